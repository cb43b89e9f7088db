/** The status of an order, in a word and a colour. */
import { STATUS_NAMES } from '#core/order/status-words.ts';
import type { OrderStatus } from '#schema/order.ts';

/** What waits for the seller stands out; what has ended is quiet. */
const LOOKS: Readonly<Record<OrderStatus, string>> = {
  requested: 'admin-chip-warn',
  quoted: '',
  accepted: 'admin-chip-warn',
  confirmed: '',
  packed: '',
  dispatched: '',
  delivered: 'admin-chip-good',
  cancelled: 'admin-chip-bad',
  rejected: 'admin-chip-bad',
  expired: 'admin-chip-bad',
};

export const OrderStatusChip = ({ status }: { status: OrderStatus }) => (
  <span className={`admin-chip ${LOOKS[status]}`}>{STATUS_NAMES[status]}</span>
);
