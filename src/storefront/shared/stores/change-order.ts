/** What can be done to the order list where it is shown; pages that only add to it need none of this. */
import {
  addAllToList,
  putBack,
  removeLine,
  setNote,
  setQuantity,
  setSeen,
  type RemovedLine,
} from '#storefront/shared/order/edit-list.ts';
import {
  putAllBack,
  type OrderLine,
  type OrderList,
  type SeenProduct,
} from '#storefront/shared/order/order-list.ts';
import { orderReference } from '#core/order/new-reference.ts';
import type { StoredOrder } from '#storefront/shared/order/stored-list.ts';
import { takeBack } from '#storefront/shared/order/take-back.ts';
import { $order, changeLines } from './order-list.ts';

/** @param seen the product at that quantity, where its price is known */
export const changeQuantity = (sku: string, qty: number, seen?: SeenProduct): void =>
  changeLines(setQuantity($order.get().list, sku, qty, seen));

export const changeNote = (sku: string, note: string): void =>
  changeLines(setNote($order.get().list, sku, note));

/** Takes a line out and gives what `restoreLine` needs; undefined when it is not there. */
export function dropLine(sku: string): RemovedLine | undefined {
  const gone = removeLine($order.get().list, sku);
  if (gone !== undefined) changeLines(gone.list);
  return gone?.removed;
}

export const restoreLine = (removed: RemovedLine): void =>
  changeLines(putBack($order.get().list, removed));

/** Adds several lines; gives those for which there is no room. */
export function addLines(lines: readonly OrderLine[]): OrderLine[] {
  const { list, left } = addAllToList($order.get().list, lines);
  changeLines(list);
  return left;
}

/** Notes what the buyer has seen of products. */
export const noteSeen = (seenOf: (line: OrderLine) => SeenProduct | undefined): void =>
  changeLines(setSeen($order.get().list, seenOf));

/** Begins a new list with a reference of its own; gives the old one. */
export function replaceLines(list: OrderList): StoredOrder {
  const old = $order.get();
  $order.set({ list, reference: null });
  return old;
}

/** Begins an empty list; gives the old one, for `restoreCleared`. */
export const clearLines = (): StoredOrder => replaceLines([]);

/** Takes a list back as it was, with its reference; what was put into the empty one since stays. */
export const restoreCleared = ({ list, reference }: StoredOrder): void =>
  $order.set({ list: putAllBack($order.get().list, list), reference });

/** Changes the list; gives what `change` gives, and takes it back later without what has come since. */
export function undoable<Done>(change: () => Done): { done: Done; undo: () => void } {
  const before = $order.get();
  const done = change();
  const after = $order.get();
  const undo = (): void => {
    const now = $order.get();
    const list = takeBack(now.list, { before: before.list, after: after.list });
    // Another list's reference goes with it; the list's own may have been made, and sent, since.
    const { reference } = after.reference === before.reference ? now : before;
    $order.set({ list, reference });
  };
  return { done, undo };
}

/** The reference of the present list: made when it is first asked for, and the same until the list is cleared. */
export function referenceOfList(): string {
  const known = $order.get().reference;
  if (known !== null) return known;
  const reference = orderReference(crypto.getRandomValues(new Uint8Array(6)));
  $order.set({ ...$order.get(), reference });
  return reference;
}
