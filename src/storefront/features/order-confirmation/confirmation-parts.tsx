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
import { SECTION_HEADING } from './confirmation-class.ts';

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
  <ol>
    {STEPS.map((step, index) => (
      <li key={step} className="flex gap-4 border-t border-line py-3.5">
        <span className="w-5 flex-none font-display text-xl/[1.2] text-gold" aria-hidden="true">
          {index + 1}
        </span>
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
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="grid gap-10">
        {children}
        {order?.quote !== undefined && (
          <section aria-label="Quote">
            <h3 className={SECTION_HEADING}>Quote</h3>
            <QuoteTable quote={order.quote} lines={order.lines} />
          </section>
        )}
        <section aria-label="Your request">
          <h3 className={SECTION_HEADING}>Your request</h3>
          <OrderLines lines={request.lines} factsOf={factsOf} hasEstimate={isUnanswered} />
          {request.note !== undefined && (
            <p className="mt-3 wrap-anywhere" dir="auto">
              “{request.note}”
            </p>
          )}
        </section>
        <div className="grid gap-8 min-[36rem]:grid-cols-2">
          <section aria-label="Contact">
            <h3 className={SECTION_HEADING}>Contact</h3>
            <ContactRows contact={request.contact} className="block wrap-anywhere" />
          </section>
          <section aria-label="Delivery">
            <h3 className={SECTION_HEADING}>Delivery</h3>
            {request.address === undefined ? (
              <p>To be decided. We will ask you before dispatch.</p>
            ) : (
              <PlaceRows address={request.address} className="block wrap-anywhere" />
            )}
          </section>
        </div>
      </div>
      <div className="grid gap-8 bg-ground p-6">
        {order !== undefined && !isUnanswered ? (
          <section aria-label="Timeline">
            <h3 className={SECTION_HEADING}>Timeline</h3>
            <OrderTimeline order={order} />
          </section>
        ) : (
          <section aria-label="What happens next">
            <h3 className={SECTION_HEADING}>What happens next</h3>
            <NextSteps />
          </section>
        )}
        <div className="grid justify-items-start gap-3">{ways}</div>
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
  <div className="grid max-w-xl gap-4">
    <h2 className="text-2xl">{title}</h2>
    <p>{words}</p>
    <div className="grid justify-items-start gap-3">{children}</div>
  </div>
);

export const Account = () => (
  <a className="btn btn-secondary" href={accountPath()}>
    My account
  </a>
);
