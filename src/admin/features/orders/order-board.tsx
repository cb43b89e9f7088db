/** The board: orders move between statuses by pointer or menu. */
import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { ListLoading, Loaded, waitingFor } from '#admin/shell/list/list-states.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { useRole } from '#admin/shell/role.ts';
import { moveProblem, type StaffStep } from '#admin/shell/order/staff-step.ts';
import type { StatusCounts } from '#admin/shell/order/use-status-counts.ts';
import { useNow } from '#admin/shell/use-now.ts';
import { ORDER_COURSE } from '#core/order-status.ts';
import { orderKind, type OrderStatus } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { BoardCard, BOARD_CARD, CardBody, type BoardOrder } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { orderQuery, type OrdersSearch } from './orders-search.ts';
import { OrderStepDialog, type PendingStep } from './step-dialog.tsx';

const ENDS = ['cancelled', 'rejected', 'expired'] as const satisfies readonly OrderStatus[];

/** Cards per column; the table has the others. */
const CARDS = 20;

/** Pointer distance that starts a drag, px. */
const DRAG_FROM = 6;

/** One query for each column, latest change first. */
const useColumns = (search: OrdersSearch) =>
  useQueries({
    queries: ORDER_COURSE.map((status) => {
      const query = orderQuery({ ...search, sort: 'changed', status });
      return {
        queryKey: [...listKey(orderKind), 'column', query],
        queryFn: () => listAsStaff(orderKind, STAFF_LISTS.orders, query, { size: CARDS }),
      };
    }),
  });

export function OrderBoard({ search, counts }: { search: OrdersSearch; counts: StatusCounts }) {
  const columns = useColumns(search);
  const now = useNow();
  const navigate = useNavigate();
  const role = useRole();
  const [moving, setMoving] = useState<BoardOrder>();
  const [pending, setPending] = useState<PendingStep>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
  );

  const move = (order: BoardOrder, to: OrderStatus): void => {
    if (to === order.value.status) return;
    const problem = moveProblem(role, order.value, to, now);
    if (problem !== undefined) sayFailure(`${order.value.number}: ${problem}`);
    else if (to === 'quoted')
      void navigate({ to: '/orders/$id/edit-quote', params: { id: order.id } });
    // Possible targets other than requested and quoted are staff steps.
    else setPending({ id: order.id, seen: order.value, step: to as StaffStep });
  };

  if (columns.some(({ isPending }) => isPending)) return <ListLoading />;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      // The data of a card are its order.
      onDragStart={({ active }) => setMoving(active.data.current?.['order'] as BoardOrder)}
      onDragCancel={() => setMoving(undefined)}
      onDragEnd={({ over }) => {
        setMoving(undefined);
        // Only columns are drop areas.
        if (moving && over) move(moving, over.id as OrderStatus);
      }}
    >
      <Loaded query={waitingFor(columns)} meanwhile={null} />
      <p className="mb-2 text-sm text-ink-soft min-[87rem]:hidden">
        Scroll sideways to see all statuses.
      </p>
      <div
        className="relative grid max-h-[max(24rem,calc(100dvh-18rem))] snap-x snap-proximity auto-cols-[minmax(0,1fr)] grid-flow-col gap-2 overflow-auto max-[87rem]:auto-cols-[minmax(10.75rem,1fr)] max-sm:auto-cols-[85%]"
        role="region"
        aria-label="Board"
        tabIndex={0}
      >
        {ORDER_COURSE.map((status, at) => {
          const shown = columns[at]?.data?.rows.filter((row) => row.success) ?? [];
          const column = { status, search, moving, now, count: counts[status] };
          return (
            <BoardColumn key={status} {...column} shown={shown.length}>
              <ul className="grid grid-cols-1 gap-2">
                {shown.map((order) => (
                  <BoardCard key={order.id} order={order} now={now} onMove={move} />
                ))}
              </ul>
            </BoardColumn>
          );
        })}
      </div>
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-2">
        {ENDS.map((status) => {
          const column = { status, search, moving, now, count: counts[status] };
          return <BoardColumn key={status} {...column} shown={0} />;
        })}
      </div>
      <DragOverlay dropAnimation={null}>
        {moving && (
          <div className={`${BOARD_CARD} cursor-grabbing lifted`}>
            <CardBody order={moving} now={now} />
          </div>
        )}
      </DragOverlay>
      {pending && <OrderStepDialog {...pending} onClose={() => setPending(undefined)} />}
    </DndContext>
  );
}
