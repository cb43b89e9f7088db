/** What customers still have to pay, and what they get back; the amounts open their orders. */
import { CARD } from '#admin/shell/look/classes.ts';
import { OrdersLink } from '#admin/shell/order-link.tsx';
import { formatCounted, formatRupees } from '#core/format.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { paymentsDue, refundsDue } from '#firebase/browser/order-totals.ts';
import { LoadedPart } from './loaded-part.tsx';

const load = () =>
  readOrThrow(async () => {
    const [payments, refunds] = await Promise.all([paymentsDue(), refundsDue()]);
    return { payments, refunds };
  });

export const PaymentsCard = () => (
  <section className={CARD} aria-labelledby="payments">
    <h2 id="payments">Payments due</h2>
    <LoadedPart queryKey={['dashboard', 'payments']} load={load}>
      {({ payments, refunds }) => (
        <>
          {payments.orders === 0 ? (
            <p className="text-ink-soft">No payments are due.</p>
          ) : (
            <p>
              <OrdersLink filter={{ sort: 'due' }}>{formatRupees(payments.totalPaise)}</OrdersLink>{' '}
              for {formatCounted(payments.orders, 'order')}
            </p>
          )}
          {refunds.orders > 0 && (
            <p className="mt-2">
              <OrdersLink filter={{ sort: 'refund' }}>
                {formatRupees(refunds.totalPaise)}
              </OrdersLink>{' '}
              to refund for {formatCounted(refunds.orders, 'order')}
            </p>
          )}
        </>
      )}
    </LoadedPart>
  </section>
);
