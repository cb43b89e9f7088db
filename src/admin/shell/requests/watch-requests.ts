/** Says of new requests wherever somebody is at work; fetched when the first screen has all it needs. */
import { sayNews } from '#admin/shell/messages-store.ts';
import { formatCount } from '#core/format.ts';
import { ADMIN_PATH } from '#core/paths.ts';
import { holdLiveOrders } from '#admin/shell/stores/live-orders.ts';
import { $arrived } from '#admin/shell/stores/new-requests.ts';

const LIST = '/orders';

/** The list says it itself, where it stands. */
const isOnList = (): boolean => location.pathname.replace(/\/$/, '') === `${ADMIN_PATH}${LIST}`;

/** @returns ends it */
export function watchRequests(): () => void {
  const letGo = holdLiveOrders();
  const unsubscribe = $arrived.listen((ids, before) => {
    const [first] = ids;
    if (first === undefined || ids.length <= (before?.length ?? 0) || isOnList()) return;
    const isOne = ids.length === 1;
    sayNews(isOne ? 'New order request.' : `${formatCount(ids.length)} new requests.`, {
      words: isOne ? 'Open' : 'View all',
      to: isOne ? `${LIST}/${first}` : LIST,
    });
  });
  return () => {
    unsubscribe();
    letGo();
  };
}
