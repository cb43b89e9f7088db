/** What a customer can do with an order now: accept its quote or cancel it; each after a question. */
import { useRef, useState } from 'react';
import { acceptQuote } from './actions/accept-quote.ts';
import { cancelOrder } from './actions/cancel-order.ts';
import type { StoredOrder } from './actions/load-orders.ts';
import type { StepTaken } from './actions/take-order-step.ts';
import { formatRupees } from '#core/format.ts';
import { stepProblem, type CustomerStatus } from '#core/order/customer-step.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useWork } from '#ui/react/use-work.ts';
import type { Order } from '#schema/order.ts';
import { Dialog } from './dialog.tsx';
import { focusHeading } from './heading.tsx';
import { StepQuestion } from './step-question.tsx';
import { useMountTime } from './use-mount-time.ts';

interface Props {
  id: string;
  order: Order;
  uid: string;
  onChange: (now: StoredOrder) => void;
}

const DONE_WORDS: Readonly<Record<CustomerStatus, string>> = {
  accepted: 'The quote is accepted. We will confirm with a proforma invoice.',
  cancelled: 'The order is cancelled.',
};

export function OrderSteps({ id, order, uid, onChange }: Props) {
  const [asked, setAsked] = useState<CustomerStatus>();
  const [told, setTold] = useState<{ kind: 'bad' | 'good'; words: string }>();
  const work = useWork();
  const now = useMountTime();
  const dialog = useRef<HTMLDialogElement>(null);
  const mayAccept = stepProblem(order, 'accepted', now) === undefined;
  const mayCancel = stepProblem(order, 'cancelled', now) === undefined;

  const settle = (to: CustomerStatus, { now: stored, result }: StepTaken) => {
    setTold(
      result.success
        ? { kind: 'good', words: DONE_WORDS[to] }
        : { kind: 'bad', words: result.error },
    );
    if (stored !== null) onChange(stored);
    // What was pressed may not be there any more.
    focusHeading();
  };
  const close = () => {
    dialog.current?.close();
    setAsked(undefined);
  };
  const take = (to: CustomerStatus, reason: string) =>
    work.run(async () => {
      const step =
        to === 'accepted' ? acceptQuote(id, order, uid) : cancelOrder(id, order, uid, reason);
      const taken = await step;
      close();
      settle(to, taken);
    });

  return (
    <>
      <FormMessage kind={told?.kind ?? 'good'} words={told?.words} />
      {(mayAccept || mayCancel) && (
        <p className="account-choices">
          {mayAccept && order.quote !== undefined && (
            <button type="button" className="btn btn-primary" onClick={() => setAsked('accepted')}>
              Accept {formatRupees(order.quote.totalPaise)}
            </button>
          )}
          {mayCancel && (
            <button
              type="button"
              className="btn btn-secondary"
              onClick={() => setAsked('cancelled')}
            >
              Cancel order
            </button>
          )}
        </p>
      )}
      {asked !== undefined && (
        <Dialog
          place={dialog}
          title={asked === 'accepted' ? 'Accept this quote?' : `Cancel order ${order.number}?`}
          onClosed={close}
        >
          <StepQuestion
            step={asked}
            order={order}
            onClose={close}
            confirm={(reason) => (
              <BusyButton
                className="btn btn-primary"
                isBusy={work.isBusy}
                busyWords={asked === 'accepted' ? 'Accepting…' : 'Cancelling…'}
                onClick={() => take(asked, reason)}
              >
                {asked === 'accepted'
                  ? `Accept ${formatRupees(order.quote?.totalPaise ?? 0)}`
                  : 'Cancel order'}
              </BusyButton>
            )}
          />
        </Dialog>
      )}
    </>
  );
}
