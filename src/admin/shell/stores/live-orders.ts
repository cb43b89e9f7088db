/** The orders that changed last, listened to once for the whole back office. */
import type { FoundOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import { countAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { listenToListAsStaff } from '#admin/shell/actions/listen-as-staff.ts';
import { arrivedSince } from '#admin/shell/order/arrivals.ts';
import { orderKind } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { held } from './held.ts';
import { $latestOrders } from './latest-orders.ts';
import { $requestCount, noteArrivals } from './new-requests.ts';

/** After a line has broken, ms. */
const AGAIN_AFTER = 60_000;

const WAITING = { equal: { status: 'requested' }, sort: STAFF_LISTS.orders.sorts[0] } as const;

let isCounting = false;
let isOutdated = false;

/** The database counts: one read, however many there are. */
async function recount(): Promise<void> {
  isOutdated = true;
  if (isCounting) return;
  isCounting = true;
  while (isOutdated) {
    isOutdated = false;
    // Where it cannot be counted now, the next change counts anew.
    const count = await countAsStaff(STAFF_LISTS.orders, WAITING).catch(() => undefined);
    if (count !== undefined) $requestCount.set(count);
  }
  isCounting = false;
}

let seen: ReadonlySet<string> | undefined;

function take(orders: readonly FoundOrder[]): void {
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

/** Listens as long as anybody holds it. @returns lets go */
export const holdLiveOrders = held(() => {
  listen();
  return () => {
    clearTimeout(waiting);
    end();
  };
});
