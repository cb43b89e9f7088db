/** One order: status, contents, quote and actions. */
import { useCallback, useState } from 'react';
import type { User } from '#core/account/user.ts';
import type { StoredOrder } from '#firebase/browser/orders.ts';
import { loadOrder } from '#storefront/shared/actions/load-order.ts';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { formatMoment, isoMoment } from '#core/format-time.ts';
import { isQuoteOver } from '#core/order/customer-step.ts';
import { STATUS_MEANINGS } from '#core/order/status-labels.ts';
import { OrderContents } from '#storefront/shared/parts/order-contents.tsx';
import type { Order } from '#schema/order.ts';
import { CARD_TOP, LEAD, LINE_LINK } from './account-class.ts';
import { Heading } from './heading.tsx';
import { LoadState } from './load-state.tsx';
import { pathOf } from './model/account-place.ts';
import { OrderInvoices } from './order-invoices.tsx';
import { OrderRecords } from './order-records.tsx';
import { QuoteLinks } from './quote-links.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderStatusBadge } from './order-status.tsx';
import { Reorder } from './reorder.tsx';
import { noteOrder } from './orders-state.ts';
import { whatsappLink } from '#core/whatsapp.ts';

interface Props {
  id: string;
  order: Order;
  onChange: (now: StoredOrder) => void;
}

function OrderDetail({ id, order, onChange }: Props) {
  const [now] = useState(Date.now);
  const isOver = isQuoteOver(order, now);
  // The seller's number is in the page.
  const phone = document.getElementById('account')?.dataset['whatsapp'];
  return (
    <>
      <p className={`${CARD_TOP} text-ink-soft`}>
        <OrderStatusBadge status={order.status} isOver={isOver} />
        <time dateTime={isoMoment(order.createdAt)}>{formatMoment(order.createdAt)}</time>
      </p>
      <p className={LEAD}>{STATUS_MEANINGS[isOver ? 'expired' : order.status]}</p>
      <OrderSteps id={id} order={order} onChange={onChange} />
      <QuoteLinks id={id} order={order} />
      <OrderInvoices id={id} order={order} />
      <OrderRecords id={id} order={order} />
      <OrderContents order={order} />
      <Reorder order={order} />
      {phone !== undefined && (
        <p>
          <a
            className="btn btn-whatsapp"
            href={whatsappLink(phone, `Namaste, I have a question about my order ${order.number}.`)}
            rel="noopener"
            target="_blank"
          >
            Ask about this order
          </a>
        </p>
      )}
    </>
  );
}

const BackToOrders = () => (
  <p>
    <a className={LINE_LINK} href={pathOf({ section: 'orders' })}>
      All orders
    </a>
  </p>
);

/** The same message for a missing order and for another customer's. */
const NotShown = () => (
  <>
    <Heading>We can’t show this order</Heading>
    <p>
      This order isn’t in your account. Check the reference, or sign in with the account you used to
      order.
    </p>
    <BackToOrders />
  </>
);

export function OrderSection({ id, user: { uid } }: { id: string; user: User }) {
  const loading = useLoaded(useCallback(() => loadOrder(id, uid), [id, uid]));
  const { loaded, set } = loading;
  if (loaded.state !== 'ready') {
    return (
      <>
        <Heading>Order</Heading>
        <LoadState loading={loading} rows={5} />
      </>
    );
  }
  const { value: stored } = loaded;
  if (!stored?.order) return <NotShown />;
  const change = (now: StoredOrder) => {
    set(now);
    noteOrder(now);
  };
  return (
    <>
      <Heading number={stored.order.number}>{`Order ${stored.order.number}`}</Heading>
      <OrderDetail id={id} order={stored.order} onChange={change} />
      <BackToOrders />
    </>
  );
}
