/** Actions of a customer: accept or decline the quote, ask for a change, or cancel the order. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMoment } from '#core/format-time.ts';
import { formatRupees } from '#core/format.ts';
import { openChange } from '#core/order/change-request.ts';
import { advanceDue } from '#core/quoting/advance.ts';
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
import { requestChange, takeStep } from './actions/take-order-step.ts';
import { Dialog } from './dialog.tsx';
import { focusHeading } from './heading.tsx';

interface Props {
  id: string;
  order: Order;
  onChange: (now: StoredOrder) => void;
}

interface Step {
  /** The next status; `change` asks for another quote. */
  to: CustomerStatus | 'change';
  title: string;
  question: string;
  label: string;
  busyLabel: string;
  /** The label of the button that closes the dialog. */
  close: string;
  done: string;
}

/** Declining a quote and cancelling an order are the same step in other words. */
function endStep({ status, quote, number }: Order): Step {
  if (status === 'quoted')
    return {
      to: 'cancelled',
      title: 'Decline this quote?',
      question: `This also ends order ${number}. You can order again at any time.`,
      label: 'Decline quote',
      busyLabel: 'Declining…',
      close: 'Not now',
      done: 'The quote is declined.',
    };
  const cancels =
    quote === undefined
      ? 'We stop working on this request.'
      : `This also cancels the quote of ${formatRupees(quote.totalPaise)}.`;
  return {
    to: 'cancelled',
    title: `Cancel order ${number}?`,
    question: `${cancels} You can order again at any time.`,
    label: 'Cancel order',
    busyLabel: 'Cancelling…',
    close: 'Keep the order',
    done: 'The order is cancelled.',
  };
}

/** The steps that are allowed now. */
function stepsOf(order: Order, now: number): Step[] {
  const { quote } = order;
  const steps: Step[] = [];
  if (quote !== undefined && stepProblem(order, 'accepted', now) === undefined) {
    const total = formatRupees(quote.totalPaise);
    const advancePaise = advanceDue(order);
    const confirmation =
      advancePaise > 0
        ? `We will confirm the order when the advance of ${formatRupees(advancePaise)} is paid.`
        : 'We will confirm the order.';
    steps.push({
      to: 'accepted',
      title: 'Accept this quote?',
      question: `You are ordering ${formatTotal(quote.lines)} for ${total}, GST included. The quote is valid until ${formatMoment(quote.validUntil)}. ${confirmation}`,
      label: `Accept ${total}`,
      busyLabel: 'Accepting…',
      close: 'Not now',
      done: `The quote is accepted. ${confirmation}`,
    });
  }
  if (order.status === 'quoted')
    steps.push({
      to: 'change',
      title: 'Ask for a change',
      question:
        'Write what we should change: designs, quantities, sizes or prices. We will send you a new quote.',
      label: 'Ask for a change',
      busyLabel: 'Sending…',
      close: 'Not now',
      done: 'Your request is sent. We will send you a new quote.',
    });
  if (stepProblem(order, 'cancelled', now) === undefined) steps.push(endStep(order));
  return steps;
}

interface ReasonProps {
  to: Step['to'];
  value: string;
  onChange: (reason: string) => void;
}

const Reason = ({ to, value, onChange }: ReasonProps) => (
  <div>
    <label htmlFor="step-reason" className={FIELD_LOOK.label}>
      {to === 'change' ? (
        'What should we change?'
      ) : (
        <>
          Why? <span className={FIELD_OPTIONAL}>(optional)</span>
        </>
      )}
    </label>
    <textarea
      id="step-reason"
      className="control"
      rows={to === 'change' ? 4 : 2}
      required={to === 'change'}
      maxLength={LONGEST_STEP_NOTE}
      value={value}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </div>
);

export function OrderSteps({ id, order, onChange }: Props) {
  /** With the order as it was when the dialog opened: the customer answers what the dialog says. */
  const [pending, setPending] = useState<Step & { seen: Order }>();
  const [reason, setReason] = useState('');
  const [notice, setNotice] = useState<{ kind: 'bad' | 'good'; message: string }>();
  const { isBusy, run } = useTask();
  const [openedAt] = useState(Date.now);
  const steps = stepsOf(order, openedAt);
  const change = openChange(order);

  const close = () => setPending(undefined);
  const take = ({ to, done, seen }: Step & { seen: Order }) =>
    run(async () => {
      const { now, result } = await (to === 'change'
        ? requestChange(id, seen, reason)
        : takeStep(id, seen, to, reason));
      if (result.success) setReason('');
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
      {change && (
        <p className="wrap-anywhere">
          You requested a change on {formatMoment(change.at)}: <q dir="auto">{change.text}</q>
        </p>
      )}
      {steps.length > 0 && (
        <p className={CHOICE_ROW}>
          {steps.map((step) => (
            <Button
              key={step.to}
              kind={step.to === 'accepted' ? 'primary' : 'secondary'}
              onClick={() => setPending({ ...step, seen: order })}
            >
              {step.label}
            </Button>
          ))}
        </p>
      )}
      {pending !== undefined && (
        <Dialog title={pending.title} onClose={close} isBusy={isBusy}>
          <p>{pending.question}</p>
          {pending.to !== 'accepted' && (
            <Reason to={pending.to} value={reason} onChange={setReason} />
          )}
          <div className={CHOICE_ROW}>
            <BusyButton
              className="btn btn-primary"
              isBusy={isBusy}
              busyLabel={pending.busyLabel}
              disabled={pending.to === 'change' && reason.trim() === ''}
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
