/** Pieces of the confirmation's page: the order with what goes with it, and the ways on from there. */
import type { ReactNode } from 'react';
import type { OrderRequest } from '#storefront/shared/order/order-request.ts';
import { accountPath } from '#core/paths.ts';
import { whatsappLink } from '#core/whatsapp.ts';
import { Icon } from '#ui/react/icon.tsx';
import { OrderLines } from '#storefront/shared/parts/order-lines.tsx';
import { OrderTimeline } from '#storefront/shared/parts/order-timeline.tsx';
import { QuoteTable } from '#storefront/shared/parts/quote-table.tsx';
import { ContactRows, PlaceRows } from '#storefront/shared/parts/order-delivery.tsx';
import { useLineFacts } from '#storefront/shared/parts/use-line-facts.ts';
import type { Order } from '#schema/order.ts';

interface ChatProps {
  whatsapp: string;
  number: string | undefined;
}

export const Chat = ({ whatsapp, number }: ChatProps) => (
  <a
    className="btn btn-whatsapp"
    rel="noopener"
    target="_blank"
    href={whatsappLink(
      whatsapp,
      `Namaste, I have a question about my order request${number === undefined ? '. Reference:' : ` ${number}.`}`,
    )}
  >
    <Icon name="whatsapp" />
    Ask on WhatsApp
  </a>
);

const STEPS = [
  'We check stock and exact weights, and send you a quote the same working day.',
  'Review the quote in your account, then accept or cancel it. You pay nothing before that.',
  'We confirm, pack and dispatch, and send you the tracking number.',
];

const NextSteps = () => (
  <ol className="confirmation-steps">
    {STEPS.map((step, index) => (
      <li key={step}>
        <span aria-hidden="true">{index + 1}</span>
        {step}
      </li>
    ))}
  </ol>
);

interface ShownProps {
  request: OrderRequest;
  /** Once it has arrived. */
  order?: Order;
  /** Above the rest. */
  children: ReactNode;
  ways: ReactNode;
}

export function Shown({ request, order, children, ways }: ShownProps) {
  const factsOf = useLineFacts(request.lines.map(({ sku }) => sku));
  const isUnanswered = (order?.status ?? 'requested') === 'requested';
  return (
    <div className="confirmation">
      <div className="confirmation-main">
        {children}
        {order?.quote !== undefined && (
          <section aria-label="Quote">
            <h3>Quote</h3>
            <QuoteTable quote={order.quote} lines={order.lines} />
          </section>
        )}
        <section aria-label="Your request">
          <h3>Your request</h3>
          <OrderLines lines={request.lines} factsOf={factsOf} hasEstimate={isUnanswered} />
          {request.note !== undefined && (
            <p className="confirmation-note" dir="auto">
              “{request.note}”
            </p>
          )}
        </section>
        <div className="confirmation-sides">
          <section aria-label="Contact">
            <h3>Contact</h3>
            <ContactRows contact={request.contact} className="confirmation-row" />
          </section>
          <section aria-label="Delivery">
            <h3>Delivery</h3>
            {request.address === undefined ? (
              <p>To be decided. We will ask you before dispatch.</p>
            ) : (
              <PlaceRows address={request.address} className="confirmation-row" />
            )}
          </section>
        </div>
      </div>
      <div className="confirmation-aside">
        {order !== undefined && !isUnanswered ? (
          <section aria-label="Timeline">
            <h3>Timeline</h3>
            <OrderTimeline order={order} />
          </section>
        ) : (
          <section aria-label="What happens next">
            <h3>What happens next</h3>
            <NextSteps />
          </section>
        )}
        <div className="confirmation-ways">{ways}</div>
      </div>
    </div>
  );
}

export const Without = ({
  title,
  words,
  children,
}: {
  title: string;
  words: string;
  children: ReactNode;
}) => (
  <div className="confirmation-without">
    <h2>{title}</h2>
    <p>{words}</p>
    <div className="confirmation-ways">{children}</div>
  </div>
);

export const Account = () => (
  <a className="btn btn-secondary" href={accountPath()}>
    My account
  </a>
);
