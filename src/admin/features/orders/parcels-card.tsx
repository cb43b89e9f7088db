/** The parcels and returns of an order, and how more are recorded. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Chip, type ChipLook } from '#admin/shell/chip.tsx';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { CARD } from '#admin/shell/look/classes.ts';
import { useMay } from '#admin/shell/role.ts';
import { StaffName } from '#admin/shell/staff-name.tsx';
import { formatShortDay } from '#core/format-time.ts';
import { HAS_PARCELS } from '#core/order-status.ts';
import { parcelFacts } from '#core/order/parcel-facts.ts';
import { OUTCOME_NAMES } from '#core/order/record-labels.ts';
import { returnableLines, sendableLines, unsentLines } from '#core/order/shipping.ts';
import { formatTotal, unitsOf } from '#core/order/total-units.ts';
import type { StoredInvoice } from '#firebase/browser/invoices.ts';
import type { Order } from '#schema/order.ts';
import type { Shipment, ShipmentOutcome } from '#schema/shipment.ts';
import { invoicesKey, loadInvoices } from './actions/order-invoices.ts';
import { parcelsQuery } from './actions/read-records.ts';
import { ChallanDialog } from './challan-dialog.tsx';
import { ParcelDialog } from './parcel-dialog.tsx';
import { CorrectionDialog, OutcomeDialog, ReturnDialog } from './parcel-end-dialogs.tsx';
import { Quoted } from '#ui/react/quoted.tsx';

const LOOKS: Record<ShipmentOutcome, ChipLook> = {
  delivered: 'good',
  lost: 'bad',
  returned: 'warn',
};

const ITEM = 'border-t border-line py-2 first:border-t-0';
const ROW = 'flex flex-wrap items-baseline justify-between gap-x-4';
const PAPER_LINK = 'inline-flex min-h-8 items-center link';

interface ParcelProps {
  order: string;
  shipment: Shipment & { id: string };
  /** The challans of the order. */
  challans: readonly StoredInvoice[];
  onUpdate: () => void;
  onEdit: () => void;
  /** Undefined for roles that issue none. */
  onChallan: (() => void) | undefined;
}

function Parcel({ order, shipment, challans, onUpdate, onEdit, onChallan }: ParcelProps) {
  const { courier, trackingNumber, trackingUrl, sentOn, note, outcome } = shipment;
  const challan = challans.find(({ id }) => id === shipment.id);
  return (
    <li className={ITEM}>
      <p className={ROW}>
        <bdi className="font-medium">{courier}</bdi>
        <Chip look={outcome ? LOOKS[outcome.state] : 'plain'}>
          {outcome
            ? `${OUTCOME_NAMES[outcome.state]} ${formatShortDay(outcome.on)}`
            : `Sent ${formatShortDay(sentOn)}`}
        </Chip>
      </p>
      <p className="text-sm text-ink-soft">{parcelFacts(shipment).join(' · ')}</p>
      <p className={`${ROW} text-sm`}>
        {trackingUrl === undefined ? (
          <bdi className="wrap-anywhere">{trackingNumber}</bdi>
        ) : (
          <a href={trackingUrl} target="_blank" rel="noreferrer" className="wrap-anywhere link">
            Track {trackingNumber}
          </a>
        )}
        <button type="button" className="min-h-8 link" onClick={onUpdate}>
          Update<span className="sr-only"> parcel of {courier}</span>
        </button>
        <button type="button" className="min-h-8 link" onClick={onEdit}>
          Edit<span className="sr-only"> parcel of {courier}</span>
        </button>
      </p>
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        <Link
          to="/orders/$id/packing-slip"
          params={{ id: order }}
          search={{ parcel: shipment.id }}
          className={PAPER_LINK}
        >
          Packing slip<span className="sr-only"> of the parcel of {courier}</span>
        </Link>
        {challan ? (
          <Link to="/invoices/$id" params={{ id: challan.id }} className={PAPER_LINK}>
            Challan {challan.number}
          </Link>
        ) : (
          onChallan && (
            <button type="button" className="min-h-8 link" onClick={onChallan}>
              Issue challan<span className="sr-only"> for the parcel of {courier}</span>
            </button>
          )
        )}
      </p>
      <Quoted text={note} className="text-sm" />
      <Quoted text={outcome?.note} className="text-sm" />
    </li>
  );
}

export function ParcelsCard({ id, order }: { id: string; order: Order }) {
  const [open, setOpen] = useState<'parcel' | 'return'>();
  const [updating, setUpdating] = useState<Shipment & { id: string }>();
  const [editing, setEditing] = useState<Shipment & { id: string }>();
  const [challan, setChallan] = useState<string>();
  const maySell = useMay()('edit', 'sales');
  const { data: challans = [] } = useQuery({
    queryKey: invoicesKey(id),
    queryFn: () => loadInvoices(id),
    enabled: maySell && HAS_PARCELS.has(order.status),
  });
  const records = useQuery({ ...parcelsQuery(id), enabled: HAS_PARCELS.has(order.status) });
  if (!HAS_PARCELS.has(order.status)) return null;
  const { shipments = [], returns = [] } = records.data ?? {};
  const unsent = unsentLines(order, shipments);
  const sendable = sendableLines(order, shipments, returns);
  const isDelivered = order.status === 'delivered';
  const unsentText = (lines: typeof unsent): string =>
    isDelivered ? `Lost or returned: ${formatTotal(lines)}.` : `${formatTotal(lines)} to send.`;
  // Staff marked it as dispatched or delivered without recording what was sent.
  const isMarked = order.status !== 'packed' && shipments.length === 0;
  const returnable = returnableLines(order, shipments, returns);
  return (
    <section className={CARD} aria-labelledby="order-parcels">
      <h2 id="order-parcels">Parcels</h2>
      <Loaded query={records} meanwhile={null}>
        {() => (
          <div className="grid gap-3">
            {isMarked ? (
              <p>No parcels are recorded.</p>
            ) : (
              unsent.length > 0 && <p>{unsentText(unsent)}</p>
            )}
            {unitsOf(sendable) < unitsOf(unsent) && (
              <p className="text-sm text-ink-soft">
                Record the return of the parcels that came back. Then you can send their units again
                {isDelivered ? '.' : ', or cancel the order when all its units are back in stock.'}
              </p>
            )}
            <ul className="empty:hidden">
              {shipments.map((shipment) => (
                <Parcel
                  key={shipment.id}
                  order={id}
                  shipment={shipment}
                  challans={challans}
                  onUpdate={() => setUpdating(shipment)}
                  onEdit={() => setEditing(shipment)}
                  onChallan={maySell ? () => setChallan(shipment.id) : undefined}
                />
              ))}
              {returns.map(({ id: key, lines, reason, isRestocked, by, at }) => (
                <li key={key} className={ITEM}>
                  <p className={ROW}>
                    <span className="font-medium">Return of {formatTotal(lines)}</span>
                    <Chip look={isRestocked ? 'plain' : 'warn'}>
                      {isRestocked ? 'Back in stock' : 'Not in stock'}
                    </Chip>
                  </p>
                  <p className="text-sm text-ink-soft">
                    {formatShortDay(at)} · <StaffName uid={by} />
                  </p>
                  <Quoted text={reason} className="text-sm" />
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap gap-2 empty:hidden">
              {sendable.length > 0 && (
                <Button kind="primary" onClick={() => setOpen('parcel')}>
                  Send parcel
                </Button>
              )}
              {returnable.length > 0 && (
                <Button onClick={() => setOpen('return')}>Record return</Button>
              )}
            </div>
          </div>
        )}
      </Loaded>
      {open === 'parcel' && (
        <ParcelDialog order={id} lines={sendable} onClose={() => setOpen(undefined)} />
      )}
      {open === 'return' && (
        <ReturnDialog order={id} lines={returnable} onClose={() => setOpen(undefined)} />
      )}
      {challan !== undefined && (
        <ChallanDialog order={id} parcel={challan} onClose={() => setChallan(undefined)} />
      )}
      {editing !== undefined && (
        <CorrectionDialog order={id} shipment={editing} onClose={() => setEditing(undefined)} />
      )}
      {updating !== undefined && (
        <OutcomeDialog order={id} shipment={updating} onClose={() => setUpdating(undefined)} />
      )}
    </section>
  );
}
