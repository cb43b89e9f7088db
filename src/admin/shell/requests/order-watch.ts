/** Watches orders on every screen: refreshes what shows them, counts requests, and announces new ones. */
import { useEffect } from 'react';
import type { DecodedOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import { countAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { listenToListAsStaff } from '#admin/shell/actions/listen-as-staff.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { sayNews } from '#admin/shell/messages-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { $requestCount } from '#admin/shell/stores/new-requests.ts';
import { formatCount } from '#core/format.ts';
import { orderKind } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { newRequests } from './new-requests.ts';

/** Delay before resubscribing after a failure, ms. */
const AGAIN_AFTER = 60_000;
/** Changes within this time refresh the screen once, ms. */
const TOGETHER = 500;
/** A change this long before the subscription may be missing on the screen, ms. */
const RECENT = 60_000;

const WAITING = { equal: { status: 'requested' }, sort: STAFF_LISTS.orders.sorts[0] } as const;

async function recount(): Promise<void> {
  // If counting fails, the next change counts again.
  const count = await countAsStaff(STAFF_LISTS.orders, WAITING).catch(() => undefined);
  if (count !== undefined) $requestCount.set(count);
}

let refreshing: ReturnType<typeof setTimeout> | undefined;

function refreshSoon(): void {
  refreshing ??= setTimeout(() => {
    refreshing = undefined;
    void recount();
    void queries.invalidateQueries({ queryKey: listKey(orderKind) });
  }, TOGETHER);
}

/** Ids of the orders seen so far; undefined before the first snapshot, whose orders are not new. */
let seen: Set<string> | undefined;

function announce(orders: readonly DecodedOrder[]): void {
  if (seen === undefined) return;
  const ids = newRequests(orders, seen);
  const [first] = ids;
  if (first === undefined) return;
  if (ids.length === 1) sayNews('New order request.', { label: 'Open', to: `/orders/${first}` });
  else sayNews(`${formatCount(ids.length)} new requests.`, { label: 'View all', to: '/orders' });
}

const isRecent = (order: DecodedOrder | undefined): boolean =>
  order?.success === true && order.value.updatedAt > Date.now() - RECENT;

/** @param orders the most recently changed ones, latest first */
function take(orders: readonly DecodedOrder[]): void {
  announce(orders);
  if (seen !== undefined || isRecent(orders[0])) refreshSoon();
  else void recount();
  seen = new Set([...(seen ?? []), ...orders.map(({ id }) => id)]);
}

/** @returns stops watching */
function watchOrders(): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  let end = (): void => undefined;
  const listen = (): void => {
    end = listenToListAsStaff(
      orderKind,
      { query: QUERIES.latestOrders, values: [] },
      {
        rows: (orders, isCurrent) => {
          if (isCurrent) take(orders);
        },
        failed: () => {
          again = setTimeout(listen, AGAIN_AFTER);
        },
      },
    );
  };
  listen();
  return () => {
    clearTimeout(again);
    end();
  };
}

export function OrderWatch() {
  useEffect(watchOrders, []);
  return null;
}
