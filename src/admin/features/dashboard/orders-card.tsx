/** Today's requests, and how many orders stand where; each figure opens the orders behind it. */
import { OrdersLink } from '#admin/shell/order-link.tsx';
import { countByStatus, countToday } from '#commands/look-at-shop.ts';
import { formatCount } from '#domain/format.ts';
import { indiaDay } from '#domain/india-time.ts';
import { STATUS_NAMES } from '#domain/order/status-words.ts';
import { ORDER_COURSE } from '#domain/order-status.ts';
import { LoadedPart } from './loaded-part.tsx';

/** What is over needs nobody's hand. */
const OPEN = ORDER_COURSE.filter((status) => status !== 'delivered');

/** @param now ms */
export function OrdersCard({ now }: { now: number }) {
  const today = indiaDay(now);
  return (
    <section className="admin-card dashboard-wide" aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      <ul className="dashboard-figures">
        <li>
          <OrdersLink wanted={{ from: today, to: today }} className="dashboard-figure">
            <span>Requested today</span>
            <LoadedPart name="today" ask={() => countToday(now)}>
              {(count) => <b>{formatCount(count)}</b>}
            </LoadedPart>
          </OrdersLink>
        </li>
        <LoadedPart name="statuses" ask={countByStatus}>
          {(counts) =>
            OPEN.map((status) => (
              <li key={status}>
                <OrdersLink wanted={{ status }} className="dashboard-figure">
                  <span>{STATUS_NAMES[status]}</span>
                  <b>{formatCount(counts.get(status) ?? 0)}</b>
                </OrdersLink>
              </li>
            ))
          }
        </LoadedPart>
      </ul>
    </section>
  );
}
