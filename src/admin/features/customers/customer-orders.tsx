/** A customer's orders, latest first. */
import { agreedLines } from '#core/order/agreed-lines.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { OrderStatusChip } from '#admin/shell/order-status.tsx';
import { NewOrderLink, OrderLink, OrdersLink } from '#admin/shell/order-link.tsx';
import { useMay } from '#admin/shell/role.ts';
import type { CustomerFile } from './actions/read-customer.ts';
import { formatRupees } from '#core/format.ts';
import { formatDay } from '#core/format-time.ts';
import type { Order } from '#schema/order.ts';
import { CARD, FIGURES } from '#admin/shell/look/classes.ts';

/** Rows shown at first; the order list has all. */
const SHOWN = 10;

function Row({ id, order }: { id: string; order: Order }) {
  return (
    <tr>
      <td>
        <OrderLink id={id}>{order.number}</OrderLink>
      </td>
      <td>{formatDay(order.createdAt)}</td>
      <td>
        <OrderStatusChip status={order.status} />
      </td>
      <td>{formatTotal(agreedLines(order))}</td>
      <td className="text-end">
        {order.quote === undefined ? 'Not quoted' : formatRupees(order.quote.totalPaise)}
      </td>
    </tr>
  );
}

export function CustomerOrders({ uid, file: { orders } }: { uid: string; file: CustomerFile }) {
  const may = useMay();
  return (
    <section className={CARD} aria-labelledby="orders">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="orders" className="font-semibold">
          Orders
        </h2>
        {may('edit', 'sales') && <NewOrderLink customer={uid} />}
      </div>
      {orders.length === 0 ? (
        <p className="text-ink-soft">No orders yet.</p>
      ) : (
        <div
          className="overflow-x-auto"
          role="region"
          aria-label="Orders of this customer"
          tabIndex={0}
        >
          <table className={`${FIGURES} [&_td]:whitespace-nowrap`}>
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col">Requested</th>
                <th scope="col">Status</th>
                <th scope="col">Quantity</th>
                <th scope="col" className="text-end">
                  Total with GST
                </th>
              </tr>
            </thead>
            <tbody>
              {orders
                .slice(0, SHOWN)
                .map((row) => row.success && <Row key={row.id} id={row.id} order={row.value} />)}
            </tbody>
          </table>
        </div>
      )}
      {orders.length > SHOWN && (
        <p className="mt-3">
          <OrdersLink filter={{ uid }}>View all orders of this customer</OrdersLink>
        </p>
      )}
    </section>
  );
}
