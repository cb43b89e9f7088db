/** Today's requests, and how many orders stand where, as they come; each figure opens the orders behind it. */
import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OrdersLink } from '#admin/shell/order-link.tsx';
import { countByStatus, countToday } from '#commands/look-at-shop.ts';
import { formatCount } from '#domain/format.ts';
import { indiaDay } from '#domain/india-time.ts';
import { STATUS_NAMES } from '#domain/order/status-words.ts';
import { ORDER_COURSE } from '#domain/order-status.ts';
import type { OrderStatus } from '#schema/order.ts';
import { $latestOrders } from '#stores/latest-orders.ts';
import { $requestCount } from '#stores/new-requests.ts';
import { askedKey, LoadedPart } from './loaded-part.tsx';

/** What is over needs nobody's hand. */
const OPEN = ORDER_COURSE.filter((status) => status !== 'delivered');

const TODAY = 'today';
const STATUSES = 'statuses';

/** Changes that come together are counted together, ms. */
const TOGETHER = 1_000;

/** Whatever becomes of an order changes the figures as one looks. */
function useFreshFigures(): void {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = $latestOrders.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const name of [TODAY, STATUSES])
          void cache.invalidateQueries({ queryKey: askedKey(name) });
      }, TOGETHER);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [cache]);
}

interface FigureProps {
  status: OrderStatus;
  counted: number | undefined;
}

function Figure({ status, counted = 0 }: FigureProps) {
  const waiting = useStore($requestCount);
  const count = status === 'requested' ? (waiting ?? counted) : counted;
  const isNews = status === 'requested' && count > 0;
  return (
    <OrdersLink
      wanted={{ status }}
      className={`dashboard-figure ${isNews ? 'dashboard-figure-news' : ''}`}
    >
      <span>{STATUS_NAMES[status]}</span>
      <b>{formatCount(count)}</b>
    </OrdersLink>
  );
}

/** @param now ms */
export function OrdersCard({ now }: { now: number }) {
  const today = indiaDay(now);
  useFreshFigures();
  return (
    <section className="admin-card dashboard-wide" aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      <ul className="dashboard-figures">
        <li>
          <OrdersLink wanted={{ from: today, to: today }} className="dashboard-figure">
            <span>Requested today</span>
            <LoadedPart name={TODAY} of={today} ask={() => countToday(now)}>
              {(count) => <b>{formatCount(count)}</b>}
            </LoadedPart>
          </OrdersLink>
        </li>
        <LoadedPart name={STATUSES} ask={countByStatus}>
          {(counts) =>
            OPEN.map((status) => (
              <li key={status}>
                <Figure status={status} counted={counts.get(status)} />
              </li>
            ))
          }
        </LoadedPart>
      </ul>
    </section>
  );
}
