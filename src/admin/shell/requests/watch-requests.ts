/** Reports new requests on every screen; loaded after the first screen. */
import { sayNews } from '#admin/shell/messages-store.ts';
import { formatCount } from '#core/format.ts';
import { ADMIN_PATH } from '#core/paths.ts';
import { subscribeToLiveOrders } from '#admin/shell/stores/live-orders.ts';
import { $arrived } from '#admin/shell/stores/new-requests.ts';

const LIST = '/orders';

/** The order list reports them itself. */
const isOnList = (): boolean => location.pathname.replace(/\/$/, '') === `${ADMIN_PATH}${LIST}`;

/** @returns stops watching */
export function watchRequests(): () => void {
  const letGo = subscribeToLiveOrders();
  const unsubscribe = $arrived.listen((ids, before) => {
    const [first] = ids;
    if (first === undefined || ids.length <= (before?.length ?? 0) || isOnList()) return;
    const isOne = ids.length === 1;
    sayNews(isOne ? 'New order request.' : `${formatCount(ids.length)} new requests.`, {
      label: isOne ? 'Open' : 'View all',
      to: isOne ? `${LIST}/${first}` : LIST,
    });
  });
  return () => {
    unsubscribe();
    letGo();
  };
}
