/** Staff changes to orders: status and quotes, with audit entries; the rules check every write. */
import {
  collection,
  doc,
  serverTimestamp,
  writeBatch,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore/lite';
import type { AuditEntry } from './audit-entry.ts';
import { orderKind, quote as quoteSchema, type Order, type OrderStatus } from '#schema/order.ts';
import * as z from 'zod';
import { changesStock } from '#core/stock/order-stock.ts';
import { planOrderStock, readBeforeStep } from './order-stock.ts';
import { transact } from './transact.ts';
import { DatabaseFailure, withTimeout } from './with-timeout.ts';
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
  /** Units that are not in stock, as the staff member has seen and accepted. */
  acceptedShort?: number | undefined;
}

const orderAt = (at: Firestore, id: string) => doc(at, orderKind.collection, id);

const stored = (quote: Quote | undefined) => (quote ? { quote: z.encode(quoteSchema, quote) } : {});

const auditOf = (id: string, seen: Order, { status, note, quote }: OrderChange): AuditEntry => ({
  path: `${orderKind.collection}/${id}`,
  action: 'update',
  before: { status: seen.status, ...(quote && stored(seen.quote)) },
  after: { status, ...stored(quote), ...(note !== undefined && { note }) },
});

/** A batch or a transaction. */
interface Writer {
  set(reference: DocumentReference, data: DocumentData): unknown;
  update(reference: DocumentReference, data: DocumentData): unknown;
}

function putChange(
  writer: Writer,
  at: Firestore,
  { id, seen, change }: { id: string; seen: Order; change: OrderChange },
): void {
  const { status, uid, note, quote } = change;
  const now = serverTimestamp();
  const event = { at: now, by: uid, ...(note !== undefined && { note }) };
  writer.update(orderAt(at, id), {
    status,
    [`timeline.${status}`]: event,
    ...stored(quote),
    rev: seen.rev + 1,
    updatedAt: now,
  });
  writer.set(doc(collection(at, 'audit')), { ...auditOf(id, seen, change), by: uid, at: now });
}

/** Changes an order together with the stock of its products. */
async function changeWithStock(
  id: string,
  seen: Order,
  change: OrderChange,
  at: Firestore,
): Promise<void> {
  const { status, uid: by, acceptedShort = 0 } = change;
  const step = { id, seen, status, by, acceptedShort };
  const before = await readBeforeStep(step, at);
  await transact(async (transaction) => {
    const order = await transaction.get(orderAt(at, id));
    if (order.get('rev') !== seen.rev) throw new DatabaseFailure('permission-denied');
    const putStock = await planOrderStock(transaction, at, step, before);
    putChange(transaction, at, { id, seen, change });
    putStock();
  }, at);
}

/**
 * Changes an order. Confirming, packing and cancelling also change the stock of its products that is tracked.
 * @throws DatabaseFailure `permission-denied` if the order has changed since, or the change is not allowed;
 * `stock-short` if more units are missing than was accepted
 * @throws ZodError for an invalid quote; the form validates first
 */
export const changeOrderAsStaff = (
  id: string,
  seen: Order,
  change: OrderChange,
  at = database(),
): Promise<void> =>
  changesStock(change.status)
    ? changeWithStock(id, seen, change, at)
    : withTimeout(async () => {
        const batch = writeBatch(at);
        putChange(batch, at, { id, seen, change });
        await batch.commit();
      });
