/** An order in the list: number, status and contents. */
import { useState } from 'react';
import { agreedLines, designsOf } from '#core/order/agreed-lines.ts';
import { formatTotal } from '#core/order/total-units.ts';
import type { StoredOrder } from '#firebase/browser/orders.ts';
import { formatDesigns, formatRupees } from '#core/format.ts';
import { formatDay, isoMoment } from '#core/format-time.ts';
import { isQuoteOver } from '#core/order/customer-step.ts';
import type { Order } from '#schema/order.ts';
import { CARD_TOP, ORDER_CARD } from './account-class.ts';
import { pathOf } from './model/account-place.ts';
import { OrderStatusBadge } from './order-status.tsx';

const TITLE = 'font-sans text-xl font-medium tracking-normal';

function orderSummary(order: Order): string {
  const { quote } = order;
  const lines = agreedLines(order);
  const contents = `${formatDesigns(designsOf(lines))}, ${formatTotal(lines)}`;
  return quote === undefined ? contents : `${contents} · ${formatRupees(quote.totalPaise)}`;
}

function Waiting({ order, isOver }: { order: Order; isOver: boolean }) {
  if (order.status !== 'quoted' || order.quote === undefined || isOver) return null;
  return <p className="text-gold">Review the quote by {formatDay(order.quote.validUntil)}.</p>;
}

/** An invalid order is listed with its number. */
export function OrderCard({ stored }: { stored: StoredOrder }) {
  const { id, order } = stored;
  const [now] = useState(Date.now);
  if (order === null) {
    return (
      <div className={ORDER_CARD} data-order>
        <h3 className={TITLE}>{stored.number ?? 'An order'}</h3>
        <p className="text-ink-soft">
          This order can’t be shown here. Contact us with its reference.
        </p>
      </div>
    );
  }
  const isOver = isQuoteOver(order, now);
  return (
    <div className={ORDER_CARD} data-order>
      <div className={`${CARD_TOP} justify-between`}>
        <h3 className={TITLE}>
          <a
            className="stretched-link focus-visible:after:outline-offset-2"
            href={pathOf({ section: 'order', id })}
          >
            {order.number}
          </a>
        </h3>
        <OrderStatusBadge status={order.status} isOver={isOver} />
      </div>
      <p className="text-ink-soft">
        <time dateTime={isoMoment(order.createdAt)}>{formatDay(order.createdAt)}</time>
      </p>
      <p className="text-ink-soft">{orderSummary(order)}</p>
      <Waiting order={order} isOver={isOver} />
    </div>
  );
}
