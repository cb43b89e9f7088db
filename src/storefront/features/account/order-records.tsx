/** What the customer has paid, what is due, and where the parcels are. */
import { useCallback } from 'react';
import { formatRupees } from '#core/format.ts';
import { formatDay } from '#core/format-time.ts';
import { creditOf, dueOf } from '#core/order/balance.ts';
import { parcelFacts } from '#core/order/parcel-facts.ts';
import { OUTCOME_NAMES, PAYMENT_METHOD_NAMES } from '#core/order/record-labels.ts';
import { lostLines } from '#core/order/shipping.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { succeeded } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import {
  listPayments,
  listReturns,
  listShipments,
  valuesOf,
} from '#firebase/browser/order-records.ts';
import type { Order } from '#schema/order.ts';
import type { Payment } from '#schema/payment.ts';
import type { Shipment } from '#schema/shipment.ts';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { BLOCK } from './account-class.ts';
import { LoadState } from './load-state.tsx';
import { Quoted } from '#ui/react/quoted.tsx';

/** Nothing is read of payments as long as there are none. */
const loadRecords = (id: string, { paidPaise }: Order) =>
  databaseOutcome(async () => {
    const [payments, shipments, returns] = await Promise.all([
      paidPaise === undefined ? [] : listPayments(id),
      listShipments(id),
      listReturns(id),
    ]);
    return {
      payments: valuesOf(payments),
      shipments: valuesOf(shipments),
      returns: valuesOf(returns),
    };
  });

const ROW = 'flex flex-wrap justify-between gap-x-4';
const UNDER = 'block text-sm text-ink-soft wrap-anywhere';

const PaymentRow = ({ payment }: { payment: Payment }) => {
  const { amountPaise, method, reference, paidOn, note, voided } = payment;
  const facts = [formatDay(paidOn), PAYMENT_METHOD_NAMES[method], reference, voided && 'voided'];
  return (
    <li className={ROW}>
      <span>
        {amountPaise < 0 ? 'Refund' : 'Payment'}
        <span className={UNDER}>{facts.filter(Boolean).join(' · ')}</span>
        <Quoted text={note} className={UNDER} />
        <Quoted text={voided?.reason} className={UNDER} />
      </span>
      <span className={`tabular-nums ${voided ? 'line-through' : ''}`}>
        {formatRupees(Math.abs(amountPaise))}
      </span>
    </li>
  );
};

const Parcel = ({ shipment }: { shipment: Shipment }) => {
  const { courier, trackingNumber, trackingUrl, sentOn, note, outcome } = shipment;
  const tracking = trackingNumber === undefined ? [] : [`Tracking number ${trackingNumber}`];
  return (
    <li>
      <span className={ROW}>
        <b className="font-medium">{courier}</b>
        <span>
          {outcome
            ? `${OUTCOME_NAMES[outcome.state]} on ${formatDay(outcome.on)}`
            : `Sent on ${formatDay(sentOn)}`}
        </span>
      </span>
      <span className={UNDER}>{[...parcelFacts(shipment), ...tracking].join(' · ')}</span>
      {trackingUrl !== undefined && (
        <a href={trackingUrl} target="_blank" rel="noopener" className="inline-block py-1.5 link">
          Track this parcel
        </a>
      )}
      <Quoted text={note} className={UNDER} />
      <Quoted text={outcome?.note} className={UNDER} />
    </li>
  );
};

function Balance({ order }: { order: Order }) {
  const due = dueOf(order);
  if (due === undefined) return null;
  const credited = creditOf(order).totalPaise;
  return (
    <>
      {credited > 0 && (
        <p className={ROW}>
          <span>Credited</span>
          <span className="tabular-nums">{formatRupees(credited)}</span>
        </p>
      )}
      <p className={`${ROW} font-semibold`}>
        <span>{due < 0 ? 'We owe you' : 'Balance due'}</span>
        <span className="tabular-nums">{formatRupees(Math.abs(due))}</span>
      </p>
    </>
  );
}

/** Once the order is complete, until they are sent again. */
function LostUnits({ order, shipments }: { order: Order; shipments: readonly Shipment[] }) {
  const lost = order.status === 'delivered' ? lostLines(order, shipments) : [];
  if (lost.length === 0) return null;
  return (
    <li>
      <b className="font-medium">Lost and not sent again: {formatTotal(lost)}</b>
      <span className={UNDER}>
        {lost
          .map(
            ({ sku, size, qty }) => `${sku}${size === undefined ? '' : `, size ${size}`} × ${qty}`,
          )
          .join(' · ')}
      </span>
    </li>
  );
}

const hasRecords = ({ paidPaise, sentUnits, duePaise }: Order): boolean =>
  [paidPaise, sentUnits, duePaise].some((each) => each !== undefined);

/** Undefined, and nothing is read, for an order of which nothing is paid, due or sent. */
export const useOrderRecords = (id: string, order: Order) =>
  useLoaded(
    useCallback(
      () => (hasRecords(order) ? loadRecords(id, order) : Promise.resolve(succeeded(undefined))),
      [id, order],
    ),
  );

interface Props {
  order: Order;
  loading: ReturnType<typeof useOrderRecords>;
}

export function OrderRecords({ order, loading }: Props) {
  if (!hasRecords(order)) return null;
  // The records of the version before stay visible while those of another one are loading.
  if (loading.last === undefined) return <LoadState loading={loading} rows={2} />;
  const { payments, shipments, returns } = loading.last;
  return (
    <>
      <section className={BLOCK} aria-labelledby="order-payments">
        <h3 id="order-payments" className="text-xl">
          Payments
        </h3>
        <ul className="grid gap-3">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
        <Balance order={order} />
      </section>
      {shipments.length + returns.length > 0 && (
        <section className={BLOCK} aria-labelledby="order-parcels">
          <h3 id="order-parcels" className="text-xl">
            {shipments.length > 0 ? 'Parcels' : 'Returns'}
          </h3>
          <ul className="grid gap-4">
            {shipments.map((shipment) => (
              <Parcel key={shipment.id} shipment={shipment} />
            ))}
            <LostUnits order={order} shipments={shipments} />
            {returns.map(({ id: key, lines, reason, at }) => (
              <li key={key}>
                <span className={ROW}>
                  <b className="font-medium">Returned: {formatTotal(lines)}</b>
                  <span>{formatDay(at)}</span>
                </span>
                <Quoted text={reason} className={UNDER} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
