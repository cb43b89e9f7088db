/** How long an order has been waiting; highlighted if too long. */
import { Icon } from '#admin/shell/icon.tsx';
import { orderAge } from '#admin/shell/order/order-age.ts';
import type { Order } from '#schema/order.ts';

export function OrderAgeMark({ order, now }: { order: Order; now: number }) {
  const { label, isLate } = orderAge(order, now);
  return (
    <p
      className={
        isLate
          ? 'flex items-center gap-1 text-xs/normal font-semibold text-bad'
          : 'text-xs text-ink-soft'
      }
    >
      {isLate && <Icon name="clock" size={14} />}
      {label}
      {isLate && <span className="sr-only"> (late)</span>}
    </p>
  );
}
