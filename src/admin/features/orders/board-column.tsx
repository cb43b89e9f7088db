/** A column of the board; during a drag it shows whether the card can be dropped here, and why not. */
import { useDroppable } from '@dnd-kit/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCount } from '#core/format.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { Count } from '#admin/shell/count.tsx';
import { moveProblem } from '#admin/shell/order/staff-step.ts';
import { useRole } from '#admin/shell/role.ts';
import type { OrderStatus } from '#schema/order.ts';
import type { BoardOrder } from './board-card.tsx';
import type { OrdersSearch } from './orders-search.ts';
import { PANEL } from '#admin/shell/look/classes.ts';

interface Props {
  status: OrderStatus;
  search: OrdersSearch;
  /** Count in the database; undefined until loaded. */
  count: number | undefined;
  /** Number of cards displayed. */
  shown: number;
  /** The dragged card. */
  moving: BoardOrder | undefined;
  /** Current time, ms. */
  now: number;
  children?: ReactNode;
}

/** Leaves room for a drop in an empty column. */
const COURSE = 'min-h-32 flex-col gap-2 pb-2';
/** Statuses that end an order: cards can be dropped there, and are listed in the table. */
const END = 'flex-wrap items-center justify-between gap-x-3';

export function BoardColumn({ status, search, count, shown, moving, now, children }: Props) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const role = useRole();
  const more = (count ?? 0) - shown;
  const isElsewhere = moving !== undefined && moving.value.status !== status;
  const problem = isElsewhere ? moveProblem(role, moving.value, status, now) : undefined;
  const fit = isElsewhere ? (problem === undefined ? 'yes' : 'no') : undefined;
  return (
    <section
      ref={setNodeRef}
      className={`${PANEL} flex snap-start px-2 data-over:bg-wash not-data-over:data-[fit=no]:opacity-60 data-[fit=yes]:border-dashed data-[fit=yes]:border-gilt ${children ? COURSE : END}`}
      aria-label={STATUS_NAMES[status]}
      data-fit={fit}
      data-over={isOver || undefined}
    >
      <h2
        className={`${children ? 'sticky' : ''} top-0 z-1 bg-inherit py-2 text-sm font-semibold [&_span]:font-normal [&_span]:text-ink-soft`}
      >
        {STATUS_NAMES[status]} <Count value={count} />
      </h2>
      {isOver && problem !== undefined && <p className="text-xs/normal text-bad">{problem}</p>}
      {children}
      {more > 0 && (
        <Link to="/orders" search={{ ...search, view: undefined, status }} className="text-sm link">
          {children ? `View ${formatCount(more)} more in the table` : 'View in the table'}
        </Link>
      )}
    </section>
  );
}
