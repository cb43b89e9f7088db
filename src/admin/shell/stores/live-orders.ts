/** Live subscription to recently changed orders, shared by the whole back office. */
import type { DecodedOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import { countAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { listenToListAsStaff } from '#admin/shell/actions/listen-as-staff.ts';
import { arrivedSince } from '#admin/shell/order/arrivals.ts';
import { orderKind } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { refCounted } from './ref-count.ts';
import { $latestOrders } from './latest-orders.ts';
import { $requestCount, noteArrivals } from './new-requests.ts';

/** Delay before resubscribing after a failure, ms. */
const AGAIN_AFTER = 60_000;

const WAITING = { equal: { status: 'requested' }, sort: STAFF_LISTS.orders.sorts[0] } as const;

let isCounting = false;
let isOutdated = false;

/** A count query costs one read. */
async function recount(): Promise<void> {
  isOutdated = true;
  if (isCounting) return;
  isCounting = true;
  while (isOutdated) {
    isOutdated = false;
    // If counting fails, the next change counts again.
    const count = await countAsStaff(STAFF_LISTS.orders, WAITING).catch(() => undefined);
    if (count !== undefined) $requestCount.set(count);
  }
  isCounting = false;
}

let seen: ReadonlySet<string> | undefined;

function take(orders: readonly DecodedOrder[]): void {
  const now = orders.map((order) => ({
    id: order.id,
    rev: order.fits ? order.value.rev : undefined,
  }));
  noteArrivals(arrivedSince(seen, now));
  seen = new Set([...(seen ?? []), ...orders.map(({ id }) => id)]);
  $latestOrders.set(orders);
  void recount();
}

let end = (): void => undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

function listen(): void {
  end = listenToListAsStaff(
    orderKind,
    { query: QUERIES.latestOrders, values: [] },
    {
      rows: (orders, isCurrent) => {
        if (isCurrent) take(orders);
      },
      failed: () => {
        waiting = setTimeout(listen, AGAIN_AFTER);
      },
    },
  );
}

/**
 * Subscribes until all subscribers have unsubscribed.
 * @returns unsubscribes
 */
export const subscribeToLiveOrders = refCounted(() => {
  listen();
  return () => {
    clearTimeout(waiting);
    end();
  };
});
