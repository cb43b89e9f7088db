/** A column of the board; while a card is moved it says whether the card can be dropped here, and if not why. */
import { useDroppable } from '@dnd-kit/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCount } from '#core/format.ts';
import { STATUS_NAMES } from '#core/order/status-words.ts';
import { Count } from '#admin/shell/count.tsx';
import type { OrderStatus } from '#schema/order.ts';
import type { OrdersSearch } from './orders-search.ts';

interface Props {
  status: OrderStatus;
  search: OrdersSearch;
  /** In the database; undefined until it is known. */
  count: number | undefined;
  /** Cards that are shown. */
  shown: number;
  /** Why the card that is being moved cannot go here; undefined where it can, or none is moved. */
  problem: string | undefined;
  isMoving: boolean;
  children?: ReactNode;
}

export function BoardColumn(props: Props) {
  const { status, search, count, shown, problem, isMoving, children } = props;
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const more = (count ?? 0) - shown;
  const fit = isMoving ? (problem === undefined ? 'yes' : 'no') : undefined;
  return (
    <section
      ref={setNodeRef}
      className="orders-column"
      aria-label={STATUS_NAMES[status]}
      data-fit={fit}
      data-over={isOver || undefined}
    >
      <h2>
        {STATUS_NAMES[status]} <Count value={count} />
      </h2>
      {isOver && problem !== undefined && <p className="orders-why">{problem}</p>}
      {children}
      {more > 0 && (
        <Link to="/orders" search={{ ...search, view: undefined, status }} className="text-sm link">
          {children ? `View ${formatCount(more)} more in the table` : 'View in the table'}
        </Link>
      )}
    </section>
  );
}
