/** The question before a quote is accepted or an order cancelled; it names the amount. */
import { Button } from '#ui/react/button.tsx';
import { formatTotal } from '#core/order/total-units.ts';
import { useState, type ReactNode } from 'react';
import { formatRupees } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';
import type { CustomerStatus } from '#core/order/customer-step.ts';
import type { Order } from '#schema/order.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import { FIELD_LOOK, FIELD_OPTIONAL } from '#ui/form-class.ts';
import { CHOICE_ROW } from './account-class.ts';

interface Props {
  step: CustomerStatus;
  order: Order;
  isBusy: boolean;
  onClose: () => void;
  /** Renders the confirming button. */
  confirm: (reason: string) => ReactNode;
}

function stepMessage(step: CustomerStatus, { quote, number }: Order): string {
  if (step === 'cancelled') {
    return quote === undefined
      ? 'We stop working on this request. You can order again at any time.'
      : `This also cancels the quote of ${formatRupees(quote.totalPaise)}. You can order again at any time.`;
  }
  if (quote === undefined) return `There is no quote for ${number}.`;
  return `You are ordering ${formatTotal(quote.lines)} for ${formatRupees(quote.totalPaise)}, GST included. The quote is valid until ${formatMoment(quote.validUntil)}. We will confirm with a proforma invoice.`;
}

export function StepQuestion({ step, order, isBusy, onClose, confirm }: Props) {
  const [reason, setReason] = useState('');
  return (
    <>
      <p>{stepMessage(step, order)}</p>
      {step === 'cancelled' && (
        <div>
          <label htmlFor="cancel-reason" className={FIELD_LOOK.label}>
            Why? <span className={FIELD_OPTIONAL}>(optional)</span>
          </label>
          <textarea
            id="cancel-reason"
            className="control"
            rows={2}
            maxLength={LONGEST_STEP_NOTE}
            value={reason}
            onInput={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </div>
      )}
      <div className={CHOICE_ROW}>
        {confirm(reason)}
        <Button kind="secondary" disabled={isBusy} onClick={onClose}>
          {step === 'accepted' ? 'Not now' : 'Keep the order'}
        </Button>
      </div>
    </>
  );
}
