/** Order requests (`orders/{id}`) as their customer sees and changes them; the rules decide what of it is done. */
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
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { answered, DatabaseFailure } from './database-answer.ts';
import { database } from './firestore.ts';

/** A stored order; one that does not fit the schema has its number alone, where it has one. */
export type StoredOrder =
  { id: string; order: Order } | { id: string; order: null; number: string | undefined };

export interface OrdersPage {
  orders: StoredOrder[];
  /** Gives the next page; undefined after the last. */
  after: OrdersPlace | undefined;
}

/** A place in the list of one's orders; of meaning to this gateway alone. */
export type OrdersPlace = QueryDocumentSnapshot;

/** What a browser makes of an order; the times are the server's. */
export type NewOrder = Omit<Order, 'createdAt' | 'updatedAt'>;

/** Documents beside an order of many lines, for the rules alone (`line-checks.ts`). */
const CHECKS = 'lineChecks';

const orderAt = (id: string) => doc(database(), orderKind.collection, id);

function stored(id: string, fields: DocumentData): StoredOrder {
  const decoded = decodeDocument(orderKind, `${orderKind.collection}/${id}`, fields);
  if (decoded.ok) return { id, order: decoded.value };
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

/**
 * Stores a new order request; its times are the server's own.
 * @throws DatabaseFailure `permission-denied` also when the document is there already, `invalid-argument` when it
 * does not fit the schema: what a browser has kept for days may have been changed there
 */
export async function createOrder(id: string, order: NewOrder): Promise<void> {
  const fields = encoded(order);
  const now = serverTimestamp();
  const timeline = { requested: { ...fields.timeline.requested, at: now } };
  const place = orderAt(id);
  await answered(() => {
    const batch = writeBatch(database());
    batch.set(place, { ...fields, timeline, createdAt: now, updatedAt: now });
    for (const check of lineChecks(fields.lines.length)) batch.set(doc(place, CHECKS, check), {});
    return batch.commit();
  });
}

/** One order; undefined when it is not there. @throws DatabaseFailure `permission-denied` when it is somebody else's */
export const readOrder = (id: string): Promise<StoredOrder | undefined> =>
  answered(async () => {
    const found = await getDoc(orderAt(id));
    const fields = found.data();
    return fields === undefined ? undefined : stored(id, fields);
  });

const {
  where: [[ownerField, is]],
  orderBy: [[timeField, direction]],
  limit: aPage,
} = QUERIES.ownOrders;

/** A customer's own orders, the latest first, so many at a time. @throws DatabaseFailure */
export const ownOrders = (uid: string, after?: OrdersPlace): Promise<OrdersPage> =>
  answered(async () => {
    const found = await getDocs(
      query(
        collection(database(), QUERIES.ownOrders.collection),
        where(ownerField, is, uid),
        orderBy(timeField, direction),
        ...(after === undefined ? [] : [startAfter(after)]),
        limit(aPage),
      ),
    );
    return {
      orders: found.docs.map((each) => stored(each.id, each.data())),
      after: found.size < aPage ? undefined : found.docs.at(-1),
    };
  });

/** A step that a customer may take. */
export interface CustomerStep {
  status: 'accepted' | 'cancelled';
  /** Who takes it. */
  uid: string;
  note?: string | undefined;
}

/**
 * Takes a step with an order as it was seen.
 * @param rev of what was seen
 * @throws DatabaseFailure `permission-denied` when the order has changed since, or the step is not possible
 */
export function changeOrder(id: string, rev: number, step: CustomerStep): Promise<void> {
  const { status, uid, note } = step;
  const now = serverTimestamp();
  const event = { at: now, by: uid, ...(note !== undefined && { note }) };
  return answered(() =>
    updateDoc(orderAt(id), {
      status,
      [`timeline.${status}`]: event,
      rev: rev + 1,
      updatedAt: now,
    }),
  );
}
