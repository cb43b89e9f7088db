/** What is asked for most of late. */
import { Link } from '@tanstack/react-router';
import { LATEST_DAYS, latestOrders } from '#commands/latest-orders.ts';
import { nameProducts } from '#commands/name-products.ts';
import { formatPieces } from '#domain/format.ts';
import { indiaDay } from '#domain/india-time.ts';
import { byProduct, groupsOf, type Group } from '#domain/sales/figures.ts';
import { LoadedPart } from './loaded-part.tsx';

const SHOWN = 5;

/** By pieces asked for, bought or not: that is what the stock must answer. They are called as the catalogue does. */
async function askedForMost(now: number): Promise<{ groups: Group[]; count: number }> {
  const orders = await latestOrders(now);
  const most = (titleOf: (sku: string) => string | undefined): Group[] =>
    groupsOf(orders, byProduct(titleOf))
      .toSorted((one, other) => other.asked - one.asked)
      .slice(0, SHOWN);
  const products = await nameProducts(most(() => undefined).map(({ key }) => key));
  return {
    groups: most((sku) => products.get(sku)?.product.title),
    count: orders.length,
  };
}

/** @param now ms */
export const TopProductsCard = ({ now }: { now: number }) => (
  <section className="admin-card" aria-labelledby="top">
    <h2 id="top">Asked for most</h2>
    <LoadedPart name="top products" of={indiaDay(now)} ask={() => askedForMost(now)}>
      {({ groups, count }) =>
        count === 0 ? (
          <p className="text-ink-soft">Nothing was ordered in the last {LATEST_DAYS} days.</p>
        ) : (
          <>
            <ol>
              {groups.map(({ key, name, asked }) => (
                <li key={key} className="dashboard-row">
                  <Link to="/products" search={{ q: key }} className="link">
                    <bdi>{name}</bdi>
                  </Link>
                  <span>{formatPieces(asked)}</span>
                </li>
              ))}
            </ol>
            <p className="mt-3 text-sm text-ink-soft">
              Of the latest {count === 1 ? 'order' : `${count} orders`} in {LATEST_DAYS} days.{' '}
              <Link to="/analytics" className="link">
                All figures
              </Link>
            </p>
          </>
        )
      }
    </LoadedPart>
  </section>
);
