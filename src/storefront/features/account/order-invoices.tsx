/** The invoice of an order, its credit notes and challans. */
import { useCallback } from 'react';
import { formatRupees } from '#core/format.ts';
import { formatDay } from '#core/format-time.ts';
import { INVOICE_NAMES } from '#core/invoicing/invoice-names.ts';
import type { Order } from '#schema/order.ts';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { BLOCK, LINE_LINK } from './account-class.ts';
import { loadOrderInvoices } from './actions/load-invoice.ts';
import { LoadState } from './load-state.tsx';
import { pathOf } from './model/account-place.ts';

/** Nothing before the seller has sent a quote: until then there is no invoice or challan. */
export const OrderInvoices = ({ id, order }: { id: string; order: Order }) =>
  order.quote !== undefined && <Invoices id={id} order={order} />;

function Invoices({ id, order }: { id: string; order: Order }) {
  const loading = useLoaded(useCallback(() => loadOrderInvoices(id, order), [id, order]));
  const { last } = loading;
  if (last === undefined) return <LoadState loading={loading} rows={1} />;
  if (last.length === 0) return null;
  return (
    <section className={BLOCK} aria-labelledby="order-invoices">
      <h3 id="order-invoices" className="text-xl">
        {last.some(({ kind }) => kind !== 'challan') ? 'Invoice' : 'Delivery challan'}
      </h3>
      <ul className="grid gap-1">
        {last.map(({ id: invoice, kind, number, issuedAt, totalPaise }) => (
          <li key={invoice} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <a className={LINE_LINK} href={pathOf({ section: 'invoice', id: invoice })}>
                {number}
              </a>
              <span className="block text-sm text-ink-soft">
                {INVOICE_NAMES[kind]} · {formatDay(issuedAt)}
              </span>
            </span>
            <span className="tabular-nums">
              {formatRupees(kind === 'creditNote' ? 0 - totalPaise : totalPaise)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
