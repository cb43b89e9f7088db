/** The order list of this browser: survives a reload and is shared by all tabs. */
import {
  addToList,
  hasRoomFor,
  type OrderListLine,
  type OrderList,
} from '#storefront/shared/order/order-list.ts';
import { EMPTY_ORDER, orderFromText, orderToText } from '#storefront/shared/order/stored-list.ts';
import { storedAtom } from './stored-atom.ts';

export const $order = storedAtom('glambug-order-list', EMPTY_ORDER, {
  encode: orderToText,
  decode: orderFromText,
});

/** Replaces the lines under the same reference. */
export const changeLines = (list: OrderList): void => $order.set({ ...$order.get(), list });

/** Adds pieces of a product. Returns false if the list is full. */
export function addLine(line: OrderListLine): boolean {
  const { list } = $order.get();
  if (!hasRoomFor(list, line.sku)) return false;
  changeLines(addToList(list, line));
  return true;
}
