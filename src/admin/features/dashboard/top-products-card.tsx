/** What is asked for most of late. */
import { Link } from '@tanstack/react-router';
import { LATEST_DAYS, LATEST_ORDERS, latestOrders } from '#commands/look-at-shop.ts';
import { formatPieces } from '#domain/format.ts';
import { byProduct, groupsOf, type Group } from '#domain/sales/figures.ts';
import { LoadedPart } from './loaded-part.tsx';

const SHOWN = 5;

/** By pieces asked for, bought or not: that is what the stock must answer. */
const byPieces = (groups: readonly Group[]): Group[] =>
  groups.toSorted((one, other) => other.pieces - one.pieces).slice(0, SHOWN);

/** @param now ms */
export const TopProductsCard = ({ now }: { now: number }) => (
  <section className="admin-card" aria-labelledby="top">
    <h2 id="top">Asked for most</h2>
    <LoadedPart name="top products" ask={() => latestOrders(now)}>
      {(orders) =>
        orders.length === 0 ? (
          <p className="text-ink-soft">Nothing was ordered in the last {LATEST_DAYS} days.</p>
        ) : (
          <>
            <ol>
              {byPieces(groupsOf(orders, byProduct)).map(({ key, name, pieces }) => (
                <li key={key} className="dashboard-row">
                  <Link to="/products" search={{ q: key }} className="link">
                    <bdi>{name}</bdi>
                  </Link>
                  <span>{formatPieces(pieces)}</span>
                </li>
              ))}
            </ol>
            <p className="mt-3 text-sm text-ink-soft">
              Of the latest {orders.length === LATEST_ORDERS ? LATEST_ORDERS : orders.length} orders
              in {LATEST_DAYS} days.{' '}
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
