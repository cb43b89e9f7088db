/** The possible next steps of an order, and what it is waiting for. */
import { Button } from '#admin/shell/button.tsx';
import { customerLink } from '#admin/shell/mail/customer-link.ts';
import { invoicingQuery, sellerQuery } from '#admin/shell/sales/seller.ts';
import { STATUS_NAMES, undelivered } from '#core/order/status-labels.ts';
import { buttonClass } from '#ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '#admin/shell/icon.tsx';
import { formatRupees } from '#core/format.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { HAS_PARCELS, isAllBack, needsCreditNote, needsReturn } from '#core/order-status.ts';
import { waitsForPayment } from '#core/order/credit.ts';
import { linesInNoParcel } from '#core/order/shipping.ts';
import { formatTotal } from '#core/order/total-units.ts';
import {
  isEndStep,
  mayQuote,
  quoteVerb,
  sentProblem,
  stepsFor,
  undoFor,
  STEP_NAMES,
  type StaffStep,
} from '#admin/shell/order/staff-step.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import type { Shipment } from '#schema/shipment.ts';
import { parcelsQuery } from './actions/read-records.ts';
import { termsQuery } from './actions/read-terms.ts';
import { Assignment } from './assignment.tsx';
import { OrderStepDialog, UndoStepDialog, type PendingStep } from './step-dialog.tsx';
import { statusMessageLink } from './model/status-message.ts';
import { useMay, useRole } from '#admin/shell/role.ts';
import { useNow } from '#admin/shell/use-now.ts';
import { openChange } from '#core/order/change-request.ts';
import { advanceDue } from '#core/quoting/advance.ts';
import { CARD, NOTE } from '#admin/shell/look/classes.ts';

const WAITS: Readonly<Record<OrderStatus, string>> = {
  requested: 'Waiting for your quote.',
  quoted: 'Waiting for the customer’s answer.',
  accepted: 'The quote was accepted. Confirm the order.',
  confirmed: 'Waiting to be packed.',
  packed: 'Waiting for the courier.',
  dispatched: 'On its way to the customer.',
  delivered: 'Delivered.',
  cancelled: 'This order was cancelled.',
  rejected: 'This request was declined.',
  expired: 'The quote has expired.',
};

const NO_SHIPMENTS: readonly Shipment[] = [];

/**
 * The units of a dispatched order that left without a parcel, once its others are back; they must be recorded first.
 */
const unrecordedLines = (order: Order, shipments: readonly Shipment[]) =>
  isAllBack(order) ? linesInNoParcel(order, shipments) : [];

function waitsFor(order: Order, shipments: readonly Shipment[], now: number): string {
  const { status, quote } = order;
  if (isAllBack(order))
    return 'All units of its parcels are back in stock. Send them again, or cancel the order.';
  const how = undelivered(order, shipments);
  if (how !== undefined)
    return `${how === 'lost' ? 'The courier lost a parcel.' : 'A parcel is coming back.'} Record what comes back, and send the rest again.`;
  const advancePaise = advanceDue(order);
  if (status === 'accepted' && advancePaise > 0)
    return `The quote was accepted. Waiting for ${formatRupees(advancePaise)} of the advance.`;
  if (status !== 'quoted' || quote === undefined) return WAITS[status];
  if (openChange(order)) return 'Waiting for a new quote.';
  return quote.validUntil > now
    ? `${WAITS.quoted} The quote is valid until ${formatShortMoment(quote.validUntil)}.`
    : `The quote expired on ${formatShortMoment(quote.validUntil)}. Renew it, or mark the order as expired.`;
}

function kindOf(order: Order, shipments: readonly Shipment[], step: StaffStep) {
  if (isEndStep(step)) return 'danger';
  const isUndelivered = isAllBack(order) || undelivered(order, shipments) !== undefined;
  return isUndelivered ? 'secondary' : 'primary';
}

/** Writes to the customer what the status is. */
function StatusMessage({ id, order, now }: { id: string; order: Order; now: number }) {
  const { data: seller } = useQuery(sellerQuery);
  const { data: invoicing } = useQuery(invoicingQuery);
  const { data: records } = useQuery({
    ...parcelsQuery(id),
    enabled: HAS_PARCELS.has(order.status),
  });
  const message = statusMessageLink({
    order,
    shipments: records?.shipments,
    businessName: seller?.businessName ?? 'Your order',
    link: customerLink(id, order),
    upiId: invoicing?.upiId,
    now,
  });
  return (
    <a href={message} target="_blank" rel="noreferrer" className={buttonClass('whatsapp', 'small')}>
      <Icon name="whatsapp" />
      Message on WhatsApp
    </a>
  );
}

/** Packing sees no amounts. */
const UNPAID = 'A payment is due. The order can be packed once it is recorded.';

export function StepsCard({ id, order }: { id: string; order: Order }) {
  const now = useNow();
  const [pending, setPending] = useState<PendingStep>();
  const [isUndoing, setUndoing] = useState(false);
  const may = useMay();
  const role = useRole();
  const maySell = may('edit', 'sales');
  const { data: terms } = useQuery(termsQuery(id, order.uid, maySell));
  const isInvoiced = needsCreditNote(order, 'cancelled');
  const isUnpaid = waitsForPayment(order, terms?.packOnlyWhenPaid === true);
  const { data: parcels } = useQuery({
    ...parcelsQuery(id),
    enabled: order.status === 'dispatched',
  });
  const shipments = parcels?.shipments ?? NO_SHIPMENTS;
  const unrecorded = parcels ? unrecordedLines(order, shipments) : [];
  const steps = stepsFor(role, order, now).filter((step) => {
    if (step === 'cancelled') return unrecorded.length === 0;
    return step !== 'packed' || !isUnpaid;
  });
  const before = undoFor(role, order, now);
  const change = openChange(order);
  return (
    <section className={`${CARD} max-lg:-order-1`} aria-labelledby="order-steps">
      <h2 id="order-steps">Next</h2>
      {maySell && <Assignment id={id} order={order} />}
      <p>{order.status === 'confirmed' && isUnpaid ? UNPAID : waitsFor(order, shipments, now)}</p>
      {change && (
        <p className={`${NOTE} mt-3 wrap-anywhere`}>
          The customer requested a change on {formatShortMoment(change.at)}:{' '}
          <q dir="auto">{change.text}</q>
        </p>
      )}
      {isInvoiced && (isAllBack(order) || ['confirmed', 'packed'].includes(order.status)) && (
        <p className="mt-2 text-sm text-ink-soft">
          To cancel it{isAllBack(order) ? '' : ' or undo its confirmation'}, first{' '}
          <a href="#order-invoice" className="link">
            issue a credit note
          </a>{' '}
          for all invoiced units.
        </p>
      )}
      {order.status === 'packed' && needsReturn(order, 'cancelled') && (
        <p className="mt-2 text-sm text-ink-soft">{sentProblem(order)}</p>
      )}
      {unrecorded.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {formatTotal(unrecorded)} left without a parcel. To cancel the order, record their parcel
          and its return first.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {maySell && mayQuote(order) && (
          <Link
            to="/orders/$id/edit-quote"
            params={{ id }}
            className={buttonClass(
              quoteVerb(order, now) === 'Edit quote' ? 'secondary' : 'primary',
              'small',
            )}
          >
            {quoteVerb(order, now)}
          </Link>
        )}
        {steps.map((each) => (
          <button
            key={each}
            type="button"
            className={buttonClass(kindOf(order, shipments, each), 'small')}
            onClick={() => setPending({ id, seen: order, step: each })}
          >
            {STEP_NAMES[each]}
          </button>
        ))}
        {maySell && <StatusMessage id={id} order={order} now={now} />}
        {before !== undefined && (
          <Button onClick={() => setUndoing(true)}>Undo “{STATUS_NAMES[order.status]}”</Button>
        )}
      </div>
      {pending && <OrderStepDialog {...pending} onClose={() => setPending(undefined)} />}
      {isUndoing && before !== undefined && (
        <UndoStepDialog id={id} seen={order} to={before} onClose={() => setUndoing(false)} />
      )}
    </section>
  );
}
