/** Orders as staff change them: steps and quotes, each with its entry in the audit; the rules decide what is done. */
import { collection, doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import type { AuditEntry } from './audit-entry.ts';
import { orderKind, quote as quoteSchema, type Order, type OrderStatus } from '#schema/order.ts';
import * as z from 'zod';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';
import type { FoundDocument } from './found-document.ts';

export type FoundOrder = FoundDocument<Order>;

type Quote = NonNullable<Order['quote']>;

/** What staff make of an order. */
export interface OrderChange {
  status: OrderStatus;
  /** Who makes it. */
  uid: string;
  /** With the step, for its customer to read. */
  note?: string | undefined;
  /** With the status `quoted`, and with no other. */
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
 * Changes an order as it was seen.
 * @throws DatabaseFailure `permission-denied` when the order has changed since, or the change is not possible
 * @throws ZodError when the quote does not fit its schema: its form has said so before
 */
export function changeOrderAsStaff(id: string, seen: Order, change: OrderChange): Promise<void> {
  const { status, uid, note, quote } = change;
  const now = serverTimestamp();
  const event = { at: now, by: uid, ...(note !== undefined && { note }) };
  return answered(async () => {
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
