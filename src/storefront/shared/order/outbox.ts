/** Order requests of this browser: those waiting to be sent, and finished ones until their customer has seen the outcome. */
import { isSku } from '#core/sku.ts';
import { fieldsOf, isCount, jsonFrom } from '#core/unknown-json.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import { isOrderId } from './order-id.ts';
import { orderRequest, type OrderRequest } from './order-request.ts';
import { isReference } from './reference.ts';

const ENDINGS = ['sent', 'refused'] as const;

/** It has arrived, or was refused: by the rules, or because another order has its ID. */
export type Ending = (typeof ENDINGS)[number];

interface Owned {
  /** The document ID, so that sending twice creates one order. */
  id: string;
  /** The customer; it is sent only while they are signed in. */
  uid: string;
}

export interface WaitingOrder extends Owned {
  /** After an attempt it may have arrived although no response came. */
  state: 'new' | 'tried';
  request: OrderRequest;
}

/** The customer's data is removed. */
export interface EndedOrder extends Owned {
  state: Ending;
  number: string;
}

export type QueuedOrder = WaitingOrder | EndedOrder;
export type Outbox = readonly QueuedOrder[];

export const isWaiting = (order: QueuedOrder): order is WaitingOrder => 'request' in order;

/** Longer than any text of a request. */
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
  if (!hasTexts(value, ['productId', 'sku', 'title'], ['unit', 'size', 'note'])) return false;
  return isSku(String(sku)) && isCount(qty, MOST_UNITS) && qty > 0;
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

/** A validated order without unknown fields; none if it is invalid. */
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
 * Parses the stored outbox, which is untrusted; the server validates it fully. Without zod, which
 * would be a fifth of the page's script.
 * @returns also whether all of it was valid
 */
export function outboxFromText(text: string): { outbox: Outbox; whole: boolean } {
  const parsed = jsonFrom(text);
  const all: unknown[] = Array.isArray(parsed) ? parsed : [];
  const outbox = all.flatMap(ordersIn);
  return { outbox, whole: Array.isArray(parsed) && outbox.length === all.length };
}

export const withTried = (outbox: Outbox, which: string): Outbox =>
  outbox.map((order) =>
    order.id === which && isWaiting(order) ? { ...order, state: 'tried' } : order,
  );

/** The request no longer waits. */
export const withEnded = (outbox: Outbox, which: string, state: Ending): Outbox =>
  outbox.map((order) =>
    order.id === which && isWaiting(order)
      ? { id: which, uid: order.uid, state, number: order.request.number }
      : order,
  );

export const without = (outbox: Outbox, which: string): Outbox =>
  outbox.filter((order) => order.id !== which);

/** Messages for the outcomes of requests. */
export const ENDING_MESSAGES: Readonly<Record<Ending, string>> = {
  sent: 'Sent.',
  refused:
    'We couldn’t accept this request. Its designs are back in your order list. Check your details and send it again, or order on WhatsApp.',
};
