/** Staff changes to orders: status and quotes, with audit entries; the rules check every write. */
import { collection, doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import type { AuditEntry } from './audit-entry.ts';
import { orderKind, quote as quoteSchema, type Order, type OrderStatus } from '#schema/order.ts';
import * as z from 'zod';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';
import type { DecodedDocument } from './decoded-document.ts';

export type DecodedOrder = DecodedDocument<Order>;

type Quote = NonNullable<Order['quote']>;

/** The changes staff make. */
export interface OrderChange {
  status: OrderStatus;
  /** The staff member who makes it. */
  uid: string;
  /** A note for the customer. */
  note?: string | undefined;
  /** With the status `quoted` only. */
  quote?: Quote | undefined;
}

const orderAt = (id: string) => doc(database(), orderKind.collection, id);

const stored = (quote: Quote | undefined) => (quote ? { quote: z.encode(quoteSchema, quote) } : {});

const auditOf = (id: string, seen: Order, { status, note, quote }: OrderChange): AuditEntry => ({
  path: `${orderKind.collection}/${id}`,
  action: 'update',
  before: { status: seen.status, ...(quote && stored(seen.quote)) },
  after: { status, ...stored(quote), ...(note !== undefined && { note }) },
});

/**
 * Changes an order.
 * @throws DatabaseFailure `permission-denied` if the order has changed since, or the change is not allowed
 * @throws ZodError for an invalid quote; the form validates first
 */
export function changeOrderAsStaff(id: string, seen: Order, change: OrderChange): Promise<void> {
  const { status, uid, note, quote } = change;
  const now = serverTimestamp();
  const event = { at: now, by: uid, ...(note !== undefined && { note }) };
  return withTimeout(async () => {
    const batch = writeBatch(database());
    batch.update(orderAt(id), {
      status,
      [`timeline.${status}`]: event,
      ...stored(quote),
      rev: seen.rev + 1,
      updatedAt: now,
    });
    batch.set(doc(collection(database(), 'audit')), {
      ...auditOf(id, seen, change),
      by: uid,
      at: now,
    });
    await batch.commit();
  });
}
