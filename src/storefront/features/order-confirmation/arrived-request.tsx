/** A received request: its contents, its status, and what happens next. */
import type { ReactNode } from 'react';
import { STATUS_MEANINGS, STATUS_NAMES } from '#core/order/status-labels.ts';
import { accountOrderPath, productsPath } from '#core/paths.ts';
import type { Order } from '#schema/order.ts';
import { ContactRows, PlaceRows } from '#storefront/shared/parts/order-delivery.tsx';
import { OrderLines } from '#storefront/shared/parts/order-lines.tsx';
import { OrderTimeline } from '#storefront/shared/parts/order-timeline.tsx';
import { QuoteTable } from '#storefront/shared/parts/quote-table.tsx';
import { useLineFacts } from '#storefront/shared/parts/use-line-facts.ts';
import { EYEBROW } from '#ui/text-class.ts';
import { Chat } from './confirmation-parts.tsx';

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

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="mb-3 text-xl">{title}</h3>
    {children}
  </section>
);

function Contents({ order }: { order: Order }) {
  const { lines, quote, note, contact, address, status } = order;
  const factsOf = useLineFacts(lines.map(({ sku }) => sku));
  return (
    <>
      {quote !== undefined && (
        <Section title="Quote">
          <QuoteTable quote={quote} lines={lines} />
        </Section>
      )}
      <Section title="Your request">
        <OrderLines lines={lines} factsOf={factsOf} hasEstimate={status === 'requested'} />
        {note !== undefined && (
          <p className="mt-3 wrap-anywhere" dir="auto">
            “{note}”
          </p>
        )}
      </Section>
      <div className="grid gap-8 min-[36rem]:grid-cols-2">
        <Section title="Contact">
          <ContactRows contact={contact} className="block wrap-anywhere" />
        </Section>
        <Section title="Delivery">
          {address === undefined ? (
            <p>To be decided. We will ask you before dispatch.</p>
          ) : (
            <PlaceRows address={address} className="block wrap-anywhere" />
          )}
        </Section>
      </div>
    </>
  );
}

interface Props {
  id: string;
  order: Order;
  whatsapp: string;
}

export function ArrivedRequest({ id, order, whatsapp }: Props) {
  const { status, number } = order;
  const isQuoted = status === 'quoted';
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="grid gap-10">
        <div className="grid gap-1.5 border-l-2 border-good bg-ground px-6 py-5" role="status">
          <p className={EYEBROW}>{STATUS_NAMES[status]}</p>
          <h2 className="text-3xl lining-nums tabular-nums">{number}</h2>
          <p>
            {status === 'requested'
              ? 'We have your request and reply with a quote the same working day. Keep this reference to find the order again.'
              : STATUS_MEANINGS[status]}
          </p>
        </div>
        <Contents order={order} />
      </div>
      <div className="grid gap-8 bg-ground p-6">
        {status === 'requested' ? (
          <Section title="What happens next">
            <NextSteps />
          </Section>
        ) : (
          <Section title="Timeline">
            <OrderTimeline order={order} />
          </Section>
        )}
        <div className="grid justify-items-start gap-3">
          <a
            className={`btn ${isQuoted ? 'btn-primary' : 'btn-secondary'}`}
            href={accountOrderPath(id)}
          >
            {isQuoted ? 'Review the quote' : 'View in my account'}
          </a>
          <Chat whatsapp={whatsapp} number={number} />
          <a className="link" href={productsPath()}>
            Continue browsing
          </a>
        </div>
      </div>
    </div>
  );
}
