/** The payments of an order, what is still due, and how more are recorded. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Chip } from '#admin/shell/chip.tsx';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { CARD } from '#admin/shell/look/classes.ts';
import { StaffName } from '#admin/shell/staff-name.tsx';
import { formatRupees } from '#core/format.ts';
import { formatShortDay } from '#core/format-time.ts';
import { dueOf, openAmount } from '#core/order/balance.ts';
import { PAYMENT_METHOD_NAMES } from '#core/order/record-labels.ts';
import { oneLine } from '#core/one-line.ts';
import { accountOrderPath } from '#core/paths.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { listPayments } from '#firebase/browser/order-records.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import type { Order } from '#schema/order.ts';
import type { Payment } from '#schema/payment.ts';
import { buttonClass } from '#ui/button-class.ts';
import { recordsKey, voidOrderPayment } from './actions/order-records.ts';
import { reminderLink } from './model/status-message.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { RecordDialog, RecordInput } from './record-dialog.tsx';
import { sellerQuery } from './use-order.ts';

const ROW = 'flex flex-wrap items-baseline justify-between gap-x-4';

interface PaymentProps {
  payment: Payment;
  onVoid: () => void;
}

function PaymentRow({ payment, onVoid }: PaymentProps) {
  const { amountPaise, method, reference, paidOn, note, by, voided } = payment;
  return (
    <li className="border-t border-line py-2 first:border-t-0">
      <p className={ROW}>
        <span className={voided && 'line-through'}>
          <b>{formatRupees(Math.abs(amountPaise))}</b>{' '}
          {amountPaise < 0 ? 'refunded' : PAYMENT_METHOD_NAMES[method]}
        </span>
        {voided ? (
          <Chip>Voided</Chip>
        ) : (
          <button type="button" className="min-h-8 text-sm link" onClick={onVoid}>
            Void<span className="sr-only"> {formatRupees(amountPaise)}</span>
          </button>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        {formatShortDay(paidOn)} · <StaffName uid={by} />
        {reference !== undefined && (
          <>
            {' '}
            · <bdi className="wrap-anywhere">{reference}</bdi>
          </>
        )}
      </p>
      {[note, voided?.reason].map(
        (text, at) =>
          text !== undefined && (
            <p key={at} className="text-sm wrap-anywhere" dir="auto">
              “{text}”
            </p>
          ),
      )}
    </li>
  );
}

function Balance({ order }: { order: Order }) {
  const due = dueOf(order) ?? openAmount(order) ?? 0;
  const rows = [
    ['Paid', order.paidPaise ?? 0],
    ...(order.creditedPaise === undefined ? [] : [['Credited', order.creditedPaise] as const]),
    [due < 0 ? 'Refund due' : 'Balance due', Math.abs(due)],
  ] as const;
  return (
    <dl className="mb-3">
      {rows.map(([name, paise], at) => (
        <div key={name} className={`${ROW} ${at === rows.length - 1 ? 'font-semibold' : ''}`}>
          <dt>{name}</dt>
          <dd className="tabular-nums">{formatRupees(paise)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function OrderPaymentsCard({ id, order }: { id: string; order: Order }) {
  const [entering, setEntering] = useState<'payment' | 'refund'>();
  const [voiding, setVoiding] = useState<string>();
  const [reason, setReason] = useState('');
  const payments = useQuery({
    queryKey: [...recordsKey(id), 'payments'],
    queryFn: () => readOrThrow(() => listPayments(id)),
  });
  const { data: seller } = useQuery(sellerQuery);
  if (order.quote === undefined) return null;
  const due = dueOf(order) ?? 0;
  const voidPayment = async (payment: string): Promise<string | undefined> => {
    const text = oneLine(reason, LONGEST_STEP_NOTE);
    return text === '' ? 'Enter the reason.' : voidOrderPayment(id, payment, text);
  };
  return (
    <section className={CARD} aria-labelledby="order-payments">
      <h2 id="order-payments">Payments</h2>
      <Balance order={order} />
      <Loaded query={payments} meanwhile={null} empty={null}>
        {(all) => (
          <ul className="mb-3">
            {all.map((each) =>
              each.fits ? (
                <PaymentRow
                  key={each.id}
                  payment={each.value}
                  onVoid={() => {
                    setReason('');
                    setVoiding(each.id);
                  }}
                />
              ) : (
                <li key={each.id}>This payment can’t be displayed.</li>
              ),
            )}
          </ul>
        )}
      </Loaded>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setEntering('payment')}>Record payment</Button>
        {(order.paidPaise ?? 0) > 0 && (
          <Button onClick={() => setEntering('refund')}>Record refund</Button>
        )}
        {due > 0 && (
          <a
            href={reminderLink({
              order,
              duePaise: due,
              businessName: seller?.businessName ?? 'Your order',
              link: `${location.origin}${accountOrderPath(id)}`,
            })}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('whatsapp', 'small')}
          >
            Send reminder
          </a>
        )}
      </div>
      {entering && (
        <PaymentDialog
          id={id}
          order={order}
          isRefund={entering === 'refund'}
          onClose={() => setEntering(undefined)}
        />
      )}
      {voiding !== undefined && (
        <RecordDialog
          title="Void this payment?"
          verb="Void payment"
          onRecord={() => voidPayment(voiding)}
          onClose={() => setVoiding(undefined)}
        >
          <p>
            The payment stays in the list, crossed out, and no longer counts. The customer sees the
            reason.
          </p>
          <RecordInput
            label="Reason"
            maxLength={LONGEST_STEP_NOTE}
            value={reason}
            onChange={setReason}
          />
        </RecordDialog>
      )}
    </section>
  );
}
