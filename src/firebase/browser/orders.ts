/** Order requests (`orders/{id}`) of customers; the rules check every write. */
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { lineChecks } from '#core/order/line-checks.ts';
import type { NewOrder } from '#core/order/new-order.ts';
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { withTimeout, DatabaseFailure } from './with-timeout.ts';
import { database } from './firestore.ts';

/** A stored order; an invalid one has its number only, if any. */
export type StoredOrder =
  { id: string; order: Order } | { id: string; order: null; number: string | undefined };

export interface OrdersPage {
  orders: StoredOrder[];
  /** The cursor of the next page; undefined after the last. */
  after: OrdersPlace | undefined;
}

/** A cursor into a customer's orders; opaque outside this gateway. */
export type OrdersPlace = QueryDocumentSnapshot;

/** Documents written with an order of many lines, for the rules only (`line-checks.ts`). */
const CHECKS = 'lineChecks';

const orderAt = (id: string) => doc(database(), orderKind.collection, id);

function stored(id: string, fields: DocumentData): StoredOrder {
  const decoded = decodeDocument(orderKind, `${orderKind.collection}/${id}`, fields);
  if (decoded.success) return { id, order: decoded.value };
  const number: unknown = fields['number'];
  return { id, order: null, number: typeof number === 'string' ? number : undefined };
}

function encoded(order: NewOrder) {
  try {
    return encodeDocument(orderKind, { ...order, createdAt: 0, updatedAt: 0 });
  } catch (error) {
    throw new DatabaseFailure('invalid-argument', String(error));
  }
}

/** A new order as stored, with the times of the server. @throws DatabaseFailure `invalid-argument` if it is invalid */
export function encodedOrder(order: NewOrder) {
  const fields = encoded(order);
  const now = serverTimestamp();
  const timeline = { requested: { ...fields.timeline.requested, at: now } };
  return { ...fields, timeline, createdAt: now, updatedAt: now };
}

/**
 * Creates an order request; the server sets its times.
 * @throws DatabaseFailure `permission-denied` also if the document exists, `invalid-argument` if it is invalid:
 * a stored request may have been changed in the browser
 */
export async function createOrder(id: string, order: NewOrder): Promise<void> {
  const fields = encodedOrder(order);
  const place = orderAt(id);
  await withTimeout(() => {
    const batch = writeBatch(database());
    batch.set(place, fields);
    for (const check of lineChecks(fields.lines.length)) batch.set(doc(place, CHECKS, check), {});
    return batch.commit();
  });
}

/**
 * One order; undefined if it does not exist.
 * @throws DatabaseFailure `permission-denied` for another customer's order
 */
export const readOrder = (id: string): Promise<StoredOrder | undefined> =>
  withTimeout(async () => {
    const snapshot = await getDoc(orderAt(id));
    const fields = snapshot.data();
    return fields === undefined ? undefined : stored(id, fields);
  });

const {
  where: [[ownerField, is]],
  orderBy: [[timeField, direction]],
  limit: aPage,
} = QUERIES.ownOrders;

/** A page of a customer's own orders, the latest first. @throws DatabaseFailure */
export const ownOrders = (uid: string, after?: OrdersPlace): Promise<OrdersPage> =>
  withTimeout(async () => {
    const snapshot = await getDocs(
      query(
        collection(database(), QUERIES.ownOrders.collection),
        where(ownerField, is, uid),
        orderBy(timeField, direction),
        ...(after === undefined ? [] : [startAfter(after)]),
        limit(aPage),
      ),
    );
    return {
      orders: snapshot.docs.map((each) => stored(each.id, each.data())),
      after: snapshot.size < aPage ? undefined : snapshot.docs.at(-1),
    };
  });

/**
 * Asks for another quote. @param text what should change @param rev the revision the customer saw
 * @throws DatabaseFailure `permission-denied` if the order has changed since, or is not quoted
 */
export function writeChangeRequest(id: string, rev: number, text: string): Promise<void> {
  const now = serverTimestamp();
  return withTimeout(() =>
    updateDoc(orderAt(id), { changeRequest: { text, at: now }, rev: rev + 1, updatedAt: now }),
  );
}

/** A status change by a customer. */
export interface CustomerStep {
  status: 'accepted' | 'cancelled';
  /** The customer who makes it. */
  uid: string;
  note?: string | undefined;
}

/**
 * Changes the status of an order.
 * @param rev the revision the customer saw
 * @throws DatabaseFailure `permission-denied` if the order has changed since, or the change is not allowed
 */
export function changeOwnOrder(id: string, rev: number, step: CustomerStep): Promise<void> {
  const { status, uid, note } = step;
  const now = serverTimestamp();
  const event = { at: now, by: uid, ...(note !== undefined && { note }) };
  return withTimeout(() =>
    updateDoc(orderAt(id), {
      status,
      [`timeline.${status}`]: event,
      rev: rev + 1,
      updatedAt: now,
    }),
  );
}
