/** Rows of the list of invoices: filtered list or search results. */
import { useQuery } from '@tanstack/react-query';
import { listKey } from '#admin/shell/list/list-key.ts';
import { useDocumentList, type DocumentList } from '#admin/shell/list/use-document-list.ts';
import { listFromQuery } from '#admin/shell/list/use-paged-list.ts';
import { invoiceKind, type Invoice } from '#schema/invoice.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { searchInvoices } from './actions/search-invoices.ts';
import { invoicesQuery, shownInvoices, type InvoicesSearch } from './invoices-search.ts';

/** @returns the list, and whether the search has more results than shown */
export function useInvoiceRows(search: InvoicesSearch): {
  list: DocumentList<Invoice>;
  isCut: boolean;
} {
  const { q } = search;
  const query = invoicesQuery(search);
  const listed = useDocumentList(invoiceKind, STAFF_LISTS.invoices, query, q === undefined);
  const results = useQuery({
    queryKey: [...listKey(invoiceKind), 'search', q],
    queryFn: () => searchInvoices(q ?? ''),
    enabled: q !== undefined,
  });
  if (q === undefined) return { list: listed, isCut: false };
  const rows = results.data && shownInvoices(results.data.invoices, search);
  return { list: listFromQuery(results, rows), isCut: results.data?.isCut === true };
}
