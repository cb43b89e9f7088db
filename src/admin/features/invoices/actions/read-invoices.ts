/** Reads the invoices and credit notes of a selection or a list. */
import { targetPages, type BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import { invoicesQuery, type PrintSearch } from '#admin/features/invoices/invoices-search.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { ReadError } from '#firebase/browser/read-error.ts';
import type { StoredInvoice } from '#firebase/browser/invoices.ts';
import { invoiceKind } from '#schema/invoice.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

const targetsOf = ({ ids, ...search }: PrintSearch): BulkTargets =>
  ids === undefined
    ? { list: STAFF_LISTS.invoices, query: invoicesQuery({ ...search, sort: 'oldest' }) }
    : { ids };

/**
 * In the order of their issue.
 * @param onRead called with the number read so far
 * @param most more are not read
 * @throws ReadError also if one is invalid: sums would be wrong without it
 */
export async function readInvoices(
  search: PrintSearch,
  onRead: (count: number) => void = () => undefined,
  most = Infinity,
  database = staffDatabase,
): Promise<StoredInvoice[]> {
  const invoices: StoredInvoice[] = [];
  for await (const rows of targetPages(invoiceKind, targetsOf(search), database)) {
    for (const row of rows) {
      if (!row.success) throw new ReadError(`Invoice ${row.id} is invalid. Contact support.`);
      invoices.push({ ...row.value, id: row.id });
    }
    onRead(invoices.length);
    if (invoices.length >= most) break;
  }
  return invoices.slice(0, most).toSorted((one, other) => one.issuedAt - other.issuedAt);
}
