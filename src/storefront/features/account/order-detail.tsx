/** All details of an order. */
import type { StoredOrder } from './actions/load-orders.ts';
import { formatMoment, isoMoment } from '#core/format-time.ts';
import { isQuoteOver } from '#core/order/customer-step.ts';
import { STATUS_MEANINGS } from '#core/order/status-labels.ts';
import { OrderContents } from '#storefront/shared/parts/order-contents.tsx';
import type { Order } from '#schema/order.ts';
import { CARD_TOP, LEAD } from './account-class.ts';
import { OrderSteps } from './order-steps.tsx';
import { OrderStatusBadge } from './order-status.tsx';
import { Reorder } from './reorder.tsx';
import { sellerChat } from './seller-chat.ts';
import { useMountTime } from './use-mount-time.ts';

interface Props {
  id: string;
  order: Order;
  uid: string;
  onChange: (now: StoredOrder) => void;
}

export function OrderDetail({ id, order, uid, onChange }: Props) {
  const now = useMountTime();
  const isOver = isQuoteOver(order, now);
  const chat = sellerChat(`Namaste, I have a question about my order ${order.number}.`);
  return (
    <>
      <p className={`${CARD_TOP} text-ink-soft`}>
        <OrderStatusBadge status={order.status} isOver={isOver} />
        <time dateTime={isoMoment(order.createdAt)}>{formatMoment(order.createdAt)}</time>
      </p>
      <p className={LEAD}>{STATUS_MEANINGS[isOver ? 'expired' : order.status]}</p>
      <OrderSteps id={id} order={order} uid={uid} onChange={onChange} />
      <OrderContents order={order} />
      <Reorder order={order} />
      {chat !== undefined && (
        <p>
          <a className="btn btn-whatsapp" href={chat} rel="noopener" target="_blank">
            Ask about this order
          </a>
        </p>
      )}
    </>
  );
}
