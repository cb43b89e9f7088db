/** The status of an order. */
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import type { OrderStatus } from '#schema/order.ts';
import { badgeClass, type BadgeTone } from '#ui/badge-class.ts';

const TONES: Readonly<Record<OrderStatus, BadgeTone>> = {
  requested: 'plain',
  // Waits for the customer.
  quoted: 'gold',
  accepted: 'good',
  confirmed: 'good',
  packed: 'good',
  dispatched: 'good',
  delivered: 'good',
  cancelled: 'plain',
  rejected: 'bad',
  expired: 'warn',
};

/** @param isOver the quote is past its date, and the seller has not noted that yet */
export const OrderStatusBadge = ({ status, isOver }: { status: OrderStatus; isOver: boolean }) => {
  const shown = isOver ? 'expired' : status;
  return <span className={badgeClass(TONES[shown])}>{STATUS_NAMES[shown]}</span>;
};
