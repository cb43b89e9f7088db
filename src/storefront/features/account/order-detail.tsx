/** All details of an order. */
import type { ReactNode } from 'react';
import type { StoredOrder } from './actions/load-orders.ts';
import { formatMoment, isoMoment } from '#core/format-time.ts';
import { isQuoteOver } from '#core/order/customer-step.ts';
import { STATUS_MEANINGS } from '#core/order/status-labels.ts';
import { OrderLines } from '#storefront/shared/parts/order-lines.tsx';
import { OrderTimeline } from '#storefront/shared/parts/order-timeline.tsx';
import { QuoteTable } from '#storefront/shared/parts/quote-table.tsx';
import { ContactRows, PlaceRows } from '#storefront/shared/parts/order-delivery.tsx';
import { useLineFacts } from '#storefront/shared/parts/use-line-facts.ts';
import type { Order } from '#schema/order.ts';
import { BLOCK, CARD_TOP, HEADING, LEAD } from './account-class.ts';
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

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={BLOCK}>
    <h3 className={HEADING}>{title}</h3>
    {children}
  </section>
);

export function OrderDetail({ id, order, uid, onChange }: Props) {
  const now = useMountTime();
  const factsOf = useLineFacts(order.lines.map(({ sku }) => sku));
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
      {order.quote !== undefined && (
        <Block title="Quote">
          <QuoteTable quote={order.quote} lines={order.lines} />
        </Block>
      )}
      <Block title="Your request">
        <OrderLines
          lines={order.lines}
          factsOf={factsOf}
          hasEstimate={order.status === 'requested'}
        />
        {order.note !== undefined && (
          <p className="wrap-anywhere" dir="auto">
            “{order.note}”
          </p>
        )}
      </Block>
      <Reorder order={order} />
      <Block title="Timeline">
        <OrderTimeline order={order} />
      </Block>
      <Block title={order.address === undefined ? 'Contact' : 'Contact and delivery'}>
        <div className="grid gap-x-8 gap-y-4 wrap-anywhere sm:grid-cols-2">
          <ContactRows contact={order.contact} className="block" />
          {order.address !== undefined && <PlaceRows address={order.address} className="block" />}
        </div>
      </Block>
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
