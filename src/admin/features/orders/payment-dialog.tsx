/** Records a payment or a refund of an order. */
import { useState } from 'react';
import { FIELD_GRID } from '#admin/shell/look/classes.ts';
import { shownNumber, typedNumber } from '#core/editing/typed-number.ts';
import { formatRupees } from '#core/format.ts';
import { indiaDay, startOfIndiaDay } from '#core/india-time.ts';
import { openAmount, paymentProblem } from '#core/order/balance.ts';
import { PAYMENT_METHOD_NAMES } from '#core/order/record-labels.ts';
import { oneLine } from '#core/one-line.ts';
import { LONGEST_REFERENCE, LONGEST_STEP_NOTE } from '#schema/limits.ts';
import type { Order } from '#schema/order.ts';
import { paymentMethod, type PaymentMethod } from '#schema/payment.ts';
import { recordOrderPayment } from './actions/order-records.ts';
import { RecordChoice, RecordDialog, RecordInput } from '#admin/shell/record-dialog.tsx';

interface Props {
  id: string;
  order: Order;
  isRefund: boolean;
  onClose: () => void;
}

const METHODS = paymentMethod.options.map((key) => [key, PAYMENT_METHOD_NAMES[key]] as const);

export function PaymentDialog({ id, order, isRefund, onClose }: Props) {
  const open = openAmount(order) ?? 0;
  const suggested = isRefund ? 0 - Math.min(open, 0) : Math.max(open, 0);
  // The same entry has the same ID, so that sending it again after a lost response records it once.
  const [entryId] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(suggested > 0 ? shownNumber(suggested, 'rupees') : '');
  const [method, setMethod] = useState<PaymentMethod>('upi');
  const [day, setDay] = useState(() => indiaDay(Date.now()));
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const record = async (): Promise<string | undefined> => {
    const paise = typedNumber(amount, 'rupees');
    if (typeof paise !== 'number' || paise <= 0)
      return 'Enter the amount in rupees, for example 12500.';
    const amountPaise = isRefund ? 0 - paise : paise;
    const problem = paymentProblem(order, amountPaise);
    if (problem !== undefined) return problem;
    const paidOn = startOfIndiaDay(day);
    if (paidOn === undefined || paidOn > Date.now())
      return 'Enter a date that is not in the future.';
    const texts = {
      reference: oneLine(reference, LONGEST_REFERENCE),
      note: oneLine(note, LONGEST_STEP_NOTE),
    };
    return recordOrderPayment(id, {
      ...{ id: entryId, amountPaise, method, paidOn },
      ...(texts.reference !== '' && { reference: texts.reference }),
      ...(texts.note !== '' && { note: texts.note }),
    });
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
          hint={`${formatRupees(Math.abs(open))} ${open < 0 ? 'to refund' : 'is open'}.`}
          value={amount}
          onChange={setAmount}
        />
        <RecordInput label="Date" type="date" value={day} onChange={setDay} />
        <RecordChoice label="Method" value={method} choices={METHODS} onChange={setMethod} />
        <RecordInput
          label="Reference"
          optional
          hint="UPI reference, UTR or cheque number."
          maxLength={LONGEST_REFERENCE}
          value={reference}
          onChange={setReference}
        />
      </div>
      <RecordInput
        label="Note for the customer"
        optional
        maxLength={LONGEST_STEP_NOTE}
        value={note}
        onChange={setNote}
      />
    </RecordDialog>
  );
}
