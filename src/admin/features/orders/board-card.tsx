/** A card of the board: the order, its link and its menu. */
import { agreedLines } from '#core/order/agreed-lines.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { useDraggable } from '@dnd-kit/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { DecodedOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import { Icon } from '#admin/shell/icon.tsx';
import { formatRupees } from '#core/format.ts';
import { mayQuote, quoteVerb, stepsFor, STEP_NAMES } from '#admin/shell/order/staff-step.ts';
import { useMay, useRole } from '#admin/shell/role.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import { OrderEstimate } from '#admin/shell/order/estimate.tsx';
import { AssignedTo, ChangeMark, OrderAgeMark } from './order-columns.tsx';
import { ICON_BUTTON, MENU_ENTRY, POPOVER } from '#admin/shell/look/classes.ts';

export type BoardOrder = Extract<DecodedOrder, { success: true }>;

interface Props {
  order: BoardOrder;
  /** Current time, ms. */
  now: number;
  onMove: (order: BoardOrder, to: OrderStatus) => void;
}

export const BOARD_CARD =
  'relative rounded-md border border-line bg-white px-2 py-1.5 text-sm select-none';

function MoveMenu({ order, now, onMove }: Props) {
  const id = useId();
  const { number } = order.value;
  const role = useRole();
  const may = useMay();
  const steps = stepsFor(role, order.value, now);
  const isQuotable = may('edit', 'sales') && mayQuote(order.value);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${ICON_BUTTON} absolute end-0.5 top-0.5 min-h-8 min-w-7 max-sm:min-h-10 max-sm:min-w-10`}
      >
        <Icon name="more" size={16} />
        <span className="sr-only">Actions for {number}</span>
      </button>
      <div id={id} popover="auto" className={`${POPOVER} p-1.5`}>
        {isQuotable && (
          <Link to="/orders/$id/edit-quote" params={{ id: order.id }} className={MENU_ENTRY}>
            {quoteVerb(order.value, now)}
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
        {steps.length === 0 && !isQuotable && (
          <p className="px-2.5 py-1.5 text-sm text-ink-soft">No actions left.</p>
        )}
      </div>
    </>
  );
}

/** Nothing for roles that don’t see amounts. */
function Worth({ order }: { order: Order }) {
  const may = useMay();
  if (!may('see', 'sales')) return null;
  return (
    <p className="text-xs">
      {order.quote ? formatRupees(order.quote.totalPaise) : <OrderEstimate order={order} />}
    </p>
  );
}

/** The content of a card, also used in the drag overlay. */
export const CardBody = ({ order: { id, value }, now }: { order: BoardOrder; now: number }) => (
  <>
    <Link
      to="/orders/$id"
      params={{ id }}
      className="inline-block min-h-6 font-semibold hover:underline"
      draggable={false}
    >
      {value.number}
    </Link>
    <p className="wrap-anywhere">
      <bdi>{value.contact.businessName ?? value.contact.name}</bdi>
    </p>
    <p className="text-xs text-ink-soft">{formatTotal(agreedLines(value))}</p>
    <Worth order={value} />
    <OrderAgeMark order={value} now={now} />
    <p className="text-xs text-ink-soft">
      <AssignedTo order={value} />
    </p>
    <ChangeMark order={value} />
  </>
);

/** Dragged with the mouse; on touch screens and by keyboard the menu does the same. */
export function BoardCard(props: Props) {
  const { order, now } = props;
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: order.id, data: { order } });
  return (
    <li
      ref={setNodeRef}
      className={`${BOARD_CARD} cursor-grab data-dragging:opacity-40`}
      data-dragging={isDragging || undefined}
      {...listeners}
    >
      <CardBody order={order} now={now} />
      <MoveMenu {...props} />
    </li>
  );
}
