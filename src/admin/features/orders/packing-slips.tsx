/** The packing slips of orders or parcels, as issued: what is inside, without prices. */
import { useQuery } from '@tanstack/react-query';
import { Button } from '#admin/shell/button.tsx';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { queries } from '#admin/shell/queries.ts';
import { NOTE } from '#admin/shell/look/classes.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { isEndStep } from '#admin/shell/order/staff-step.ts';
import {
  formatCount,
  formatCounted,
  formatDesigns,
  formatGrams,
  formatKilograms,
} from '#core/format.ts';
import { formatDay } from '#core/format-time.ts';
import { BOUGHT } from '#core/order-status.ts';
import { sumWeights } from '#core/order/net-weight.ts';
import { sizesSentence } from '#core/order/requested-lines.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import type { OrderStatus } from '#schema/order.ts';
import type { PackingSlip, SlipLine, SlipPaper } from '#schema/packing-slip.ts';
import { useTask } from '#ui/react/use-task.ts';
import { PaperNote, PaperParty, PaperSheet, type PaperFact } from '#ui/react/paper/paper-sheet.tsx';
import { PaperTable, UNDER, WIDE_ONLY, type PaperColumn } from '#ui/react/paper/paper-table.tsx';
import { issueSlips, storeSlips } from './actions/packing-slips.ts';
import { changedSlips, type CurrentSlip, type IssuedSlips } from './model/draft-slip.ts';

const weightText = (weightMg: number | undefined): string =>
  weightMg === undefined ? '–' : formatGrams(weightMg);

const COLUMNS: readonly PaperColumn<SlipLine>[] = [
  {
    head: <span className="sr-only">Packed</span>,
    cell: () => <span className="block size-[4.5mm] border border-ink" />,
  },
  { head: 'SKU', cell: ({ sku }) => sku, className: `text-start ${WIDE_ONLY}` },
  {
    head: 'Product',
    className: 'text-start wrap-anywhere',
    cell: ({ sku, title, sizes = [], notes = [] }) => (
      <>
        {title}
        {/* On phones the SKU is below the product. */}
        <span className={`${UNDER} sm:hidden`} aria-hidden="true">
          {sku}
        </span>
        <span className={UNDER}>{sizesSentence(sizes)}</span>
        {notes.length > 0 && (
          <span className={UNDER} dir="auto">
            “{notes.join(' · ')}”
          </span>
        )}
      </>
    ),
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

const Lines = ({ lines }: Pick<SlipPaper, 'lines'>) => (
  <PaperTable columns={COLUMNS} rows={lines}>
    <tr>
      <th scope="row" colSpan={3}>
        {formatDesigns(lines.length)}
      </th>
      <td className="whitespace-nowrap">
        {weightText(sumWeights(lines.map(({ weightMg }) => weightMg)))}
      </td>
      <td>
        {/* On phones it must not widen its column. */}
        <span className="inline-block max-sm:w-[20mm] max-sm:whitespace-normal">
          {formatTotal(lines)}
        </span>
      </td>
    </tr>
  </PaperTable>
);

/** Only confirmed orders are packed. */
export function blockedReason(status: OrderStatus): string | undefined {
  if (BOUGHT.has(status)) return undefined;
  return isEndStep(status)
    ? `Do not pack: this order is ${STATUS_NAMES[status].toLowerCase()}.`
    : 'Do not pack: this order is not confirmed yet. Confirm it to print the packing slip.';
}

const day = (at: number | undefined) => (at === undefined ? undefined : formatDay(at));

/** @param issued undefined before it is issued */
function factsOf(
  { orderNumber, requestedAt, parcel }: SlipPaper,
  issued: PackingSlip | undefined,
): PaperFact[] {
  const { rev = 1, updatedAt } = issued ?? {};
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Order', orderNumber],
    ['Requested', day(requestedAt)],
    ['Issued', day(updatedAt)],
    // The first one is not called a revision.
    ['Revision', rev > 1 ? formatCount(rev) : undefined],
    ['Whole order', parcel?.ofOrder],
    ['Sent', day(parcel?.sentOn)],
    ['Courier', parcel?.courier],
    ['Tracking number', parcel?.trackingNumber],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** The goods are still to be packed. */
const OUTDATED = 'Outdated: issue this packing slip again before you pack the order.';

interface SheetProps {
  slip: CurrentSlip;
  /** Undefined if it is not issued, because it must not be packed: then the current data are shown. */
  stored: PackingSlip | undefined;
  hasChanged: boolean;
}

/** One or more sheets. */
function PackingSlipSheet({ slip: { order, paper: current }, stored, hasChanged }: SheetProps) {
  const { paper } = stored ?? { paper: current };
  const isOutdated = hasChanged && order.status === 'confirmed';
  const { seller, shipTo, lines, note, parcel } = paper;
  return (
    <PaperSheet
      name="Packing slip"
      seller={seller}
      facts={factsOf(paper, stored)}
      blocked={blockedReason(order.status) ?? (isOutdated ? OUTDATED : undefined)}
    >
      <PaperParty name="Ship to" party={shipTo} />
      <Lines lines={lines} />
      {note !== undefined && <PaperNote name="Note from the customer" text={note} />}
      <dl className="mt-[14mm] grid break-inside-avoid grid-cols-4 gap-[6mm] max-sm:grid-cols-2">
        {(
          [
            ['Packed by'],
            ['Checked by'],
            ['Parcels', parcel && formatCount(parcel.parcels)],
            ['Gross weight', parcel?.weightG && formatKilograms(parcel.weightG)],
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

interface ChangedProps {
  changed: readonly CurrentSlip[];
  issued: IssuedSlips;
  /** Whether the screen shows one slip. */
  isOnly: boolean;
}

/** Slips stay as issued until staff issue them again. */
function ChangedSlips({ changed, issued, isOnly }: ChangedProps) {
  const { isBusy, run } = useTask();
  const issueAgain = async (): Promise<void> => {
    const problem = await storeSlips(changed, issued);
    if (problem !== undefined) sayFailure(problem);
    // A colleague may have changed orders and products, too.
    await queries.refetchQueries({ type: 'active' });
  };
  if (changed.length === 0) return null;
  return (
    <div className={`${NOTE} print:hidden`}>
      <p>
        {isOnly
          ? 'The order, a product or the shop’s details have changed since this packing slip was issued.'
          : `${formatCounted(changed.length, 'packing slip')} with older data: ${changed.map(({ order }) => order.number).join(', ')}. The order, a product or the shop’s details have changed since.`}
      </p>
      <p className="mt-2">
        <Button disabled={isBusy} onClick={() => run(issueAgain)}>
          Issue again with the current data
        </Button>
      </p>
    </div>
  );
}

/** Of many slips, those of goods that have left are not issued again. */
const mayIssueAgain = ({ order: { status } }: CurrentSlip, isOnly: boolean): boolean =>
  BOUGHT.has(status) && (isOnly || ['confirmed', 'packed'].includes(status));

/** @param slips at least one */
export function PackingSlips({ slips }: { slips: readonly CurrentSlip[] }) {
  const isOnly = slips.length === 1;
  const issued = useQuery({
    queryKey: ['packing slips', slips.map(({ id, order }) => [id, order.rev])],
    queryFn: () => issueSlips(slips),
  });
  return (
    <Loaded query={issued}>
      {(all) => {
        const changed = changedSlips(slips, all).filter((slip) => mayIssueAgain(slip, isOnly));
        return (
          <>
            <ChangedSlips changed={changed} issued={all} isOnly={isOnly} />
            {slips.map((slip) => (
              <PackingSlipSheet
                key={slip.id}
                slip={slip}
                stored={all.get(slip.id)}
                hasChanged={changed.includes(slip)}
              />
            ))}
          </>
        );
      }}
    </Loaded>
  );
}
