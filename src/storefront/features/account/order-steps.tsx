/** Actions of a customer: accept the quote or cancel the order, with confirmation. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMoment } from '#core/format-time.ts';
import { formatRupees } from '#core/format.ts';
import { stepProblem, type CustomerStatus } from '#core/order/customer-step.ts';
import { formatTotal } from '#core/order/total-units.ts';
import type { StoredOrder } from '#firebase/browser/orders.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import type { Order } from '#schema/order.ts';
import { FIELD_LOOK, FIELD_OPTIONAL } from '#ui/form-class.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { Button } from '#ui/react/button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import { CHOICE_ROW } from './account-class.ts';
import { takeStep } from './actions/take-order-step.ts';
import { Dialog } from './dialog.tsx';
import { focusHeading } from './heading.tsx';

interface Props {
  id: string;
  order: Order;
  onChange: (now: StoredOrder) => void;
}

interface Step {
  status: CustomerStatus;
  title: string;
  question: string;
  label: string;
  busyLabel: string;
  /** The label of the button that closes the dialog. */
  close: string;
  done: string;
}

/** The steps that are allowed now. */
function stepsOf(order: Order, now: number): Step[] {
  const { quote, number } = order;
  const steps: Step[] = [];
  if (quote !== undefined && stepProblem(order, 'accepted', now) === undefined) {
    const total = formatRupees(quote.totalPaise);
    steps.push({
      status: 'accepted',
      title: 'Accept this quote?',
      question: `You are ordering ${formatTotal(quote.lines)} for ${total}, GST included. The quote is valid until ${formatMoment(quote.validUntil)}. We will confirm with a proforma invoice.`,
      label: `Accept ${total}`,
      busyLabel: 'Accepting…',
      close: 'Not now',
      done: 'The quote is accepted. We will confirm with a proforma invoice.',
    });
  }
  if (stepProblem(order, 'cancelled', now) === undefined) {
    const cancels =
      quote === undefined
        ? 'We stop working on this request.'
        : `This also cancels the quote of ${formatRupees(quote.totalPaise)}.`;
    steps.push({
      status: 'cancelled',
      title: `Cancel order ${number}?`,
      question: `${cancels} You can order again at any time.`,
      label: 'Cancel order',
      busyLabel: 'Cancelling…',
      close: 'Keep the order',
      done: 'The order is cancelled.',
    });
  }
  return steps;
}

const Reason = ({ value, onChange }: { value: string; onChange: (reason: string) => void }) => (
  <div>
    <label htmlFor="cancel-reason" className={FIELD_LOOK.label}>
      Why? <span className={FIELD_OPTIONAL}>(optional)</span>
    </label>
    <textarea
      id="cancel-reason"
      className="control"
      rows={2}
      maxLength={LONGEST_STEP_NOTE}
      value={value}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </div>
);

export function OrderSteps({ id, order, onChange }: Props) {
  const [pending, setPending] = useState<Step>();
  const [reason, setReason] = useState('');
  const [notice, setNotice] = useState<{ kind: 'bad' | 'good'; message: string }>();
  const { isBusy, run } = useTask();
  const [openedAt] = useState(Date.now);
  const steps = stepsOf(order, openedAt);

  const close = () => setPending(undefined);
  const take = ({ status, done }: Step) =>
    run(async () => {
      const { now, result } = await takeStep(id, order, status, reason);
      // The focus can't leave a dialog that is open.
      flushSync(close);
      setNotice(
        result.success ? { kind: 'good', message: done } : { kind: 'bad', message: result.error },
      );
      if (now !== null) onChange(now);
      // The pressed button may have disappeared.
      focusHeading();
    });

  return (
    <>
      <FormMessage kind={notice?.kind ?? 'good'} message={notice?.message} />
      {steps.length > 0 && (
        <p className={CHOICE_ROW}>
          {steps.map((step) => (
            <Button
              key={step.status}
              kind={step.status === 'accepted' ? 'primary' : 'secondary'}
              onClick={() => setPending(step)}
            >
              {step.label}
            </Button>
          ))}
        </p>
      )}
      {pending !== undefined && (
        <Dialog title={pending.title} onClose={close} isBusy={isBusy}>
          <p>{pending.question}</p>
          {pending.status === 'cancelled' && <Reason value={reason} onChange={setReason} />}
          <div className={CHOICE_ROW}>
            <BusyButton
              className="btn btn-primary"
              isBusy={isBusy}
              busyLabel={pending.busyLabel}
              onClick={() => take(pending)}
            >
              {pending.label}
            </BusyButton>
            <Button kind="secondary" disabled={isBusy} onClick={close}>
              {pending.close}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
