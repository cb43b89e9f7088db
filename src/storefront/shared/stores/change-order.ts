/** Edits of the order list; pages that only add to it do not load this. */
import {
  addAllToList,
  setNote,
  setQuantity,
  setSeen,
  withoutLine,
} from '#storefront/shared/order/edit-list.ts';
import type { OrderListLine, OrderList, SeenProduct } from '#storefront/shared/order/order-list.ts';
import { orderReference } from '#core/order/new-reference.ts';
import { undoChange } from '#storefront/shared/order/undo-change.ts';
import { $order, changeLines } from './order-list.ts';

/** @param seen the product at that quantity, if its price is known */
export const changeQuantity = (sku: string, qty: number, seen?: SeenProduct): void =>
  changeLines(setQuantity($order.get().list, sku, qty, seen));

export const changeNote = (sku: string, note: string): void =>
  changeLines(setNote($order.get().list, sku, note));

export const removeLine = (sku: string): void => changeLines(withoutLine($order.get().list, sku));

/** Adds several lines; returns those without room. */
export function addLines(lines: readonly OrderListLine[]): OrderListLine[] {
  const { list, left } = addAllToList($order.get().list, lines);
  changeLines(list);
  return left;
}

/** Stores the products as the buyer has seen them. */
export const noteSeen = (seenOf: (line: OrderListLine) => SeenProduct | undefined): void =>
  changeLines(setSeen($order.get().list, seenOf));

/** Starts a new list with its own reference. */
export const replaceLines = (list: OrderList): void => $order.set({ list, reference: null });

/** Changes the list; returns the result of `change` and an undo that keeps later changes. */
export function undoable<Done>(change: () => Done): { done: Done; undo: () => void } {
  const before = $order.get();
  const done = change();
  const after = $order.get();
  const undo = (): void => {
    const now = $order.get();
    const list = undoChange(now.list, { before: before.list, after: after.list });
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
