/** The products requested most in recent orders. */
import { Link } from '@tanstack/react-router';
import { listAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { nameProducts } from '#admin/shell/actions/name-products.ts';
import { formatCount } from '#core/format.ts';
import { indiaDay, startOfIndiaDay } from '#core/india-time.ts';
import { lastDays } from '#admin/shell/sales/days.ts';
import { byProduct, groupsOf } from '#admin/shell/sales/figures.ts';
import { orderFacts, type OrderFacts } from '#admin/shell/sales/order-facts.ts';
import { orderKind } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { LoadedPart } from './loaded-part.tsx';
import { CARD } from '#admin/shell/look/classes.ts';

const SHOWN = 6;
const LATEST_DAYS = 30;
/** The most orders that are read. */
const LATEST_ORDERS = 50;

async function latestOrders(now: number): Promise<OrderFacts[]> {
  const from = new Date(startOfIndiaDay(lastDays(LATEST_DAYS, now).from) ?? 0);
  const { rows } = await listAsStaff(
    orderKind,
    STAFF_LISTS.orders,
    { equal: {}, sort: STAFF_LISTS.orders.sorts[0], between: { from } },
    { size: LATEST_ORDERS },
  );
  return rows.flatMap((row) => (row.success ? [orderFacts(row.id, row.value)] : []));
}

/**
 * Ranked by units requested, whether or not the order was won, because stock has to cover them. Names come from
 * the catalogue.
 */
async function mostRequested(now: number) {
  const orders = await latestOrders(now);
  const groups = groupsOf(
    orders,
    byProduct(() => undefined),
  )
    .toSorted((one, other) => other.requested - one.requested)
    .slice(0, SHOWN);
  const products = await nameProducts(groups.map(({ key }) => key));
  const named = groups.map(({ key, name, requested }) => ({
    ...{ key, requested },
    name: products.get(key)?.product.title ?? name,
  }));
  return { groups: named, count: orders.length };
}

/** @param now ms */
export const TopProductsCard = ({ now }: { now: number }) => (
  <section className={CARD} aria-labelledby="top">
    <h2 id="top">Most requested</h2>
    <LoadedPart
      queryKey={['dashboard', 'top products', indiaDay(now)]}
      load={() => mostRequested(now)}
    >
      {({ groups, count }) =>
        count === 0 ? (
          <p className="text-ink-soft">No orders in the last {LATEST_DAYS} days.</p>
        ) : (
          <>
            <ol>
              {groups.map(({ key, name, requested }) => (
                <li key={key} className="flex justify-between gap-4 py-1">
                  <Link to="/products" search={{ q: key }} className="min-w-0 wrap-anywhere link">
                    <bdi>{name}</bdi>
                  </Link>
                  <span className="whitespace-nowrap text-ink-soft">
                    {formatCount(requested)} requested
                  </span>
                </li>
              ))}
            </ol>
            <p className="mt-3 text-sm text-ink-soft">
              From {count === 1 ? '1 order' : `${count} orders`} in the last {LATEST_DAYS} days.{' '}
              <Link to="/analytics" className="link">
                View analytics
              </Link>
            </p>
          </>
        )
      }
    </LoadedPart>
  </section>
);
