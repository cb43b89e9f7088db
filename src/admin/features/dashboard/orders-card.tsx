/** Orders by open status, and requests of today; each figure opens its orders. */
import { useStore } from '@nanostores/react';
import { OrdersLink } from '#admin/shell/order-link.tsx';
import { countByStatus, countToday } from './actions/count-shop.ts';
import { formatCount } from '#core/format.ts';
import { indiaDay } from '#core/india-time.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { ORDER_COURSE } from '#core/order-status.ts';
import type { OrderStatus } from '#schema/order.ts';
import { $requestCount } from '#admin/shell/stores/new-requests.ts';
import { LoadedPart } from './loaded-part.tsx';
import { ORDER_PARTS } from './use-fresh-figures.ts';
import { CARD } from '#admin/shell/look/classes.ts';

/** Delivered orders are completed. */
const OPEN = ORDER_COURSE.filter((status) => status !== 'delivered');

interface FigureProps {
  status: OrderStatus;
  counted: number | undefined;
}

const NEWS = 'border-gold shadow-[inset_3px_0_var(--color-gold)]';
/** Six figures fill rows of two, three or six. */
const FIGURES = 'grid grid-cols-2 gap-2 sm:grid-cols-3 min-[72rem]:grid-cols-6';

function Figure({ status, counted = 0 }: FigureProps) {
  const waiting = useStore($requestCount);
  const count = status === 'requested' ? (waiting ?? counted) : counted;
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

/** @param now ms */
export function OrdersCard({ now }: { now: number }) {
  const today = indiaDay(now);
  return (
    <section className={`${CARD} col-span-full`} aria-labelledby="orders">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="orders" className="font-semibold">
          Open orders
        </h2>
        <div className="text-sm text-ink-soft">
          <LoadedPart
            name={ORDER_PARTS.today}
            of={today}
            load={() => countToday(now)}
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
      <LoadedPart name={ORDER_PARTS.statuses} load={countByStatus}>
        {(counts) => (
          <ul className={FIGURES}>
            {OPEN.map((status) => (
              <li key={status}>
                <Figure status={status} counted={counts.get(status)} />
              </li>
            ))}
          </ul>
        )}
      </LoadedPart>
    </section>
  );
}
