/** Orders waiting for staff, oldest first: requests to quote, and confirmed orders to pack. */
import type { ReactNode } from 'react';
import { OrderLink, OrdersLink } from '#admin/shell/order-link.tsx';
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import { oldestOrders } from './actions/oldest-orders.ts';
import { formatAge } from '#admin/shell/model/age.ts';
import { formatRupees } from '#core/format.ts';
import { sinceOf } from '#admin/shell/order/order-age.ts';
import { formatTotal } from '#core/order/total-units.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import { LoadedPart } from './loaded-part.tsx';
import { ORDER_PARTS } from './use-fresh-figures.ts';
import { CARD } from '#admin/shell/look/classes.ts';

interface RowProps {
  id: string;
  order: Order;
  /** Current time, ms. */
  now: number;
}

/** Two lines on a phone, one on a wide card. */
const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 border-line py-2 not-first:border-t md:grid-cols-[7rem_minmax(0,1fr)_max-content_5.5rem] md:*:col-auto md:*:row-[1]';

function Row({ id, order, now }: RowProps) {
  const { contact, lines, quote, number } = order;
  return (
    <li className={ROW}>
      <OrderLink id={id}>{number}</OrderLink>
      <span className="row-[2] min-w-0 wrap-anywhere">
        <bdi>{contact.businessName ?? contact.name}</bdi>
      </span>
      <span className="col-[2] row-[2] whitespace-nowrap text-ink-soft">
        {formatTotal(lines)}
        {quote && ` · ${formatRupees(quote.totalPaise)}`}
      </span>
      <span className="col-[2] row-[1] justify-self-end whitespace-nowrap text-ink-soft">
        {formatAge(now - sinceOf(order))}
      </span>
    </li>
  );
}

interface Props {
  status: 'requested' | 'confirmed';
  title: string;
  /** The most orders to list. */
  size: number;
  /** Shown when there are none. */
  none: ReactNode;
  /** Current time, ms. */
  now: number;
}

/** Readable orders, longest waiting first. */
const byWaiting = (rows: readonly DecodedDocument<Order>[]) =>
  rows
    .flatMap((row) => (row.fits ? [{ id: row.id, order: row.value }] : []))
    .toSorted((one, other) => sinceOf(one.order) - sinceOf(other.order));

const oldestText = (status: OrderStatus, age: string): string =>
  status === 'requested'
    ? `The oldest has waited ${age} for a quote.`
    : `The oldest has waited ${age}.`;

export function WaitingCard({ status, title, size, none, now }: Props) {
  return (
    <section className={CARD} aria-labelledby={`waiting-${status}`}>
      <h2 id={`waiting-${status}`}>{title}</h2>
      <LoadedPart name={ORDER_PARTS[status]} load={() => oldestOrders(status, size)}>
        {({ rows, isMore }) => {
          const [oldest, ...others] = byWaiting(rows);
          if (oldest === undefined) return <p className="text-ink-soft">{none}</p>;
          return (
            <>
              <p className="text-sm text-ink-soft">
                {oldestText(status, formatAge(now - sinceOf(oldest.order)))}
              </p>
              <ul className="mt-2">
                {[oldest, ...others].map(({ id, order }) => (
                  <Row key={id} id={id} order={order} now={now} />
                ))}
              </ul>
              {isMore && (
                <p className="mt-3 text-sm">
                  <OrdersLink filter={{ status }}>View all</OrdersLink>
                </p>
              )}
            </>
          );
        }}
      </LoadedPart>
    </section>
  );
}
