/** A received request: its status, its contents, and what happens next. */
import { STATUS_MEANINGS, STATUS_NAMES } from '#core/order/status-labels.ts';
import { accountOrderPath, productsPath } from '#core/paths.ts';
import type { Order } from '#schema/order.ts';
import { OrderContents } from '#storefront/shared/parts/order-contents.tsx';
import { ChatLink } from '#ui/react/button.tsx';
import { EYEBROW } from '#ui/text-class.ts';

const STEPS = [
  'We check stock and exact weights, and send you a quote the same working day.',
  'Review the quote in your account, then accept or cancel it. You pay nothing before that.',
  'We confirm, pack and dispatch, and send you the tracking number.',
];

const NextSteps = () => (
  <section aria-label="What happens next">
    <h3 className="mb-3 text-xl">What happens next</h3>
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
  </section>
);

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
        <OrderContents order={order} />
      </div>
      <div className="grid gap-8 bg-ground p-6">
        {status === 'requested' && <NextSteps />}
        <div className="grid justify-items-start gap-3">
          <a
            className={`btn ${isQuoted ? 'btn-primary' : 'btn-secondary'}`}
            href={accountOrderPath(id)}
          >
            {isQuoted ? 'Review the quote' : 'View in my account'}
          </a>
          <ChatLink
            number={whatsapp}
            text={`Namaste, I have a question about my order request ${number}.`}
            target="_blank"
          >
            Ask on WhatsApp
          </ChatLink>
          <a className="link" href={productsPath()}>
            Continue browsing
          </a>
        </div>
      </div>
    </div>
  );
}
