/** The order list of this browser: survives a reload, and is one list in all its tabs. */
import { computed } from 'nanostores';
import {
  addAllToList,
  addToList,
  hasRoomFor,
  putAllBack,
  putBack,
  removeLine,
  setNote,
  setQuantity,
  setSeen,
  type OrderLine,
  type OrderList,
  type RemovedLine,
  type SeenProduct,
} from '#domain/order/order-list.ts';
import { meetOther } from '#domain/order/meet-other.ts';
import { orderReference } from '#domain/order/reference.ts';
import {
  EMPTY_ORDER,
  orderFromText,
  orderToText,
  type StoredOrder,
} from '#domain/order/stored-list.ts';
import { takeBack } from '#domain/order/take-back.ts';
import { $unsaved, keptAtom } from './kept-atom.ts';

const KEY = 'glambug-order-list';
/** Where a store that cannot be read is kept, so that nobody's work is lost: the seller can be sent it. */
export const DAMAGED_KEY = 'glambug-order-list-damaged';

/** What could not be read; empty when all is well. */
export const $damaged = keptAtom<string>(DAMAGED_KEY, '');

/** What the list that is read now finds here; nothing while the page loads. */
let ownOrder = (): StoredOrder | undefined => undefined;

function readStored(text: string): StoredOrder {
  const read = orderFromText(text);
  const { order, whole } = read;
  // What was kept before is kept on, once.
  if (!whole && !$damaged.get().includes(text)) {
    $damaged.set([$damaged.get(), text].filter(Boolean).join('\n'));
  }
  const own = ownOrder();
  const next = own === undefined ? order : meetOther(own, read, !$unsaved.get().has(KEY));
  // What differs from the store is written there once this has been taken over.
  if (next !== order) queueMicrotask(() => $order.set($order.get()));
  return next;
}

export const $order = keptAtom(KEY, EMPTY_ORDER, {
  encode: orderToText,
  decode: readStored,
});
ownOrder = () => $order.value;

/** The browser has no room for the list: it is gone when the page closes. */
export const $isListUnsaved = computed($unsaved, (keys) => keys.has(KEY));

/** The browser has no room for what could not be read. */
export const $isDamagedUnsaved = computed($unsaved, (keys) => keys.has(DAMAGED_KEY));

/** Forgets what could not be read; the list stays, written anew. */
export function forgetDamaged(): void {
  $order.set($order.get());
  $damaged.set('');
}

export const $orderLines = computed($order, ({ list }) => list);

const change = (list: OrderList): void => $order.set({ ...$order.get(), list });

/** Adds pieces of a product. Gives false when the list is full. */
export function addLine(line: OrderLine): boolean {
  const { list } = $order.get();
  if (!hasRoomFor(list, line.sku)) return false;
  change(addToList(list, line));
  return true;
}

/** @param seen the product at that quantity, where its price is known */
export const changeQuantity = (sku: string, qty: number, seen?: SeenProduct): void =>
  change(setQuantity($order.get().list, sku, qty, seen));

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

/** Adds several lines; gives those for which there is no room. */
export function addLines(lines: readonly OrderLine[]): OrderLine[] {
  const { list, left } = addAllToList($order.get().list, lines);
  change(list);
  return left;
}

/** Notes what the buyer has seen of products. */
export const noteSeen = (seenOf: (line: OrderLine) => SeenProduct | undefined): void =>
  change(setSeen($order.get().list, seenOf));

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
