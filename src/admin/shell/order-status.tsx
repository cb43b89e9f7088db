/** Label and colour of an order status. */
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import type { OrderStatus } from '#schema/order.ts';
import { Chip, type ChipLook } from './chip.tsx';

/** Statuses waiting for the seller are highlighted; final ones are quiet. */
const LOOKS: Readonly<Record<OrderStatus, ChipLook>> = {
  requested: 'warn',
  quoted: 'plain',
  accepted: 'warn',
  confirmed: 'plain',
  packed: 'plain',
  dispatched: 'plain',
  delivered: 'good',
  cancelled: 'bad',
  rejected: 'bad',
  expired: 'bad',
};

export const OrderStatusChip = ({ status }: { status: OrderStatus }) => (
  <Chip look={LOOKS[status]}>{STATUS_NAMES[status]}</Chip>
);
