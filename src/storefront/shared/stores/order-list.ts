/** The order list of this browser: survives a reload, and is one list in all its tabs. */
import {
  addToList,
  hasRoomFor,
  type OrderLine,
  type OrderList,
} from '#storefront/shared/order/order-list.ts';
import { meetOther } from '#storefront/shared/order/meet-other.ts';
import {
  EMPTY_ORDER,
  orderFromText,
  orderToText,
  type StoredOrder,
} from '#storefront/shared/order/stored-list.ts';
import { $unsaved, keptAtom } from './kept-atom.ts';

export const ORDER_KEY = 'glambug-order-list';
/** Where a store that cannot be read is kept, so that nobody's work is lost: the seller can be sent it. */
export const DAMAGED_KEY = 'glambug-order-list-damaged';

/** What could not be read; empty when all is well. */
export const $damaged = keptAtom<string>(DAMAGED_KEY, '');

/** What the list that is read now finds here; nothing while the page loads. */
let ownOrder = (): StoredOrder | undefined => undefined;

/** Keeps aside what could not be read; what was kept before is kept on, once. */
export function keepAside(text: string): void {
  if ($damaged.get().includes(text)) return;
  $damaged.set([$damaged.get(), text].filter(Boolean).join('\n'));
}

function readStored(text: string): StoredOrder {
  const read = orderFromText(text);
  const { order, whole } = read;
  if (!whole) keepAside(text);
  const own = ownOrder();
  const next = own === undefined ? order : meetOther(own, read, !$unsaved.get().has(ORDER_KEY));
  // What differs from the store is written there once this has been taken over.
  if (next !== order) queueMicrotask(() => $order.set($order.get()));
  return next;
}

export const $order = keptAtom(ORDER_KEY, EMPTY_ORDER, {
  encode: orderToText,
  decode: readStored,
});
ownOrder = () => $order.value;

/** Forgets what could not be read; the list stays, written anew. */
export function forgetDamaged(): void {
  $order.set($order.get());
  $damaged.set('');
}

/** Another list under the same reference. */
export const changeLines = (list: OrderList): void => $order.set({ ...$order.get(), list });

/** Adds pieces of a product. Gives false when the list is full. */
export function addLine(line: OrderLine): boolean {
  const { list } = $order.get();
  if (!hasRoomFor(list, line.sku)) return false;
  changeLines(addToList(list, line));
  return true;
}
