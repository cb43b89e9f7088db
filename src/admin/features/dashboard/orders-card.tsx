/** Orders by open status, and requests of today; each figure opens its orders. */
import { OrdersLink } from '#admin/shell/order-link.tsx';
import { countAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { BlockLoading, Loaded } from '#admin/shell/list/list-states.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { useStatusCounts } from '#admin/shell/order/use-status-counts.ts';
import { formatCount } from '#core/format.ts';
import { endOfIndiaDay, indiaDay, startOfIndiaDay } from '#core/india-time.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { ORDER_COURSE } from '#core/order-status.ts';
import { orderKind, type OrderStatus } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { LoadedPart } from './loaded-part.tsx';
import { CARD } from '#admin/shell/look/classes.ts';

/** Delivered orders are completed. */
const OPEN = ORDER_COURSE.filter((status) => status !== 'delivered');

const NEWS = 'border-gold shadow-[inset_3px_0_var(--color-gold)]';
/** Six figures fill rows of two, three or six. */
const FIGURES = 'grid grid-cols-2 gap-2 sm:grid-cols-3 min-[72rem]:grid-cols-6';

function Figure({ status, count = 0 }: { status: OrderStatus; count: number | undefined }) {
  const isNews = status === 'requested' && count > 0;
  return (
    <OrdersLink
      filter={{ status }}
      className={`grid h-full gap-1 rounded-md border px-3 py-2.5 hover:border-edge ${isNews ? NEWS : 'border-line'}`}
    >
      <span className="text-sm text-ink-soft">{STATUS_NAMES[status]}</span>
      <b className={`text-xl/normal font-semibold ${isNews ? 'text-gold' : ''}`}>
        {formatCount(count)}
      </b>
    </OrdersLink>
  );
}

/** Orders requested on a day in India. */
const countOf = (day: string): Promise<number> =>
  countAsStaff(STAFF_LISTS.orders, {
    equal: {},
    sort: STAFF_LISTS.orders.sorts[0],
    between: {
      from: new Date(startOfIndiaDay(day) ?? 0),
      before: new Date(endOfIndiaDay(day) ?? 0),
    },
  });

/** @param now ms */
export function OrdersCard({ now }: { now: number }) {
  const today = indiaDay(now);
  const statuses = useStatusCounts();
  return (
    <section className={`${CARD} col-span-full`} aria-labelledby="orders">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="orders" className="font-semibold">
          Open orders
        </h2>
        <div className="text-sm text-ink-soft">
          <LoadedPart
            queryKey={[...listKey(orderKind), 'today', today]}
            load={() => countOf(today)}
            meanwhile={<span>…</span>}
          >
            {(count) => (
              <OrdersLink filter={{ from: today, to: today }}>
                {count === 0 ? 'No new requests today' : `${formatCount(count)} requested today`}
              </OrdersLink>
            )}
          </LoadedPart>
        </div>
      </div>
      <Loaded query={statuses} meanwhile={<BlockLoading className="h-16" />}>
        {(counts) => (
          <ul className={FIGURES}>
            {OPEN.map((status) => (
              <li key={status}>
                <Figure status={status} count={counts[status]} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
