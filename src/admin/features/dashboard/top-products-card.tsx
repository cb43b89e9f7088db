/** The products requested most in recent orders. */
import { Link } from '@tanstack/react-router';
import { LATEST_DAYS, latestOrders } from './actions/latest-orders.ts';
import { nameProducts } from '#admin/shell/actions/name-products.ts';
import { formatCount } from '#core/format.ts';
import { indiaDay } from '#core/india-time.ts';
import { byProduct, groupsOf, type Group } from '#admin/shell/sales/figures.ts';
import { LoadedPart } from './loaded-part.tsx';
import { CARD } from '#admin/shell/look/classes.ts';

const SHOWN = 6;

/**
 * Ranked by units requested, whether or not the order was won, because stock has to cover them. Names come from
 * the catalogue.
 */
async function mostRequested(now: number): Promise<{ groups: Group[]; count: number }> {
  const orders = await latestOrders(now);
  const most = (titleOf: (sku: string) => string | undefined): Group[] =>
    groupsOf(orders, byProduct(titleOf))
      .toSorted((one, other) => other.requested - one.requested)
      .slice(0, SHOWN);
  const products = await nameProducts(most(() => undefined).map(({ key }) => key));
  return {
    groups: most((sku) => products.get(sku)?.product.title),
    count: orders.length,
  };
}

/** @param now ms */
export const TopProductsCard = ({ now }: { now: number }) => (
  <section className={CARD} aria-labelledby="top">
    <h2 id="top">Most requested</h2>
    <LoadedPart name="top products" of={indiaDay(now)} load={() => mostRequested(now)}>
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
