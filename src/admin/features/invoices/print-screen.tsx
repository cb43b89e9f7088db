/** Many invoices and credit notes on one page for print, each on its own sheets. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { NOTE } from '#admin/shell/look/classes.ts';
import { PaperFrame } from '#admin/shell/paper-frame.tsx';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { formatCount, formatCounted } from '#core/format.ts';
import { invoiceKind } from '#schema/invoice.ts';
import { InvoicePaper } from '#ui/react/paper/invoice-paper.tsx';
import { readInvoices } from './actions/read-invoices.ts';
import { readPrintSearch } from './invoices-search.ts';

const route = getRouteApi('/invoices/print');

/** More would take the browser too long to lay out. */
const MOST_PRINTED = 500;

const CRUMBS = [{ name: 'Invoices', to: '/invoices' }] as const;

export function PrintInvoicesScreen() {
  const search = readPrintSearch(route.useSearch());
  const query = useQuery({
    queryKey: [...listKey(invoiceKind), 'print', search],
    queryFn: () => readInvoices(search, undefined, MOST_PRINTED + 1),
  });
  const invoices = query.data?.slice(0, MOST_PRINTED);
  if (invoices === undefined)
    return <ScreenWaiting title="Print invoices" crumbs={CRUMBS} query={query} />;
  return (
    <PaperFrame
      title={formatCounted(invoices.length, 'invoice')}
      crumbs={CRUMBS}
      isPrintable={invoices.length > 0}
      head={
        <>
          {invoices.length === 0 && <p>No invoices match.</p>}
          {(query.data?.length ?? 0) > MOST_PRINTED && (
            <p className={NOTE}>
              Only the first {formatCount(MOST_PRINTED)} invoices are shown. Choose a shorter
              period.
            </p>
          )}
        </>
      }
    >
      {invoices.map((invoice) => (
        <InvoicePaper key={invoice.id} invoice={invoice} />
      ))}
    </PaperFrame>
  );
}
