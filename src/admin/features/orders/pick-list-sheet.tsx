/** The pick list: what to take from the shelves for several orders. */
import { formatCounted, formatDesigns, formatGrams } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';
import { sellerOf } from '#core/invoicing/draft-paper.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import type { SiteSettings } from '#schema/settings.ts';
import { PaperSheet } from '#ui/react/paper/paper-sheet.tsx';
import { PaperTable, UNDER, WIDE_ONLY, type PaperColumn } from '#ui/react/paper/paper-table.tsx';
import type { OrdersToPrint } from './actions/read-orders.ts';
import { pickList, type PickLine } from './model/pick-list.ts';

const COLUMNS: readonly PaperColumn<PickLine>[] = [
  {
    head: <span className="sr-only">Picked</span>,
    cell: () => <span className="block size-[4.5mm] border border-ink" />,
  },
  { head: 'SKU', cell: ({ code }) => code, className: `text-start wrap-anywhere ${WIDE_ONLY}` },
  {
    head: 'Product',
    className: 'text-start wrap-anywhere',
    cell: ({ code, title, size, orders }) => (
      <>
        {title}
        {/* On phones the SKU is below the product. */}
        <span className={`${UNDER} sm:hidden`} aria-hidden="true">
          {code}
        </span>
        <span className={UNDER}>{size !== undefined && `Size ${size}`}</span>
        <span className={UNDER}>
          {orders.map(({ number, qty }) => `${number} × ${qty}`).join(' · ')}
        </span>
      </>
    ),
  },
  {
    head: 'Net weight',
    cell: ({ unitWeightMg, qty }) =>
      unitWeightMg === undefined ? '–' : formatGrams(unitWeightMg * qty),
    className: `whitespace-nowrap ${WIDE_ONLY}`,
  },
  {
    head: 'Quantity',
    cell: ({ qty, unit }) => formatUnits(qty, unit),
  },
];

interface Props extends Pick<OrdersToPrint, 'orders' | 'products'> {
  seller: SiteSettings;
  /** ms */
  now: number;
}

export function PickListSheet({ orders, products, seller, now }: Props) {
  const lines = pickList(orders, products);
  return (
    <PaperSheet
      name="Pick list"
      seller={sellerOf(seller)}
      facts={[
        ['Printed', formatMoment(now)],
        ['Orders', formatCounted(orders.length, 'order')],
      ]}
    >
      <div className="mt-[6mm]">
        <PaperTable columns={COLUMNS} rows={lines}>
          <tr>
            <th scope="row" colSpan={4}>
              {formatDesigns(new Set(lines.map(({ sku }) => sku)).size)}
            </th>
            <td>{formatTotal(lines)}</td>
          </tr>
        </PaperTable>
      </div>
    </PaperSheet>
  );
}
