/** The board: orders move between statuses by pointer, keyboard or menu. */
import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
  type CollisionDetection,
} from '@dnd-kit/core';
import { useState } from 'react';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { ORDER_COURSE } from '#core/order-status.ts';
import { staffProblem } from '#admin/shell/order/staff-step.ts';
import type { OrderStatus } from '#schema/order.ts';
import { BoardCard, BOARD_CARD, CardBody } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { ENDS, useBoard, type BoardOrder } from './board-columns.ts';
import { columnByKey } from './board-keyboard.ts';
import { announcements, INSTRUCTIONS, columnOf } from './board-announcements.ts';
import type { OrdersSearch } from './orders-search.ts';
import { StepDialog } from './step-dialog.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { useBoardStep } from './use-board-step.ts';
import type { StatusCounts } from './use-status-counts.ts';

/** Pointer distance that starts a drag, px. */
const DRAG_FROM = 6;

const underPointer: CollisionDetection = (args) =>
  args.pointerCoordinates === null ? rectIntersection(args) : pointerWithin(args);

export function OrderBoard({ search, counts }: { search: OrdersSearch; counts: StatusCounts }) {
  const board = useBoard(search);
  const now = useNow();
  const [moving, setMoving] = useState<BoardOrder>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnByKey }),
  );
  const orders = new Map(
    [...(board.data?.values() ?? [])].flat().map((order) => [order.id, order]),
  );
  const problemOf = (order: BoardOrder | undefined, to: OrderStatus): string | undefined =>
    order && staffProblem(order.value, to, now);
  const { move, take, pending, isBusy, dismiss } = useBoardStep(problemOf);

  const column = (status: OrderStatus) => ({
    status,
    search,
    count: counts[status],
    problem: problemOf(moving, status),
    isMoving: moving !== undefined && moving.value.status !== status,
  });
  return (
    <Loaded query={board}>
      {(cards) => (
        <DndContext
          sensors={sensors}
          collisionDetection={underPointer}
          accessibility={{
            announcements: announcements({
              numberOf: (id) => orders.get(id)?.value.number ?? '',
              problemOf: (id, to) => problemOf(orders.get(id), to),
            }),
            screenReaderInstructions: INSTRUCTIONS,
          }}
          onDragStart={({ active }) => setMoving(orders.get(String(active.id)))}
          onDragCancel={() => setMoving(undefined)}
          onDragEnd={({ active, over }) => {
            setMoving(undefined);
            const [order, place] = [orders.get(String(active.id)), columnOf(over?.id)];
            if (order && place) move(order, place);
          }}
        >
          <p className="mb-2 text-sm text-ink-soft min-[87rem]:hidden">
            Scroll sideways to see all statuses.
          </p>
          <div
            className="relative grid max-h-[max(24rem,calc(100dvh-18rem))] snap-x snap-proximity auto-cols-[minmax(0,1fr)] grid-flow-col gap-2 overflow-auto max-[87rem]:auto-cols-[minmax(10.75rem,1fr)] max-sm:auto-cols-[85%]"
            role="region"
            aria-label="Board"
            tabIndex={0}
          >
            {ORDER_COURSE.map((status) => {
              const shown = cards.get(status) ?? [];
              return (
                <BoardColumn key={status} {...column(status)} shown={shown.length}>
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
            {ENDS.map((status) => (
              <BoardColumn key={status} {...column(status)} shown={0} />
            ))}
          </div>
          <DragOverlay dropAnimation={null}>
            {moving && (
              <div className={`${BOARD_CARD} cursor-grabbing lifted`}>
                <CardBody order={moving} now={now} />
              </div>
            )}
          </DragOverlay>
          {pending && (
            <StepDialog
              step={pending.step}
              of={pending.order.value.number}
              isBusy={isBusy}
              onTake={(note) => void take(pending, note)}
              onClose={dismiss}
            />
          )}
        </DndContext>
      )}
    </Loaded>
  );
}
