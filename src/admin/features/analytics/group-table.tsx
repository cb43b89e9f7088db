/** Table of order groups, sorted by the best; each row opens its orders. */
import { useId, useState } from 'react';
import { formatCount, formatRupees } from '#core/format.ts';
import type { Group } from '#admin/shell/sales/figures.ts';
import type { OrderFilter } from '#admin/shell/order-link.tsx';
import type { Behind } from './orders-behind.tsx';
import { FigureTable } from './figure-table.tsx';
import { CARD, FIGURES } from '#admin/shell/look/classes.ts';

interface Props {
  title: string;
  /** Column heading of the rows: `Product`. */
  what: string;
  groups: readonly Group[];
  /** Filter of the order list that matches a row, where there is one. */
  filterOf?: (key: string) => OrderFilter | undefined;
  onOpen: (behind: Behind) => void;
}

const SHOWN = 8;

/** On the narrowest screens, figures in lakhs overflow and scroll. */
const GROUP = `${CARD} min-w-0 overflow-x-auto`;
/** Smaller text on phones and no requests, which a row shows when opened, leave room for names beside the figures. */
const TABLE = `${FIGURES} max-sm:[&_:is(td,th):nth-child(2)]:hidden max-sm:text-sm [&_th:not(:first-child)]:align-bottom [&_th:not(:first-child)]:whitespace-normal max-sm:[&_tr_:is(td,th)]:pe-2`;

export function GroupTable({ title, what, groups, filterOf, onOpen }: Props) {
  const id = useId();
  const [isAll, setAll] = useState(false);
  const best = groups[0]?.revenuePaise ?? 0;
  return (
    <section className={GROUP} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FigureTable
        className={TABLE}
        what={what}
        columns={['Requests', 'Units requested', 'Units sold', 'Revenue']}
        rows={groups.slice(0, isAll ? groups.length : SHOWN).map((group) => ({
          key: group.key,
          name: group.name,
          chart: (
            <div
              className="h-[3px] bg-gilt"
              style={{ width: `${best === 0 ? 0 : (group.revenuePaise / best) * 100}%` }}
            />
          ),
          figures: [
            formatCount(group.orders.length),
            formatCount(group.requested),
            formatCount(group.bought),
            formatRupees(group.revenuePaise),
          ],
          behind: { title: group.name, orders: group.orders, filter: filterOf?.(group.key) },
        }))}
        onOpen={onOpen}
      />
      {groups.length > SHOWN && !isAll && (
        <button type="button" className="mt-3 link" onClick={() => setAll(true)}>
          Show all {formatCount(groups.length)}
        </button>
      )}
    </section>
  );
}
