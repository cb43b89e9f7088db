/** The orders behind a figure. */
import { Dialog } from '#admin/shell/dialog.tsx';
import { OrderStatusChip } from '#admin/shell/order-status.tsx';
import { OrderLink, OrdersLink, type OrderFilter } from '#admin/shell/order-link.tsx';
import { formatCounted, formatRupees } from '#core/format.ts';
import { formatShortDay } from '#core/format-time.ts';
import type { OrderFacts } from '#admin/shell/sales/order-facts.ts';
import { FIGURES } from '#admin/shell/look/classes.ts';

export interface Behind {
  /** Name of the figure. */
  title: string;
  orders: readonly OrderFacts[];
  /** Matching filter of the order list, where there is one. */
  filter?: OrderFilter | undefined;
}

export const OrdersBehind = ({
  title,
  orders,
  filter,
  onClose,
}: Behind & { onClose: () => void }) => (
  <Dialog title={`${title}: ${formatCounted(orders.length, 'order')}`} onClose={onClose} isWide>
    {filter && (
      <p className="mb-3">
        <OrdersLink filter={filter}>View in the order list</OrdersLink>
      </p>
    )}
    <div className="max-h-[60dvh] overflow-auto" role="region" aria-label={title} tabIndex={0}>
      <table className={`${FIGURES} [&_td]:whitespace-nowrap`}>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Customer</th>
            <th scope="col">Requested</th>
            <th scope="col">Status</th>
            <th scope="col" className="text-end">
              Revenue
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td>
                <OrderLink id={order.id}>{order.number}</OrderLink>
              </td>
              <td>
                <bdi>{order.customer}</bdi>
              </td>
              <td>{formatShortDay(order.at)}</td>
              <td>
                <OrderStatusChip status={order.status} />
              </td>
              <td className="text-end">{formatRupees(order.revenuePaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Dialog>
);
