/** Orders waiting for staff, oldest first: requests to quote, quotes to change, and confirmed orders to pack. */
import type { ReactNode } from 'react';
import { OrderLink, OrdersLink } from '#admin/shell/order-link.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { formatAge } from '#admin/shell/model/age.ts';
import { formatRupees } from '#core/format.ts';
import { estimateText, useEstimates } from '#admin/shell/order/estimate.tsx';
import { useMay } from '#admin/shell/role.ts';
import { sinceOf } from '#admin/shell/order/order-age.ts';
import { agreedLines } from '#core/order/agreed-lines.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { changeRequests } from './actions/change-requests.ts';
import { oldestOrders, type WaitingStatus } from './actions/oldest-orders.ts';
import { LoadedPart } from './loaded-part.tsx';
import { CARD } from '#admin/shell/look/classes.ts';

interface RowProps {
  id: string;
  order: Order;
  /** Since when it waits, ms. */
  since?: number;
  /** Current time, ms. */
  now: number;
}

/** Three lines on a phone, one on a wide card. */
const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 border-line py-2 not-first:border-t md:grid-cols-[7rem_minmax(8rem,1fr)_minmax(0,max-content)_5.5rem] md:*:col-auto md:*:row-[1]';

function Row({ id, order, since = sinceOf(order), now }: RowProps) {
  const { contact, number, quote } = order;
  const seesAmounts = useMay()('see', 'sales');
  const estimates = useEstimates(seesAmounts ? [order] : []);
  const worth = quote ? formatRupees(quote.totalPaise) : estimateText(estimates(order));
  return (
    <li className={ROW}>
      <OrderLink id={id}>{number}</OrderLink>
      <span className="col-span-full row-[2] min-w-0 wrap-anywhere">
        <bdi>{contact.businessName ?? contact.name}</bdi>
      </span>
      <span className="col-span-full row-[3] text-ink-soft md:text-end">
        {formatTotal(agreedLines(order))}
        {seesAmounts && worth !== '' && ` · ${worth}`}
      </span>
      <span className="col-[2] row-[1] justify-self-end whitespace-nowrap text-ink-soft">
        {formatAge(now - since)}
      </span>
    </li>
  );
}

interface Props {
  status: WaitingStatus;
  title: string;
  /** The most orders to list. */
  size: number;
  /** Shown when there are none. */
  none: ReactNode;
  /** Current time, ms. */
  now: number;
}

export function WaitingCard({ status, title, size, none, now }: Props) {
  return (
    <section className={CARD} aria-labelledby={`waiting-${status}`}>
      <h2 id={`waiting-${status}`}>{title}</h2>
      <LoadedPart
        queryKey={[...listKey(orderKind), 'oldest', status]}
        load={() => oldestOrders(status, size)}
      >
        {({ orders, hasMore }) => {
          const [oldest] = orders;
          if (oldest === undefined) return <p className="text-ink-soft">{none}</p>;
          return (
            <>
              <p className="text-sm text-ink-soft">
                The oldest has waited {formatAge(now - sinceOf(oldest.order))}
                {status === 'requested' && ' for a quote'}.
              </p>
              <ul className="mt-2">
                {orders.map(({ id, order }) => (
                  <Row key={id} id={id} order={order} now={now} />
                ))}
              </ul>
              {hasMore && (
                <p className="mt-3 text-sm">
                  <OrdersLink filter={{ status }}>View all</OrdersLink>
                </p>
              )}
            </>
          );
        }}
      </LoadedPart>
    </section>
  );
}

/** Rows of the card; the orders with older requests are in the list of quoted orders. */
const MOST_CHANGES = 6;

/** Quotes of which customers ask for a change; nothing if there are none. */
export const ChangesCard = ({ now }: Pick<Props, 'now'>) => (
  <LoadedPart
    queryKey={[...listKey(orderKind), 'change requests']}
    load={() => changeRequests()}
    meanwhile={null}
  >
    {(waiting) =>
      waiting.length > 0 && (
        <section className={CARD} aria-labelledby="changes">
          <h2 id="changes">Quotes to change</h2>
          <ul className="mt-2">
            {waiting.slice(0, MOST_CHANGES).map(({ id, order, change }) => (
              <Row key={id} id={id} order={order} since={change.at} now={now} />
            ))}
          </ul>
          {waiting.length > MOST_CHANGES && (
            <p className="mt-3 text-sm">
              <OrdersLink filter={{ status: 'quoted' }}>View all</OrdersLink>
            </p>
          )}
        </section>
      )
    }
  </LoadedPart>
);
