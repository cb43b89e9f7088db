/** What can be done with an order now, and what it waits for. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatMoment } from '#domain/format.ts';
import {
  isEndStep,
  mayQuote,
  staffSteps,
  STEP_NAMES,
  type StaffStep,
} from '#domain/order/staff-step.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import { MessageLink } from './message-link.tsx';
import { StepDialog } from './step-dialog.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { useOrderStep } from './use-order-step.ts';

const WAITS: Readonly<Record<OrderStatus, string>> = {
  requested: 'It waits for your quote.',
  quoted: 'It waits for the customer’s answer.',
  accepted: 'The customer has accepted. Confirm it, and send the proforma invoice.',
  confirmed: 'Pack it when it is ready.',
  packed: 'It waits for the courier.',
  dispatched: 'It is on its way.',
  delivered: 'It has reached the customer.',
  cancelled: 'It was cancelled.',
  rejected: 'It was turned down.',
  expired: 'Its quote ran out.',
};

function waitsFor({ status, quote }: Order, now: number): string {
  if (status !== 'quoted' || quote === undefined) return WAITS[status];
  return quote.validUntil > now
    ? `${WAITS.quoted} The quote stands until ${formatMoment(quote.validUntil)}.`
    : `The quote ran out on ${formatMoment(quote.validUntil)}. Write a new one, or let it expire.`;
}

/** A step, and the order on which it was asked about: what becomes of it meanwhile is not overwritten. */
interface Asked {
  step: StaffStep;
  seen: Order;
}

export function StepsCard({ id, order }: { id: string; order: Order }) {
  const now = useNow();
  const takeStep = useOrderStep();
  const [asked, setAsked] = useState<Asked>();
  const [isBusy, setBusy] = useState(false);
  const steps = staffSteps(order, now);
  const take = async (taken: Asked, words: string): Promise<void> => {
    setBusy(true);
    const end = await takeStep(id, taken.seen, taken.step, words);
    setBusy(false);
    // Another step may be asked about by now.
    if (end === 'taken') setAsked((now) => (now === taken ? undefined : now));
  };
  return (
    <section className="admin-card" aria-labelledby="order-steps">
      <h2 id="order-steps">Next</h2>
      <p>{waitsFor(order, now)}</p>
      <div className="orders-steps">
        {mayQuote(order) && (
          <Link
            to="/orders/$id/edit-quote"
            params={{ id }}
            className={`btn btn-small ${order.status === 'requested' ? 'btn-primary' : 'btn-secondary'}`}
          >
            {order.status === 'requested' ? 'Write the quote' : 'Change the quote'}
          </Link>
        )}
        {steps.map((each) => (
          <button
            key={each}
            type="button"
            className={`btn btn-small ${isEndStep(each) ? 'border-bad text-bad' : 'btn-primary'}`}
            onClick={() => setAsked({ step: each, seen: order })}
          >
            {STEP_NAMES[each]}
          </button>
        ))}
        <MessageLink id={id} order={order} status={order.status} isButton />
      </div>
      {asked && (
        <StepDialog
          step={asked.step}
          of={asked.seen.number}
          isBusy={isBusy}
          onTake={(words) => void take(asked, words)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
