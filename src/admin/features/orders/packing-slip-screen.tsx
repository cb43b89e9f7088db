/** The packing slip of an order or of one of its parcels: what is inside, without prices. */
import { buyerOf } from '#core/invoicing/buyer.ts';
import { sellerOf } from '#core/invoicing/draft-paper.ts';
import { agreedLines } from '#core/order/agreed-lines.ts';
import { requestedLines, sizesSentence } from '#core/order/requested-lines.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ScreenMissing, ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { formatCount, formatDesigns, formatGrams, formatKilograms } from '#core/format.ts';
import { formatDay } from '#core/format-time.ts';
import { isEndStep } from '#admin/shell/order/staff-step.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { BOUGHT } from '#core/order-status.ts';
import type { OrderStatus } from '#schema/order.ts';
import { sumWeights } from '#core/order/net-weight.ts';
import type { Shipment } from '#schema/shipment.ts';
import { PaperFrame } from '#admin/shell/paper-frame.tsx';
import { PaperNote, PaperParty, PaperSheet } from '#ui/react/paper/paper-sheet.tsx';
import { parcelsQuery } from './actions/read-records.ts';
import { slipLines, type SlipLine } from './model/slip-lines.ts';
import { PaperScreen, type PaperData } from './paper.tsx';
import { crumbsOf } from './use-order.ts';
import { PaperTable, UNDER, type PaperColumn } from '#ui/react/paper/paper-table.tsx';

const route = getRouteApi('/orders/$id/packing-slip');

const weightText = (weightMg: number | undefined): string =>
  weightMg === undefined ? '–' : formatGrams(weightMg);

interface SlipData extends Omit<PaperData, 'id'> {
  /** Undefined for the whole order. */
  parcel?: Shipment | undefined;
}

/** Named by the catalogue where possible. */
function Lines({ order, products, parcel }: Omit<SlipData, 'seller'>) {
  const requested = new Map(requestedLines(order.lines).map((line) => [line.sku, line]));
  const lines = slipLines(order, products, parcel?.lines);
  const columns: PaperColumn<SlipLine>[] = [
    {
      head: <span className="sr-only">Packed</span>,
      cell: () => <span className="block size-[4.5mm] border border-ink" />,
    },
    { head: 'SKU', cell: ({ sku }) => sku, className: 'text-start' },
    {
      head: 'Product',
      className: 'text-start',
      cell: ({ sku, sizes }) => {
        const { title = '', notes = [] } = requested.get(sku) ?? {};
        return (
          <>
            {products.get(sku)?.product.title ?? title}
            <span className={UNDER}>{sizesSentence(sizes)}</span>
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
      cell: ({ weightMg }) => weightText(weightMg),
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
        <td className="whitespace-nowrap">
          {weightText(sumWeights(lines.map(({ weightMg }) => weightMg)))}
        </td>
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

function factsOf({ order, parcel }: Pick<SlipData, 'order' | 'parcel'>) {
  const packed = order.timeline.find(({ status }) => status === 'packed');
  const { courier, trackingNumber, sentOn } = parcel ?? {};
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Order', order.number],
    ['Requested', formatDay(order.createdAt)],
    ['Packed', packed && formatDay(packed.at)],
    parcel
      ? ['Whole order', formatTotal(agreedLines(order))]
      : ['Status', STATUS_NAMES[order.status]],
    ['Sent', sentOn === undefined ? undefined : formatDay(sentOn)],
    ['Courier', courier],
    ['Tracking number', trackingNumber],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** One or more sheets for an order or a parcel. */
export function PackingSlipSheet({ seller, ...data }: SlipData) {
  const { order, parcel } = data;
  const weightG = parcel?.weightG;
  return (
    <PaperSheet
      name="Packing slip"
      seller={sellerOf(seller)}
      facts={factsOf(data)}
      blocked={blockedReason(order.status)}
    >
      <PaperParty name="Ship to" party={buyerOf(order)} />
      <Lines {...data} />
      {order.note !== undefined && <PaperNote name="Note from the customer" text={order.note} />}
      <dl className="mt-[14mm] grid break-inside-avoid grid-cols-4 gap-[6mm] max-sm:grid-cols-2">
        {(
          [
            ['Packed by'],
            ['Checked by'],
            ['Parcels', parcel && formatCount(parcel.parcels)],
            ['Gross weight', weightG === undefined ? undefined : formatKilograms(weightG)],
          ] as const
        ).map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="h-[10mm] content-end border-b border-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </PaperSheet>
  );
}

export function PackingSlipScreen() {
  const { id } = route.useParams();
  const { parcel: parcelId } = route.useSearch();
  const parcels = useQuery({ ...parcelsQuery(id), enabled: parcelId !== undefined });
  const parcel = parcels.data?.shipments.find((each) => each.id === parcelId);
  if (parcelId !== undefined && parcel === undefined)
    return parcels.data ? (
      <ScreenMissing />
    ) : (
      <ScreenWaiting title="Packing slip" crumbs={crumbsOf(id)} query={parcels} />
    );
  return (
    <PaperScreen id={id} name="Packing slip">
      {({ id: _, ...data }) => (
        <PaperFrame
          title={`Packing slip ${data.order.number}`}
          crumbs={crumbsOf(id, data.order)}
          isPrintable={blockedReason(data.order.status) === undefined}
        >
          <PackingSlipSheet {...data} parcel={parcel} />
        </PaperFrame>
      )}
    </PaperScreen>
  );
}
