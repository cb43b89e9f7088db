/** The packing slip: what goes into the parcel, without prices. */
import { agreedLines, agreedSizes } from '#core/order/agreed-lines.ts';
import { requestedLines, sizesOf } from '#core/order/requested-lines.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { getRouteApi } from '@tanstack/react-router';
import { formatDesigns, formatGrams } from '#core/format.ts';
import { formatDay } from '#core/format-time.ts';
import { isEndStep } from '#admin/shell/order/staff-step.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { BOUGHT } from '#core/order-status.ts';
import type { OrderStatus } from '#schema/order.ts';
import { lineWeight, totalWeight } from '#core/order/net-weight.ts';
import { PaperFrame } from '#admin/shell/paper-frame.tsx';
import { PaperNote, PaperParty, PaperSheet } from '#ui/react/paper/paper-sheet.tsx';
import { PaperScreen, partyOf, type PaperData } from './paper.tsx';
import { crumbsOf } from './use-order.ts';
import { PaperTable, UNDER, type PaperColumn } from '#ui/react/paper/paper-table.tsx';

const route = getRouteApi('/orders/$id/packing-slip');

const weightText = (weightMg: number | undefined): string =>
  weightMg === undefined ? '–' : formatGrams(weightMg);

/** Quoted lines if there is a quote, otherwise requested ones; named by the catalogue where possible. */
function Lines({ order, products }: Pick<PaperData, 'order' | 'products'>) {
  const requested = new Map(requestedLines(order.lines).map((line) => [line.sku, line]));
  const agreed = Map.groupBy(agreedLines(order), ({ sku }) => sku);
  const lines = (order.quote?.lines ?? [...requested.values()]).map((line) => ({
    ...line,
    sizes: sizesOf(agreed.get(line.sku) ?? []),
  }));
  const sizes = agreedSizes(order);
  const columns: PaperColumn<(typeof lines)[number]>[] = [
    {
      head: <span className="sr-only">Packed</span>,
      cell: () => <span className="block size-[4.5mm] border border-ink" />,
    },
    { head: 'SKU', cell: ({ sku }) => sku, className: 'text-start' },
    {
      head: 'Product',
      className: 'text-start',
      cell: ({ sku }) => {
        const { title = '', notes = [] } = requested.get(sku) ?? {};
        return (
          <>
            {products.get(sku)?.product.title ?? title}
            <span className={UNDER}>{sizes(sku)}</span>
            {notes.length > 0 && (
              <span className={UNDER} dir="auto">
                “{notes.join(' · ')}”
              </span>
            )}
          </>
        );
      },
    },
    {
      head: 'Net weight',
      cell: (line) => weightText(lineWeight(line, products)),
      className: 'whitespace-nowrap',
    },
    {
      head: 'Quantity',
      cell: ({ qty, unit }) => formatUnits(qty, unit),
      className: 'whitespace-nowrap',
    },
  ];
  return (
    <PaperTable columns={columns} rows={lines}>
      <tr>
        <th scope="row" colSpan={3}>
          {formatDesigns(lines.length)}
        </th>
        <td className="whitespace-nowrap">{weightText(totalWeight(lines, products))}</td>
        <td>{formatTotal(lines)}</td>
      </tr>
    </PaperTable>
  );
}

/** Only confirmed orders are packed. */
function blockedReason(status: OrderStatus): string | undefined {
  if (BOUGHT.has(status)) return undefined;
  return isEndStep(status)
    ? `Do not pack: this order is ${STATUS_NAMES[status].toLowerCase()}.`
    : 'Do not pack: this order is not confirmed yet. Confirm it to print the packing slip.';
}

/** One or more sheets for an order. */
export function PackingSlipSheet({ order, seller, products }: Omit<PaperData, 'id'>) {
  const packed = order.timeline.find(({ status }) => status === 'packed');
  return (
    <PaperSheet
      name="Packing slip"
      seller={seller}
      facts={[
        ['Order', order.number],
        ['Requested', formatDay(order.createdAt)],
        ...(packed ? [['Packed', formatDay(packed.at)] as const] : []),
        ['Status', STATUS_NAMES[order.status]],
      ]}
      blocked={blockedReason(order.status)}
    >
      <PaperParty name="Ship to" party={partyOf(order)} />
      <Lines order={order} products={products} />
      {order.note !== undefined && <PaperNote name="Note from the customer" text={order.note} />}
      <dl className="mt-[14mm] grid break-inside-avoid grid-cols-4 gap-[6mm] max-sm:grid-cols-2">
        {['Packed by', 'Checked by', 'Parcels', 'Gross weight'].map((what) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="h-[10mm] border-b border-ink" />
          </div>
        ))}
      </dl>
    </PaperSheet>
  );
}

export const PackingSlipScreen = () => (
  <PaperScreen id={route.useParams().id} name="Packing slip">
    {({ id, ...data }) => (
      <PaperFrame
        title={`Packing slip ${data.order.number}`}
        crumbs={crumbsOf(id, data.order)}
        isPrintable={blockedReason(data.order.status) === undefined}
      >
        <PackingSlipSheet {...data} />
      </PaperFrame>
    )}
  </PaperScreen>
);
