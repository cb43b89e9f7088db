/** Edits of the order list; pages that only add to it do not load this. */
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

/** @param seen the product at that quantity, if its price is known */
export const changeQuantity = (sku: string, qty: number, seen?: SeenProduct): void =>
  changeLines(setQuantity($order.get().list, sku, qty, seen));

export const changeNote = (sku: string, note: string): void =>
  changeLines(setNote($order.get().list, sku, note));

/** Removes a line and returns what `restoreLine` needs; undefined if it does not exist. */
export function dropLine(sku: string): RemovedLine | undefined {
  const removal = removeLine($order.get().list, sku);
  if (removal !== undefined) changeLines(removal.list);
  return removal?.removed;
}

export const restoreLine = (removed: RemovedLine): void =>
  changeLines(putBack($order.get().list, removed));

/** Adds several lines; returns those without room. */
export function addLines(lines: readonly OrderLine[]): OrderLine[] {
  const { list, left } = addAllToList($order.get().list, lines);
  changeLines(list);
  return left;
}

/** Stores the products as the buyer has seen them. */
export const noteSeen = (seenOf: (line: OrderLine) => SeenProduct | undefined): void =>
  changeLines(setSeen($order.get().list, seenOf));

/** Starts a new list with its own reference; returns the old one. */
export function replaceLines(list: OrderList): StoredOrder {
  const old = $order.get();
  $order.set({ list, reference: null });
  return old;
}

/** Starts an empty list; returns the old one for `restoreCleared`. */
export const clearLines = (): StoredOrder => replaceLines([]);

/** Restores a list with its reference; lines added since stay. */
export const restoreCleared = ({ list, reference }: StoredOrder): void =>
  $order.set({ list: putAllBack($order.get().list, list), reference });

/** Changes the list; returns the result of `change` and an undo that keeps later changes. */
export function undoable<Done>(change: () => Done): { done: Done; undo: () => void } {
  const before = $order.get();
  const done = change();
  const after = $order.get();
  const undo = (): void => {
    const now = $order.get();
    const list = takeBack(now.list, { before: before.list, after: after.list });
    // A replaced list also replaces the reference; the current one may have been created and sent since.
    const { reference } = after.reference === before.reference ? now : before;
    $order.set({ list, reference });
  };
  return { done, undo };
}

/** The reference of the current list: created on first use, and kept until the list is cleared. */
export function referenceOfList(): string {
  const existing = $order.get().reference;
  if (existing !== null) return existing;
  const reference = orderReference(crypto.getRandomValues(new Uint8Array(6)));
  $order.set({ ...$order.get(), reference });
  return reference;
}
