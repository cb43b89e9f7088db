/** The order list of this browser: survives a reload, and is one list in all its tabs. */
import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import {
  addToList,
  hasRoomFor,
  putBack,
  removeLine,
  setNote,
  setQuantity,
  type OrderLine,
  type OrderList,
  type RemovedLine,
} from '#domain/order/order-list.ts';
import { orderReference } from '#domain/order/reference.ts';
import { EMPTY_ORDER, orderFromText, orderToText } from '#domain/order/stored-list.ts';

const KEY = 'glambug-order-list';
/** Where a store that cannot be read is kept, so that nobody's work is lost: the seller can be sent it. */
export const DAMAGED_KEY = 'glambug-order-list-damaged';

function readStored(text: string) {
  const { order, whole } = orderFromText(text);
  if (!whole) localStorage.setItem(DAMAGED_KEY, text);
  return order;
}

export const $order = persistentAtom(KEY, EMPTY_ORDER, {
  encode: orderToText,
  decode: readStored,
});

export const $orderLines = computed($order, ({ list }) => list);

const change = (list: OrderList): void => $order.set({ ...$order.get(), list });

/** Adds pieces of a product. Gives false when the list is full. */
export function addLine(line: OrderLine): boolean {
  const { list } = $order.get();
  if (!hasRoomFor(list, line.sku)) return false;
  change(addToList(list, line));
  return true;
}

export const changeQuantity = (sku: string, qty: number): void =>
  change(setQuantity($order.get().list, sku, qty));

export const changeNote = (sku: string, note: string): void =>
  change(setNote($order.get().list, sku, note));

/** Takes a line out and gives what `restoreLine` needs; undefined when it is not there. */
export function dropLine(sku: string): RemovedLine | undefined {
  const gone = removeLine($order.get().list, sku);
  if (gone !== undefined) change(gone.list);
  return gone?.removed;
}

export const restoreLine = (removed: RemovedLine): void =>
  change(putBack($order.get().list, removed));

/** Begins a new list; gives the lines of the old one, for `replaceLines`. */
export function clearLines(): OrderList {
  const { list } = $order.get();
  $order.set(EMPTY_ORDER);
  return list;
}

export const replaceLines = (list: OrderList): void => change(list);

/** The reference of the present list: made when it is first asked for, and the same until the list is cleared. */
export function referenceOfList(): string {
  const known = $order.get().reference;
  if (known !== null) return known;
  const reference = orderReference(crypto.getRandomValues(new Uint8Array(6)));
  $order.set({ ...$order.get(), reference });
  return reference;
}
