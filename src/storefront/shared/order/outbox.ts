/** Order requests of this browser: those that wait to be sent, and those that do not until their customer has read how they ended. */
import { isSku } from '#core/sku.ts';
import { fieldsOf, isCount, jsonFrom } from '#core/unknown-json.ts';
import { MOST_PIECES } from '#schema/limits.ts';
import { isOrderId } from './order-id.ts';
import { orderRequest, type OrderRequest } from './order-request.ts';
import { isReference } from './reference.ts';

const ENDINGS = ['sent', 'refused', 'differs'] as const;

/** It has arrived, was refused, or an order with other pieces had its place. */
export type Ending = (typeof ENDINGS)[number];

interface Owned {
  /** Of its document: sent twice, it is still one. */
  id: string;
  /** Whose it is; it goes out only while they are signed in. */
  uid: string;
}

export interface WaitingOrder extends Owned {
  /** Once it was sent, it may have arrived though no answer came. */
  state: 'new' | 'tried';
  request: OrderRequest;
}

/** Nothing is kept of what its customer wrote. */
export interface EndedOrder extends Owned {
  state: Ending;
  number: string;
}

export type QueuedOrder = WaitingOrder | EndedOrder;
export type Outbox = readonly QueuedOrder[];

export const isWaiting = (order: QueuedOrder): order is WaitingOrder => 'request' in order;

/** More characters than any text of a request has. */
const LONGEST_TEXT = 1_000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT;

function hasTexts(value: unknown, needed: readonly string[], others: readonly string[]): boolean {
  const fields = fieldsOf(value);
  if (fields === undefined || !needed.every((name) => isText(fields[name]))) return false;
  return others.every((name) => fields[name] === undefined || isText(fields[name]));
}

const isList = (value: unknown, isOne: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isOne);

function isLine(value: unknown): boolean {
  const { sku, qty } = fieldsOf(value) ?? {};
  if (!hasTexts(value, ['productId', 'sku', 'title'], ['note'])) return false;
  return isSku(String(sku)) && isCount(qty, MOST_PIECES) && qty > 0;
}

const isPlace = (value: unknown): boolean =>
  hasTexts(value, ['city', 'state', 'pin'], []) && isList(fieldsOf(value)?.['lines'], isText);

function isRequest(value: unknown): value is OrderRequest {
  const { number, lines, contact, address } = fieldsOf(value) ?? {};
  if (!isReference(number) || !isList(lines, isLine) || !hasTexts(value, [], ['note']))
    return false;
  if (address !== undefined && !isPlace(address)) return false;
  return hasTexts(contact, ['name', 'phone'], ['businessName', 'email', 'gstin']);
}

/** One order as the store holds it, without fields of other names; none where it does not fit. */
function ordersIn(stored: unknown): QueuedOrder[] {
  const { id, uid, state, request, number } = fieldsOf(stored) ?? {};
  if (!isOrderId(id) || !isText(uid)) return [];
  if (state === 'new' || state === 'tried') {
    if (!isRequest(request)) return [];
    return [{ id, uid, state, request: orderRequest(request.number, request.lines, request) }];
  }
  const ending = ENDINGS.find((each) => each === state);
  return ending && isReference(number) ? [{ id, uid, state: ending, number }] : [];
}

/**
 * Reads the outbox from the browser's store, where anybody may have changed it; the server looks closer. No schema of
 * zod's: it would be a fifth of the page's script.
 * @returns also whether all of it could be read
 */
export function outboxFromText(text: string): { outbox: Outbox; whole: boolean } {
  const found = jsonFrom(text);
  const all: unknown[] = Array.isArray(found) ? found : [];
  const outbox = all.flatMap(ordersIn);
  return { outbox, whole: Array.isArray(found) && outbox.length === all.length };
}

export const withTried = (outbox: Outbox, which: string): Outbox =>
  outbox.map((order) =>
    order.id === which && isWaiting(order) ? { ...order, state: 'tried' } : order,
  );

/** The request waits no more. */
export const withEnded = (outbox: Outbox, which: string, state: Ending): Outbox =>
  outbox.map((order) => {
    if (order.id !== which || !isWaiting(order)) return order;
    const {
      uid,
      request: { number: reference },
    } = order;
    return { id: which, uid, state, number: reference };
  });

export const without = (outbox: Outbox, which: string): Outbox =>
  outbox.filter((order) => order.id !== which);

/** What is said of how a request ended. */
export const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  sent: 'Sent.',
  refused:
    'We couldn’t accept this request. Its designs are back in your order list. Check your details and send it again, or order on WhatsApp.',
  differs:
    'We already have a different order with this reference. These designs are back in your order list with a new reference.',
};
