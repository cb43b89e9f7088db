/** The packing slip: what goes into the parcel, without prices. */
import { sizesLabel } from '#core/order/requested-lines.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { getRouteApi } from '@tanstack/react-router';
import { formatDesigns, formatGrams } from '#core/format.ts';
import { formatDay } from '#core/format-time.ts';
import { isEndStep } from '#admin/shell/order/staff-step.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { BOUGHT } from '#admin/shell/sales/order-facts.ts';
import { packedLines, packedWeight, type PackedLine } from './model/packed-lines.ts';
import type { OrderStatus } from '#schema/order.ts';
import { Paper, PaperNote } from './paper.tsx';
import { PaperParty } from './paper-party.tsx';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { usePaper } from './use-paper.ts';
import { UNDER } from './paper-class.ts';

const route = getRouteApi('/orders/$id/packing-slip');

const weightText = (weightMg: number | undefined): string =>
  weightMg === undefined ? '–' : formatGrams(weightMg);

function Lines({ lines }: { lines: readonly PackedLine[] }) {
  return (
    <table className="paper-table w-full">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Packed</span>
          </th>
          <th scope="col" className="text-start">
            SKU
          </th>
          <th scope="col" className="text-start">
            Product
          </th>
          <th scope="col">Net weight</th>
          <th scope="col">Quantity</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ sku, title, qty, unit, sizes, note, weightMg }, at) => (
          <tr key={at}>
            <td>
              <span className="block size-[4.5mm] border border-ink" />
            </td>
            <td className="text-start">{sku}</td>
            <td className="text-start">
              {title}
              {sizes.length > 0 && <span className={UNDER}>Sizes {sizesLabel(sizes)}</span>}
              {note !== undefined && (
                <span className={UNDER} dir="auto">
                  “{note}”
                </span>
              )}
            </td>
            <td className="whitespace-nowrap">{weightText(weightMg)}</td>
            <td className="whitespace-nowrap">{formatUnits(qty, unit)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {formatDesigns(lines.length)}
          </th>
          <td className="whitespace-nowrap">{weightText(packedWeight(lines))}</td>
          <td>{formatTotal(lines)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Only confirmed orders are packed. */
function blockedReason(status: OrderStatus): string | undefined {
  if (BOUGHT.has(status)) return undefined;
  return isEndStep(status)
    ? `Do not pack: this order is ${STATUS_NAMES[status].toLowerCase()}.`
    : 'Do not pack: this order is not confirmed yet. Confirm it to print the packing slip.';
}

export function PackingSlipScreen() {
  const { id } = route.useParams();
  const paper = usePaper(id);
  if (!paper.data)
    return (
      <ScreenWaiting
        title="Packing slip"
        crumbs={[{ name: 'Orders', to: '/orders' }]}
        query={paper}
      />
    );
  const { order, seller, products } = paper.data;
  const packed = order.timeline.find(({ status }) => status === 'packed');
  return (
    <Paper
      id={id}
      order={order}
      seller={seller}
      name="Packing slip"
      facts={[
        ['Requested', formatDay(order.createdAt)],
        ...(packed ? [['Packed', formatDay(packed.at)] as const] : []),
        ['Status', STATUS_NAMES[order.status]],
      ]}
      blocked={blockedReason(order.status)}
    >
      <PaperParty name="Ship to" order={order} />
      <Lines lines={packedLines(order, products)} />
      {order.note !== undefined && <PaperNote name="Note from the customer" text={order.note} />}
      <dl className="mt-[14mm] grid break-inside-avoid grid-cols-4 gap-[6mm] max-sm:grid-cols-2">
        {['Packed by', 'Checked by', 'Parcels', 'Gross weight'].map((what) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="h-[10mm] border-b border-ink" />
          </div>
        ))}
      </dl>
    </Paper>
  );
}
