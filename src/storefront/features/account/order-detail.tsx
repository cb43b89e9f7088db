/** All that is known of an order. */
import type { ReactNode } from 'react';
import type { StoredOrder } from './actions/load-orders.ts';
import { formatPhone } from '#core/format-phone.ts';
import { formatMoment, isoMoment } from '#core/format-time.ts';
import { isQuoteOver } from '#core/order/customer-step.ts';
import { STATUS_MEANINGS } from '#core/order/status-words.ts';
import { OrderLines } from '#storefront/shared/parts/order-lines.tsx';
import { OrderTimeline } from '#storefront/shared/parts/order-timeline.tsx';
import { QuoteTable } from '#storefront/shared/parts/quote-table.tsx';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { useLineFacts } from '#storefront/shared/parts/use-line-facts.ts';
import type { Order } from '#schema/order.ts';
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
  <section className="account-block">
    <h3>{title}</h3>
    {children}
  </section>
);

function Delivery({ contact, address }: Order) {
  const { name, businessName, phone, email, gstin } = contact;
  const rows = [name, businessName, formatPhone(phone), email, gstin && `GSTIN ${gstin}`];
  const place = address && [...address.lines, `${address.city} ${address.pin}`, address.state];
  return (
    <div className="account-sides">
      <p>
        {rows.filter(Boolean).map((row) => (
          <span key={row} className="account-row" dir="auto">
            {row}
          </span>
        ))}
      </p>
      {place && (
        <p>
          {place.map((row, index) => (
            <span key={index} className="account-row" dir="auto">
              {row}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

export function OrderDetail({ id, order, uid, onChange }: Props) {
  const now = useMountTime();
  const factsOf = useLineFacts(
    order.lines.map(({ sku }) => sku),
    loadCatalogue,
  );
  const isOver = isQuoteOver(order, now);
  const chat = sellerChat(`Namaste, I have a question about my order ${order.number}.`);
  return (
    <>
      <p className="account-order-top">
        <OrderStatusBadge status={order.status} isOver={isOver} />
        <time dateTime={isoMoment(order.createdAt)}>{formatMoment(order.createdAt)}</time>
      </p>
      <p className="account-lead">{STATUS_MEANINGS[isOver ? 'expired' : order.status]}</p>
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
          <p className="account-note" dir="auto">
            “{order.note}”
          </p>
        )}
      </Block>
      <Reorder order={order} />
      <Block title="Timeline">
        <OrderTimeline order={order} />
      </Block>
      <Block title={order.address === undefined ? 'Contact' : 'Contact and delivery'}>
        {Delivery(order)}
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
