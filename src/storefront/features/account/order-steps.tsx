/** Actions of a customer: accept the quote or cancel the order, with confirmation. */
import { Button } from '#ui/react/button.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { acceptQuote } from './actions/accept-quote.ts';
import { cancelOrder } from './actions/cancel-order.ts';
import type { StoredOrder } from './actions/load-orders.ts';
import type { StepTaken } from './actions/take-order-step.ts';
import { formatRupees } from '#core/format.ts';
import { stepProblem, type CustomerStatus } from '#core/order/customer-step.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import type { Order } from '#schema/order.ts';
import { CHOICE_ROW } from './account-class.ts';
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

const DONE_MESSAGES: Readonly<Record<CustomerStatus, string>> = {
  accepted: 'The quote is accepted. We will confirm with a proforma invoice.',
  cancelled: 'The order is cancelled.',
};

export function OrderSteps({ id, order, uid, onChange }: Props) {
  const [pendingStep, setPendingStep] = useState<CustomerStatus>();
  const [notice, setNotice] = useState<{ kind: 'bad' | 'good'; message: string }>();
  const work = useTask();
  const now = useMountTime();
  const mayAccept = stepProblem(order, 'accepted', now) === undefined;
  const mayCancel = stepProblem(order, 'cancelled', now) === undefined;

  const settle = (to: CustomerStatus, { now: stored, result }: StepTaken) => {
    setNotice(
      result.success
        ? { kind: 'good', message: DONE_MESSAGES[to] }
        : { kind: 'bad', message: result.error },
    );
    if (stored !== null) onChange(stored);
    // The pressed button may have disappeared.
    focusHeading();
  };
  const close = () => setPendingStep(undefined);
  const take = (to: CustomerStatus, reason: string) =>
    work.run(async () => {
      const step =
        to === 'accepted' ? acceptQuote(id, order, uid) : cancelOrder(id, order, uid, reason);
      const taken = await step;
      // The focus can't leave a dialog that is open.
      flushSync(close);
      settle(to, taken);
    });

  return (
    <>
      <FormMessage kind={notice?.kind ?? 'good'} message={notice?.message} />
      {(mayAccept || mayCancel) && (
        <p className={CHOICE_ROW}>
          {mayAccept && order.quote !== undefined && (
            <Button onClick={() => setPendingStep('accepted')}>
              Accept {formatRupees(order.quote.totalPaise)}
            </Button>
          )}
          {mayCancel && (
            <Button kind="secondary" onClick={() => setPendingStep('cancelled')}>
              Cancel order
            </Button>
          )}
        </p>
      )}
      {pendingStep !== undefined && (
        <Dialog
          title={
            pendingStep === 'accepted' ? 'Accept this quote?' : `Cancel order ${order.number}?`
          }
          onClose={close}
          isBusy={work.isBusy}
        >
          <StepQuestion
            step={pendingStep}
            order={order}
            isBusy={work.isBusy}
            onClose={close}
            confirm={(reason) => (
              <BusyButton
                className="btn btn-primary"
                isBusy={work.isBusy}
                busyLabel={pendingStep === 'accepted' ? 'Accepting…' : 'Cancelling…'}
                onClick={() => take(pendingStep, reason)}
              >
                {pendingStep === 'accepted'
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
