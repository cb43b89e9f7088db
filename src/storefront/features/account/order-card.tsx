/** One order in the list: what it is called, where it stands, what it holds. */
import { piecesOf } from '#core/order/pieces.ts';
import type { StoredOrder } from './actions/load-orders.ts';
import { formatDesigns, formatPieces, formatRupees } from '#core/format.ts';
import { formatDay, isoMoment } from '#core/format-time.ts';
import { isQuoteOver } from '#core/order/customer-step.ts';
import type { Order } from '#schema/order.ts';
import { AccountLink } from './account-link.tsx';
import { OrderStatusBadge } from './order-status.tsx';
import { useMountTime } from './use-mount-time.ts';

function holdsWords({ lines, quote }: Order): string {
  const pieces = piecesOf(lines);
  const holds = `${formatDesigns(lines.length)}, ${formatPieces(pieces)}`;
  return quote === undefined ? holds : `${holds} · ${formatRupees(quote.totalPaise)}`;
}

function Waiting({ order, isOver }: { order: Order; isOver: boolean }) {
  if (order.status !== 'quoted' || order.quote === undefined || isOver) return null;
  return (
    <p className="account-order-waiting">
      Review the quote by {formatDay(order.quote.validUntil)}.
    </p>
  );
}

/** One that cannot be read is named all the same, so that nobody misses it. */
export function OrderCard({ stored }: { stored: StoredOrder }) {
  const { id, order } = stored;
  const now = useMountTime();
  if (order === null) {
    return (
      <div className="account-order">
        <h3>{stored.number ?? 'An order'}</h3>
        <p>This order can’t be shown here. Contact us with its reference.</p>
      </div>
    );
  }
  const isOver = isQuoteOver(order, now);
  return (
    <div className="account-order">
      <div className="account-order-top">
        <h3>
          <AccountLink to={{ section: 'order', id }}>{order.number}</AccountLink>
        </h3>
        <OrderStatusBadge status={order.status} isOver={isOver} />
      </div>
      <p>
        <time dateTime={isoMoment(order.createdAt)}>{formatDay(order.createdAt)}</time>
      </p>
      <p>{holdsWords(order)}</p>
      <Waiting order={order} isOver={isOver} />
    </div>
  );
}
