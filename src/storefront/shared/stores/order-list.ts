/** The order list of this browser: survives a reload and is shared by all tabs. */
import {
  addToList,
  hasRoomFor,
  type OrderListLine,
  type OrderList,
} from '#storefront/shared/order/order-list.ts';
import { mergeFromOtherTab } from '#storefront/shared/order/merge-from-other-tab.ts';
import {
  EMPTY_ORDER,
  orderFromText,
  orderToText,
  type StoredOrderList,
} from '#storefront/shared/order/stored-list.ts';
import { $unsaved, storedAtom } from './stored-atom.ts';

export const ORDER_KEY = 'glambug-order-list';
/** The storage key for unreadable lists, kept so that the seller can recover them. */
export const DAMAGED_KEY = 'glambug-order-list-damaged';

/** The unreadable text; empty if there is none. */
export const $damaged = storedAtom<string>(DAMAGED_KEY, '');

/** The current list, to merge with the one being read; undefined while the page loads. */
let ownOrder = (): StoredOrderList | undefined => undefined;

/** Stores an unreadable text once, in addition to earlier ones. */
export function saveDamaged(text: string): void {
  if ($damaged.get().includes(text)) return;
  $damaged.set([$damaged.get(), text].filter(Boolean).join('\n'));
}

function readStored(text: string): StoredOrderList {
  const read = orderFromText(text);
  const { order, whole } = read;
  if (!whole) saveDamaged(text);
  const own = ownOrder();
  const next =
    own === undefined ? order : mergeFromOtherTab(own, read, !$unsaved.get().has(ORDER_KEY));
  // A merged list that differs from the stored one is written back after this update.
  if (next !== order) queueMicrotask(() => $order.set($order.get()));
  return next;
}

export const $order = storedAtom(ORDER_KEY, EMPTY_ORDER, {
  encode: orderToText,
  decode: readStored,
});
ownOrder = () => $order.value;

/** Deletes the unreadable text; the list stays and is stored again. */
export function forgetDamaged(): void {
  $order.set($order.get());
  $damaged.set('');
}

/** Replaces the lines under the same reference. */
export const changeLines = (list: OrderList): void => $order.set({ ...$order.get(), list });

/** Adds pieces of a product. Returns false if the list is full. */
export function addLine(line: OrderListLine): boolean {
  const { list } = $order.get();
  if (!hasRoomFor(list, line.sku)) return false;
  changeLines(addToList(list, line));
  return true;
}
