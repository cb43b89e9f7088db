/** Records a payment or a refund of an order. */
import { useState } from 'react';
import { FIELD_GRID, NOTE } from '#admin/shell/look/classes.ts';
import { shownNumber, typedNumber } from '#core/editing/typed-number.ts';
import { formatRupees } from '#core/format.ts';
import { indiaDay, startOfIndiaDay } from '#core/india-time.ts';
import { openAmount, paidMeanwhile, paymentProblem } from '#core/order/balance.ts';
import { advanceDue } from '#core/quoting/advance.ts';
import { PAYMENT_METHOD_NAMES } from '#core/order/record-labels.ts';
import { oneLine } from '#core/one-line.ts';
import { PAYMENTS_CHANGED } from '#firebase/browser/order-payments.ts';
import { LONGEST_REFERENCE, LONGEST_STEP_NOTE } from '#schema/limits.ts';
import type { Order } from '#schema/order.ts';
import { paymentMethod, type PaymentMethod } from '#schema/payment.ts';
import { recordOrderPayment } from './actions/order-records.ts';
import {
  CustomerNote,
  RecordChoice,
  RecordDialog,
  RecordInput,
  useEntry,
  useEntryId,
} from '#admin/shell/record-dialog.tsx';

interface Props {
  id: string;
  order: Order;
  isRefund: boolean;
  onClose: () => void;
}

const METHODS = paymentMethod.options.map((key) => [key, PAYMENT_METHOD_NAMES[key]] as const);

export function PaymentDialog({ id, order, isRefund, onClose }: Props) {
  const { paidPaise = 0 } = order;
  const open = openAmount(order) ?? 0;
  const advancePaise = isRefund ? 0 : advanceDue(order);
  const suggested = isRefund ? 0 - Math.min(open, 0) : advancePaise || Math.max(open, 0);
  const entryId = useEntryId();
  const amount = useEntry(suggested > 0 ? shownNumber(suggested, 'rupees') : '');
  const method = useEntry<PaymentMethod>('upi');
  const day = useEntry(() => indiaDay(Date.now()));
  const reference = useEntry('');
  const note = useEntry('');
  // As it was when the dialog was opened.
  const [seenPaise] = useState(paidPaise);
  const [isRefused, setRefused] = useState(false);
  const meanwhile = isRefused ? paidMeanwhile(seenPaise, paidPaise) : undefined;
  const record = async (): Promise<string | undefined> => {
    const paise = typedNumber(amount.value, 'rupees');
    if (typeof paise !== 'number' || paise <= 0)
      return 'Enter the amount in rupees, for example 12500.';
    const amountPaise = isRefund ? 0 - paise : paise;
    const problem = paymentProblem(order, amountPaise);
    if (problem !== undefined) return problem;
    const paidOn = startOfIndiaDay(day.value);
    if (paidOn === undefined || paidOn > Date.now())
      return 'Enter a date that is not in the future.';
    const texts = {
      reference: oneLine(reference.value, LONGEST_REFERENCE),
      note: oneLine(note.value, LONGEST_STEP_NOTE),
    };
    const payment = {
      ...{ id: entryId, amountPaise, method: method.value, paidOn },
      ...(texts.reference !== '' && { reference: texts.reference }),
      ...(texts.note !== '' && { note: texts.note }),
    };
    // After a refusal the dialog shows what is paid now.
    const result = await recordOrderPayment(id, payment, isRefused ? paidPaise : seenPaise);
    if (result.success) return undefined;
    if (result.code === PAYMENTS_CHANGED) setRefused(true);
    return result.error;
  };
  return (
    <RecordDialog
      title={isRefund ? 'Record refund' : 'Record payment'}
      verb={isRefund ? 'Record refund' : 'Record payment'}
      onRecord={record}
      onClose={onClose}
    >
      <div className={FIELD_GRID}>
        <RecordInput
          label="Amount (₹)"
          inputMode="decimal"
          hint={`${formatRupees(Math.abs(open))} ${open < 0 ? 'to refund' : 'to pay'}${advancePaise > 0 ? `, of which ${formatRupees(advancePaise)} now as advance` : ''}.`}
          {...amount}
        />
        <RecordInput label="Date" type="date" {...day} />
        <RecordChoice label="Method" choices={METHODS} {...method} />
        <RecordInput
          label="Reference"
          optional
          hint="UPI reference, UTR or cheque number."
          maxLength={LONGEST_REFERENCE}
          {...reference}
        />
      </div>
      <CustomerNote {...note} />
      {meanwhile !== undefined && <p className={`${NOTE} mb-0`}>{meanwhile}</p>}
    </RecordDialog>
  );
}
