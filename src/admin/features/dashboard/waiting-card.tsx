/** Orders that wait for staff, the oldest first: requests to quote, and confirmed orders to pack. */
import type { ReactNode } from 'react';
import { OrderLink, OrdersLink } from '#admin/shell/order-link.tsx';
import type { FoundDocument } from '#admin/shell/actions/list-as-staff.ts';
import { oldestOrders } from './actions/oldest-orders.ts';
import { formatAge } from '#admin/shell/model/age.ts';
import { formatPieces, formatRupees } from '#core/format.ts';
import { sinceOf } from '#admin/shell/order/order-age.ts';
import { piecesOf } from '#core/order/pieces.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import { LoadedPart } from './loaded-part.tsx';
import { ORDER_PARTS } from './use-fresh-figures.ts';

interface RowProps {
  id: string;
  order: Order;
  /** ms */
  now: number;
}

function Row({ id, order, now }: RowProps) {
  const { contact, lines, quote, number } = order;
  return (
    <li className="dashboard-order">
      <OrderLink id={id}>{number}</OrderLink>
      <span className="dashboard-order-who">
        <bdi>{contact.businessName ?? contact.name}</bdi>
      </span>
      <span className="dashboard-order-what">
        {formatPieces(piecesOf(lines))}
        {quote && ` · ${formatRupees(quote.totalPaise)}`}
      </span>
      <span className="dashboard-order-age">{formatAge(now - sinceOf(order))}</span>
    </li>
  );
}

interface Props {
  status: 'requested' | 'confirmed';
  title: string;
  /** How many are listed at most. */
  size: number;
  /** Shown when there are none. */
  none: ReactNode;
  /** ms */
  now: number;
}

/** Those that can be read, the one that waits longest first. */
const byWaiting = (rows: readonly FoundDocument<Order>[]) =>
  rows
    .flatMap((row) => (row.fits ? [{ id: row.id, order: row.value }] : []))
    .toSorted((one, other) => sinceOf(one.order) - sinceOf(other.order));

const oldestWords = (status: OrderStatus, age: string): string =>
  status === 'requested'
    ? `The oldest has waited ${age} for a quote.`
    : `The oldest has waited ${age}.`;

export function WaitingCard({ status, title, size, none, now }: Props) {
  return (
    <section className="admin-card" aria-labelledby={`waiting-${status}`}>
      <h2 id={`waiting-${status}`}>{title}</h2>
      <LoadedPart name={ORDER_PARTS[status]} ask={() => oldestOrders(status, size)}>
        {({ rows, isMore }) => {
          const [oldest, ...others] = byWaiting(rows);
          if (oldest === undefined) return <p className="text-ink-soft">{none}</p>;
          return (
            <>
              <p className="text-sm text-ink-soft">
                {oldestWords(status, formatAge(now - sinceOf(oldest.order)))}
              </p>
              <ul className="dashboard-orders">
                {[oldest, ...others].map(({ id, order }) => (
                  <Row key={id} id={id} order={order} now={now} />
                ))}
              </ul>
              {isMore && (
                <p className="mt-3 text-sm">
                  <OrdersLink wanted={{ status }}>View all</OrdersLink>
                </p>
              )}
            </>
          );
        }}
      </LoadedPart>
    </section>
  );
}
