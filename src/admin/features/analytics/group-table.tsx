/** Groups of orders, the best first; each opens its orders. */
import { useState } from 'react';
import { formatCount, formatRupees } from '#core/format.ts';
import type { Group } from '#admin/shell/sales/figures.ts';
import type { OrderFacts } from '#admin/shell/sales/order-facts.ts';
import type { OrdersWanted } from '#admin/shell/order-link.tsx';
import type { Behind } from './orders-behind.tsx';
import { FIGURES } from '#admin/shell/look/classes.ts';

interface Props {
  id: string;
  title: string;
  /** What a row is: `Product`. */
  what: string;
  groups: readonly Group[];
  orders: readonly OrderFacts[];
  /** Where the list of orders can be filtered to a row. */
  wantedOf?: (key: string) => OrdersWanted | undefined;
  onOpen: (behind: Behind) => void;
}

const SHOWN = 8;

/** Where there is no room for it, the orders behind a row are counted when it is opened. */
const REQUESTS = 'text-end max-sm:hidden';

/** At the narrowest, figures in lakhs go beyond it. */
const CARD = 'admin-card min-w-0 overflow-x-auto';
/** On a phone there is less room for a name than its figures take. */
const TABLE = `${FIGURES} max-sm:text-sm [&_th:not(:first-child)]:align-bottom [&_th:not(:first-child)]:whitespace-normal max-sm:[&_tr_:is(td,th)]:pe-2`;

const ordersOf = (group: Group, orders: readonly OrderFacts[]): OrderFacts[] =>
  orders.filter(({ id }) => group.orders.has(id));

/** Placeholder for a table whose names are still loading. */
export const GroupLoading = ({ title }: { title: string }) => (
  <section className={CARD} role="status" aria-label={`Loading ${title}`}>
    <h2>{title}</h2>
    <div className="skeleton h-88" />
  </section>
);

export function GroupTable({ id, title, what, groups, orders, wantedOf, onOpen }: Props) {
  const [isAll, setAll] = useState(false);
  const best = groups[0]?.revenuePaise ?? 0;
  return (
    <section className={CARD} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className={TABLE}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col" className={REQUESTS}>
              Requests
            </th>
            <th scope="col" className="text-end">
              Pieces requested
            </th>
            <th scope="col" className="text-end">
              Pieces sold
            </th>
            <th scope="col" className="text-end">
              Revenue
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.slice(0, isAll ? groups.length : SHOWN).map((group) => (
            <tr key={group.key}>
              <td>
                <button
                  type="button"
                  className="min-h-7 text-start hover:underline"
                  onClick={() =>
                    onOpen({
                      title: group.name,
                      orders: ordersOf(group, orders),
                      wanted: wantedOf?.(group.key),
                    })
                  }
                >
                  <bdi>{group.name}</bdi>
                </button>
                <div
                  className="h-[3px] bg-gilt"
                  style={{ width: `${best === 0 ? 0 : (group.revenuePaise / best) * 100}%` }}
                />
              </td>
              <td className={REQUESTS}>{formatCount(group.orders.size)}</td>
              <td className="text-end">{formatCount(group.asked)}</td>
              <td className="text-end">{formatCount(group.bought)}</td>
              <td className="text-end">{formatRupees(group.revenuePaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {groups.length > SHOWN && !isAll && (
        <button type="button" className="mt-3 link" onClick={() => setAll(true)}>
          Show all {formatCount(groups.length)}
        </button>
      )}
    </section>
  );
}
