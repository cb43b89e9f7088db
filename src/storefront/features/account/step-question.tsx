/** The question before a quote is accepted or an order cancelled; it names the amount. */
import { piecesOf } from '#core/order/pieces.ts';
import { useState, type ReactNode } from 'react';
import { formatPieces, formatRupees } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';
import type { CustomerStatus } from '#core/order/customer-step.ts';
import type { Order } from '#schema/order.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';

interface Props {
  step: CustomerStatus;
  order: Order;
  onClose: () => void;
  /** The button that does it. */
  confirm: (reason: string) => ReactNode;
}

function words(step: CustomerStatus, { quote, number }: Order): string {
  if (step === 'cancelled') {
    return quote === undefined
      ? 'We stop working on this request. You can order again at any time.'
      : `This also cancels the quote of ${formatRupees(quote.totalPaise)}. You can order again at any time.`;
  }
  if (quote === undefined) return `There is no quote for ${number}.`;
  const pieces = piecesOf(quote.lines);
  return `You are ordering ${formatPieces(pieces)} for ${formatRupees(quote.totalPaise)}, GST included. The quote is valid until ${formatMoment(quote.validUntil)}. We will confirm with a proforma invoice.`;
}

export function StepQuestion({ step, order, onClose, confirm }: Props) {
  const [reason, setReason] = useState('');
  return (
    <>
      <p>{words(step, order)}</p>
      {step === 'cancelled' && (
        <div className="field">
          <label htmlFor="cancel-reason">
            Why? <span className="field-optional">(optional)</span>
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
      <div className="account-choices">
        {confirm(reason)}
        <button type="button" className="btn btn-secondary" onClick={onClose}>
          {step === 'accepted' ? 'Not now' : 'Keep the order'}
        </button>
      </div>
    </>
  );
}
