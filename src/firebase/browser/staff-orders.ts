/** Staff changes to orders: status and quotes, with audit entries; the rules check every write. */
import {
  collection,
  deleteField,
  doc,
  serverTimestamp,
  writeBatch,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite';
import type { AuditEntry } from './audit-entry.ts';
import { orderKind, type AcceptedBy, type Order, type OrderStatus } from '#schema/order.ts';
import { SALES_SETTINGS_ID, salesSettingsKind } from '#schema/sales-settings.ts';
import { quote as quoteSchema } from '#schema/quote.ts';
import { quotePaper, type QuotePaper } from '#schema/sent-quote.ts';
import * as z from 'zod';
import { dueOf } from '#core/order/balance.ts';
import { revisionOf } from '#core/quoting/quote-revision.ts';
import { waitsForPayment } from '#core/order/credit.ts';
import { isRecordedSinceDelivery, linesInNoParcel } from '#core/order/shipping.ts';
import { changesStock } from '#core/stock/order-stock.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import type { NewOrder } from '#core/order/new-order.ts';
import { encodedOrder } from './orders.ts';
import { listReturns, listShipments, valuesOf } from './order-records.ts';
import { planOrderStock, readBeforeStep } from './order-stock.ts';
import { presentFields } from './present-fields.ts';
import { putWrite } from './staff-documents.ts';
import { transact } from './transact.ts';
import { DatabaseFailure, withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';
import type { DecodedDocument } from './decoded-document.ts';

export type DecodedOrder = DecodedDocument<Order>;

type Quote = NonNullable<Order['quote']>;

/** How a customer accepted a quote outside the site, and who. */
export interface Acceptance {
  how: AcceptedBy;
  who?: string | undefined;
}

/** The changes staff make. */
export interface OrderChange {
  status: OrderStatus;
  /** The staff member who makes it. */
  uid: string;
  /** A note for the customer. */
  note?: string | undefined;
  /** With the status `quoted` only. */
  quote?: Quote | undefined;
  /** What the proforma invoice of the quote shows. */
  paper?: QuotePaper | undefined;
  /** With the status `accepted` only. */
  acceptance?: Acceptance | undefined;
  /** Why the last step is undone; `status` is then the one before it. A quote that is undone is removed. */
  undoReason?: string | undefined;
  /** Units that are not in stock, as the staff member has seen and accepted. */
  acceptedShort?: number | undefined;
}

const orderAt = (at: Firestore, id: string) => doc(at, orderKind.collection, id);

const stored = (quote: Quote | undefined) => (quote ? { quote: z.encode(quoteSchema, quote) } : {});

/** Whether staff withdraw the quote that was sent. */
const removesQuote = (seen: Order, { undoReason }: OrderChange): boolean =>
  undoReason !== undefined && seen.status === 'quoted';

const auditOf = (id: string, seen: Order, change: OrderChange): AuditEntry => {
  const { status, note, quote, acceptance, undoReason } = change;
  const isReplaced = quote !== undefined || removesQuote(seen, change);
  return {
    path: `${orderKind.collection}/${id}`,
    action: 'update',
    before: { status: seen.status, ...(isReplaced && stored(seen.quote)) },
    after: presentFields({ status, ...stored(quote), note, ...acceptance, undoReason }),
  };
};

/** The change of the timeline, with the time of the server. */
function eventOf({ status, note, acceptance, undoReason, uid: by }: OrderChange, seen: Order) {
  const at = serverTimestamp();
  return undoReason === undefined
    ? { [`timeline.${status}`]: presentFields({ at, by, note, ...acceptance }) }
    : {
        [`timeline.${seen.status}`]: deleteField(),
        undoneStep: { status: seen.status, at, by, reason: undoReason },
      };
}

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
  const { status, uid, quote, paper } = change;
  const now = serverTimestamp();
  const duePaise = dueOf({ ...seen, status, ...(quote && { quote }) });
  // Only if it changes: a credit note changes it without a new revision.
  const due = duePaise === dueOf(seen) ? {} : { duePaise: duePaise ?? deleteField() };
  writer.update(orderAt(at, id), {
    status,
    ...due,
    ...eventOf(change, seen),
    ...stored(quote),
    ...(removesQuote(seen, change) && { quote: deleteField() }),
    rev: seen.rev + 1,
    updatedAt: now,
  });
  writer.set(doc(collection(at, 'audit')), { ...auditOf(id, seen, change), by: uid, at: now });
  if (quote && paper)
    writer.set(doc(orderAt(at, id), 'quotes', String(revisionOf(quote))), {
      ...{ ...stored(quote), paper: z.encode(quotePaper, paper), by: uid, at: now },
    });
}

/**
 * Creates an order that staff enter for a customer; `placedBy` is the caller.
 * @param writes in the same batch: of its new customer, and the deletion of its draft
 * @throws DatabaseFailure `permission-denied` also if the order exists, or the draft has changed
 */
export const createOrderAsStaff = (
  id: string,
  order: NewOrder & { placedBy: string },
  writes: readonly DocumentWrite[],
  at = database(),
) =>
  withTimeout(async () => {
    const fields = encodedOrder(order);
    const entry = { path: `${orderKind.collection}/${id}`, action: 'create', before: {} };
    const batch = writeBatch(at);
    batch.set(orderAt(at, id), fields);
    batch.set(doc(collection(at, 'audit')), {
      ...{ ...entry, after: fields, by: order.placedBy, at: serverTimestamp() },
    });
    for (const write of writes) putWrite(batch, write, order.placedBy);
    await batch.commit();
  });

/** @throws DatabaseFailure `payment-due` if the shop packs only paid orders */
async function checkPayment(
  transaction: Transaction,
  at: Firestore,
  order: DocumentSnapshot,
  status: OrderStatus,
): Promise<void> {
  if (status !== 'packed') return;
  const sales = await transaction.get(doc(at, salesSettingsKind.collection, SALES_SETTINGS_ID));
  const duePaise = Number(order.get('duePaise') ?? 0);
  if (waitsForPayment({ duePaise }, sales.get('packOnlyWhenPaid') === true))
    throw new DatabaseFailure('payment-due');
}

/**
 * What is recorded after this check changes the order, so that the change is refused.
 * @throws DatabaseFailure `recorded-since` if the delivery is undone, but parcels or returns count on it; `no-parcel` if a
 * dispatched order is cancelled of which units left without a parcel
 */
async function checkRecords(
  id: string,
  seen: Order,
  { status, undoReason }: OrderChange,
  at: Firestore,
): Promise<void> {
  if (undoReason !== undefined && seen.status === 'delivered') {
    const [shipments, returns] = await Promise.all([listShipments(id, at), listReturns(id, at)]);
    if (isRecordedSinceDelivery(seen, valuesOf(shipments), valuesOf(returns)))
      throw new DatabaseFailure('recorded-since');
  } else if (seen.status === 'dispatched' && status === 'cancelled') {
    const shipments = valuesOf(await listShipments(id, at));
    if (linesInNoParcel(seen, shipments).length > 0) throw new DatabaseFailure('no-parcel');
  }
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
    await checkPayment(transaction, at, order, status);
    const putStock = await planOrderStock(transaction, at, step, before);
    putChange(transaction, at, { id, seen, change });
    putStock();
  }, at);
}

/**
 * Changes an order. A status that reserves, takes or returns stock also changes the tracked stock of its products.
 * @throws DatabaseFailure `permission-denied` if the order has changed since, or the change is not allowed;
 * `stock-short` if more units are missing than was accepted; `payment-due` if only paid orders are packed; `recorded-since` if
 * the delivery can't be undone; `no-parcel` if units of a dispatched order that is cancelled left without a parcel
 * @throws ZodError for an invalid quote; the form validates first
 */
export const changeOrderAsStaff = (
  id: string,
  seen: Order,
  change: OrderChange,
  at = database(),
): Promise<void> =>
  changesStock(seen.status, change.status)
    ? changeWithStock(id, seen, change, at)
    : withTimeout(async () => {
        await checkRecords(id, seen, change, at);
        const batch = writeBatch(at);
        putChange(batch, at, { id, seen, change });
        await batch.commit();
      });
