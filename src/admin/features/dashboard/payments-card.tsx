/** What customers still have to pay; the amount opens their orders. */
import { CARD } from '#admin/shell/look/classes.ts';
import { OrdersLink } from '#admin/shell/order-link.tsx';
import { formatCount, formatRupees } from '#core/format.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { paymentsDue } from '#firebase/browser/order-totals.ts';
import { LoadedPart } from './loaded-part.tsx';

export const PaymentsCard = () => (
  <section className={CARD} aria-labelledby="payments">
    <h2 id="payments">Payments due</h2>
    <LoadedPart queryKey={['dashboard', 'payments']} load={() => readOrThrow(paymentsDue)}>
      {({ orders, totalPaise }) =>
        orders === 0 ? (
          <p className="text-ink-soft">No payments are due.</p>
        ) : (
          <p>
            <OrdersLink filter={{ sort: 'due' }}>{formatRupees(totalPaise)}</OrdersLink> for{' '}
            {formatCount(orders)} {orders === 1 ? 'order' : 'orders'}
          </p>
        )
      }
    </LoadedPart>
  </section>
);
