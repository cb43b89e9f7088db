/** The payments of an order, what is still due, and how more are recorded. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Chip } from '#admin/shell/chip.tsx';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { CARD } from '#admin/shell/look/classes.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { PaymentReminders } from '#admin/shell/mail/payment-reminders.tsx';
import { StaffName } from '#admin/shell/staff-name.tsx';
import { formatRupees } from '#core/format.ts';
import { formatShortDay } from '#core/format-time.ts';
import { creditOf, dueOf, openAmount, paymentProblem } from '#core/order/balance.ts';
import { PAYMENT_METHOD_NAMES } from '#core/order/record-labels.ts';
import { oneLine } from '#core/one-line.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { listPayments } from '#firebase/browser/order-records.ts';
import { LONGEST_STEP_NOTE } from '#schema/limits.ts';
import type { Order } from '#schema/order.ts';
import type { Payment } from '#schema/payment.ts';
import { voidOrderPayment } from './actions/order-records.ts';
import { recordsKey } from './actions/read-records.ts';
import { NoteDialog } from './note-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { Quoted } from '#ui/react/quoted.tsx';

const ROW = 'flex flex-wrap items-baseline justify-between gap-x-4';

function PaymentRow({ payment, onVoid }: { payment: Payment; onVoid: () => void }) {
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
      <Quoted text={note} className="text-sm" />
      <Quoted text={voided?.reason} className="text-sm" />
    </li>
  );
}

function Balance({ order }: { order: Order }) {
  const open = openAmount(order);
  const credited = creditOf(order).totalPaise;
  const rows = [
    ...(credited > 0 ? [['Credited', credited] as const] : []),
    ['Paid', order.paidPaise ?? 0] as const,
    ...(open === undefined
      ? []
      : [[open < 0 ? 'Refund due' : 'Balance due', Math.abs(open)] as const]),
  ];
  return (
    <dl className="mb-3">
      {rows.map(([name, paise]) => (
        <div key={name} className={`${ROW} last:font-semibold`}>
          <dt>{name}</dt>
          <dd className="tabular-nums">{formatRupees(paise)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface VoidProps {
  id: string;
  order: Order;
  /** With its ID. */
  payment: Payment & { id: string };
  onClose: () => void;
}

function VoidDialog({ id, order, payment, onClose }: VoidProps) {
  const isRefundedLater = paymentProblem(order, 0 - payment.amountPaise) !== undefined;
  const take = async (note: string): Promise<void> => {
    const problem = isRefundedLater
      ? 'This payment was refunded. Void the refund first.'
      : await voidOrderPayment(id, payment.id, oneLine(note, LONGEST_STEP_NOTE));
    if (problem === undefined) onClose();
    else sayFailure(problem);
  };
  return (
    <NoteDialog
      title="Void this payment?"
      note={{ label: 'Reason', hint: 'The customer sees it.', isRequired: true }}
      verb="Void payment"
      onTake={take}
      onClose={onClose}
    >
      <p>The payment stays in the list, crossed out, and no longer counts.</p>
    </NoteDialog>
  );
}

export function OrderPaymentsCard({ id, order }: { id: string; order: Order }) {
  const [entering, setEntering] = useState<'payment' | 'refund'>();
  const [voiding, setVoiding] = useState<VoidProps['payment']>();
  const payments = useQuery({
    queryKey: [...recordsKey(id), 'payments'],
    queryFn: () => readOrThrow(() => listPayments(id)),
    enabled: order.lastPayment !== undefined,
  });
  if (openAmount(order) === undefined && order.lastPayment === undefined) return null;
  const due = dueOf(order) ?? 0;
  return (
    <section className={CARD} aria-labelledby="order-payments">
      <h2 id="order-payments">Payments</h2>
      <Balance order={order} />
      {order.lastPayment !== undefined && (
        <Loaded query={payments} meanwhile={null}>
          {(all) => (
            <ul className="mb-3">
              {all.map((each) =>
                each.success ? (
                  <PaymentRow
                    key={each.id}
                    payment={each.value}
                    onVoid={() => setVoiding({ ...each.value, id: each.id })}
                  />
                ) : (
                  <li key={each.id}>This payment can’t be displayed.</li>
                ),
              )}
            </ul>
          )}
        </Loaded>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setEntering('payment')}>Record payment</Button>
        {(order.paidPaise ?? 0) > 0 && (
          <Button onClick={() => setEntering('refund')}>Record refund</Button>
        )}
        {due > 0 && (
          <PaymentReminders
            contact={order.contact}
            orders={[{ id, uid: order.uid, number: order.number, duePaise: due }]}
          />
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
      {voiding && (
        <VoidDialog id={id} order={order} payment={voiding} onClose={() => setVoiding(undefined)} />
      )}
    </section>
  );
}
