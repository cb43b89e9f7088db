/** A card of the board: the order, its link and its menu. */
import { formatTotal } from '#core/order/total-units.ts';
import { useDraggable } from '@dnd-kit/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { formatRupees } from '#core/format.ts';
import { mayQuote, staffSteps, STEP_NAMES } from '#admin/shell/order/staff-step.ts';
import type { OrderStatus } from '#schema/order.ts';
import type { BoardOrder } from './board-columns.ts';
import { OrderAgeMark } from './order-age-mark.tsx';
import { GripIcon, MoreIcon } from './board-icons.tsx';
import { ICON_BUTTON, MENU_ENTRY, POPOVER } from '#admin/shell/look/classes.ts';

interface Props {
  order: BoardOrder;
  /** Current time, ms. */
  now: number;
  onMove: (order: BoardOrder, to: OrderStatus) => void;
}

export const BOARD_CARD =
  'relative rounded-md border border-line bg-white px-2 py-1.5 text-sm select-none';

const BUTTON = `${ICON_BUTTON} min-h-8 min-w-7 max-sm:min-h-10 max-sm:min-w-10`;

function MoveMenu({ order, now, onMove }: Props) {
  const id = useId();
  const { number, status } = order.value;
  const steps = staffSteps(order.value, now);
  return (
    <>
      <button type="button" popoverTarget={id} className={BUTTON}>
        <MoreIcon />
        <span className="sr-only">Actions for {number}</span>
      </button>
      <div id={id} popover="auto" className={`${POPOVER} p-1.5`}>
        {mayQuote(order.value) && (
          <Link to="/orders/$id/edit-quote" params={{ id: order.id }} className={MENU_ENTRY}>
            {status === 'quoted' ? 'Edit quote' : 'Create quote'}
          </Link>
        )}
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            className={MENU_ENTRY}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => onMove(order, step)}
          >
            {STEP_NAMES[step]}
          </button>
        ))}
        {steps.length === 0 && !mayQuote(order.value) && (
          <p className="px-2.5 py-1.5 text-sm text-ink-soft">No actions left.</p>
        )}
      </div>
    </>
  );
}

/** The content of a card, also used in the drag overlay. */
export const CardBody = ({ order: { id, value }, now }: { order: BoardOrder; now: number }) => (
  <>
    <Link
      to="/orders/$id"
      params={{ id }}
      className="inline-block min-h-6 font-semibold hover:underline"
    >
      {value.number}
    </Link>
    <p className="wrap-anywhere">
      <bdi>{value.contact.businessName ?? value.contact.name}</bdi>
    </p>
    <p className="text-xs text-ink-soft">{formatTotal(value.lines)}</p>
    {value.quote && <p className="text-xs">{formatRupees(value.quote.totalPaise)}</p>}
    <OrderAgeMark order={value} now={now} />
  </>
);

export function BoardCard(props: Props) {
  const { order, now } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: order.id,
  });
  const onPointerDown = listeners?.['onPointerDown'];
  return (
    <li
      ref={setNodeRef}
      className={`${BOARD_CARD} cursor-grab data-dragging:opacity-40`}
      data-dragging={isDragging || undefined}
      onPointerDown={(event) => {
        // Clicks on links and buttons of the card don't open the order.
        if (!(event.target instanceof Element && event.target.closest('button, [popover]'))) {
          onPointerDown?.(event);
        }
      }}
    >
      <CardBody order={order} now={now} />
      <div className="absolute end-0.5 top-0.5 flex">
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={`${BUTTON} cursor-grab touch-none`}
          {...attributes}
          {...listeners}
        >
          <GripIcon />
          <span className="sr-only">Move {order.value.number}</span>
        </button>
        <MoveMenu {...props} />
      </div>
    </li>
  );
}
