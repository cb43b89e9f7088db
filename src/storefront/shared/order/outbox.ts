/** Order requests of this browser: those that wait to be sent, and those that do not until their customer has read how they ended. */
import * as z from 'zod/mini';
import { isSku } from '#core/sku.ts';
import { jsonFrom } from '#core/unknown-json.ts';
import { MOST_PIECES } from '#schema/limits.ts';
import { isOrderId } from './order-id.ts';
import type { OrderRequest } from './order-request.ts';
import { isReference } from './reference.ts';

/** More characters than any text of a request has. */
const LONGEST_TEXT = 1_000;

const text = z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT));
const number = z.string().check(z.refine(isReference));

/** What the store holds is read by this: anybody may have changed it there. The server looks closer. */
const request = z.object({
  number,
  lines: z
    .array(
      z.object({
        productId: text,
        sku: z.string().check(z.refine(isSku)),
        title: text,
        qty: z.int().check(z.positive(), z.maximum(MOST_PIECES)),
        note: z.optional(text),
      }),
    )
    .check(z.minLength(1)),
  contact: z.object({
    name: text,
    businessName: z.optional(text),
    phone: text,
    email: z.optional(text),
    gstin: z.optional(text),
  }),
  address: z.optional(z.object({ lines: z.array(text), city: text, state: text, pin: text })),
  note: z.optional(text),
});

/** Of its document: sent twice, it is still one. */
const id = z.string().check(z.refine(isOrderId));

const ENDINGS = ['sent', 'refused', 'differs'] as const;

/** It has arrived, was refused, or an order with other pieces had its place. */
export type Ending = (typeof ENDINGS)[number];

interface Owned {
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

const queuedOrder: z.ZodMiniType<QueuedOrder> = z.union([
  z.object({ id, uid: text, state: z.enum(['new', 'tried']), request }),
  z.object({ id, uid: text, state: z.enum(ENDINGS), number }),
]);

export const isWaiting = (order: QueuedOrder): order is WaitingOrder => 'request' in order;

/** Reads the outbox from the browser's store. @returns also whether all of it could be read */
export function outboxFromText(stored: string): { outbox: Outbox; whole: boolean } {
  const found = jsonFrom(stored);
  const all: unknown[] = Array.isArray(found) ? found : [];
  const outbox = all.flatMap((each) => z.safeParse(queuedOrder, each).data ?? []);
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
