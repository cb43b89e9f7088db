/** Warns that another order has the same reference. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ordersNumbered } from '#admin/shell/actions/search-orders.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { NOTE } from '#admin/shell/look/classes.ts';

export function RepeatedNote({ id, number }: { id: string; number: string }) {
  const { data = [] } = useQuery({
    queryKey: ['orders numbered', number],
    queryFn: () => ordersNumbered(number),
  });
  const others = data.filter((order) => order.id !== id);
  if (others.length === 0) return null;
  return (
    <p className={NOTE}>
      {others.length === 1 ? 'Another order has' : `${others.length} other orders have`} this
      reference. Check the customer before you pack or send a message:{' '}
      {others.map((order, at) => (
        <span key={order.id}>
          {at > 0 && ', '}
          <Link to="/orders/$id" params={{ id: order.id }} className="link">
            {order.fits
              ? `${order.value.contact.name}, ${formatShortMoment(order.value.createdAt)}`
              : order.id}
          </Link>
        </span>
      ))}
      .
    </p>
  );
}
