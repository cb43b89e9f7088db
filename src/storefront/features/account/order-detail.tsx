/** One order: status, contents, quote and actions. */
import { useCallback, useState } from 'react';
import type { User } from '#core/account/user.ts';
import type { StoredOrder } from '#firebase/browser/orders.ts';
import { loadOrder } from '#storefront/shared/actions/load-order.ts';
import { ChatLink } from '#ui/react/button.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { formatMoment, isoMoment } from '#core/format-time.ts';
import { isQuoteOver } from '#core/order/customer-step.ts';
import { STATUS_MEANINGS, statusMeaning } from '#core/order/status-labels.ts';
import { OrderContents } from '#storefront/shared/parts/order-contents.tsx';
import type { Order } from '#schema/order.ts';
import { CARD_TOP, LEAD, LINE_LINK } from './account-class.ts';
import { Heading } from './heading.tsx';
import { pathOf } from './model/account-place.ts';
import { HowToPay } from './how-to-pay.tsx';
import { OneDocument, OrdersLink } from './one-document.tsx';
import { OrderInvoices } from './order-invoices.tsx';
import { OrderRecords, useOrderRecords } from './order-records.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderStatusBadge } from './order-status.tsx';
import { Reorder } from './reorder.tsx';
import { noteOrder } from './orders-state.ts';
import { useFreshOrder } from './use-fresh-order.ts';
import { succeeded } from '#core/result.ts';
import { revisionOf } from '#core/quoting/quote-revision.ts';

/**
 * Leads to the proforma invoice of an order, and to what changed since the quote before. Nothing for a quote without a
 * stored paper.
 */
function QuoteLinks({ id, order: { quote } }: { id: string; order: Order }) {
  if (quote?.revision === undefined) return null;
  const before = revisionOf(quote) - 1;
  return (
    <p>
      <a className={LINE_LINK} href={pathOf({ section: 'quote', id })}>
        {before === 0 ? 'Proforma invoice' : `Proforma invoice, and changes since quote ${before}`}
      </a>
    </p>
  );
}

interface Props {
  id: string;
  order: Order;
  onChange: (now: StoredOrder) => void;
}

function OrderDetail({ id, order, onChange }: Props) {
  const [now] = useState(Date.now);
  const isOver = isQuoteOver(order, now);
  const records = useOrderRecords(id, order);
  // The seller's number is in the page.
  const phone = document.getElementById('account')?.dataset['whatsapp'];
  return (
    <>
      <p className={`${CARD_TOP} text-ink-soft`}>
        <OrderStatusBadge status={order.status} isOver={isOver} />
        <time dateTime={isoMoment(order.createdAt)}>{formatMoment(order.createdAt)}</time>
      </p>
      <p className={LEAD} aria-live="polite">
        {isOver ? STATUS_MEANINGS.expired : statusMeaning(order, records.last?.shipments)}
      </p>
      <OrderSteps id={id} order={order} onChange={onChange} />
      <HowToPay id={id} order={order} isOver={isOver} />
      <QuoteLinks id={id} order={order} />
      <OrderInvoices id={id} order={order} />
      <OrderRecords order={order} loading={records} />
      <OrderContents order={order} />
      <Reorder order={order} />
      {phone !== undefined && (
        <p>
          <ChatLink
            number={phone}
            text={`Namaste, I have a question about my order ${order.number}.`}
            target="_blank"
          >
            Ask about this order
          </ChatLink>
        </p>
      )}
    </>
  );
}

export function OrderSection({ id, user: { uid } }: { id: string; user: User }) {
  const load = useCallback(async () => {
    const loaded = await loadOrder(id, uid);
    return loaded.success ? succeeded(loaded.value?.order ?? undefined) : loaded;
  }, [id, uid]);
  const loading = useLoaded(load);
  const { loaded, set } = loading;
  const show = useCallback(
    (now: StoredOrder) => {
      set(now.order ?? undefined);
      noteOrder(now);
    },
    [set],
  );
  useFreshOrder(id, loaded.state === 'ready' ? loaded.value : undefined, show);
  return (
    <OneDocument
      loading={loading}
      name="Order"
      missing="This order isn’t in your account. Check the reference, or sign in with the account you used to order."
    >
      {(order) => (
        <>
          <Heading number={order.number}>{`Order ${order.number}`}</Heading>
          <OrderDetail id={id} order={order} onChange={show} />
          <OrdersLink />
        </>
      )}
    </OneDocument>
  );
}
