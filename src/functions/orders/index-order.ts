/** Keeps the search index of orders (`orderIndex/{time}-{id}`) equal to their documents. */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { indexOfOrder, orderIndexId } from '#core/order/order-index.ts';
import type { DocumentSnapshot } from '#firebase/admin/firestore.ts';
import { validIn } from '#functions/read-document.ts';
import type { Server } from '#functions/server.ts';
import { defineTask } from '#functions/tasks/task.ts';
import { documentId } from '#schema/fields.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderIndexKind } from '#schema/order-index.ts';
import { orderKind } from '#schema/order.ts';

/** Writes the index of this version of an order, and deletes those of earlier ones. An invalid order has none. */
async function indexVersion(stored: DocumentSnapshot, { firestore }: Server): Promise<void> {
  const indexes = firestore.collection(orderIndexKind.collection);
  const order = validIn(orderKind, stored);
  const current = order && orderIndexId(stored.id, order);
  if (order && current !== undefined)
    await indexes.doc(current).set(encodeDocument(orderIndexKind, indexOfOrder(stored.id, order)));
  const { docs } = await indexes.where('orderId', '==', stored.id).get();
  const others = docs.filter(({ id }) => id !== current);
  await Promise.all(others.map(({ ref }) => ref.delete()));
}

/**
 * Writes the index of an order, or deletes it, however often and late it is called. It locks nothing, because customers
 * and staff write orders: it reads the order again afterwards, and repeats itself if the order has changed meanwhile.
 */
export async function indexOrder(orderId: string, server: Server): Promise<void> {
  const place = server.firestore.collection(orderKind.collection).doc(orderId);
  for (let stored = await place.get(); ;) {
    await indexVersion(stored, server);
    const now = await place.get();
    if (now.updateTime?.valueOf() === stored.updateTime?.valueOf()) return;
    stored = now;
  }
}

export const indexOrderTask = defineTask({
  name: 'index-order',
  input: z.object({ orderId: documentId }),
  run: async ({ orderId }, server) => {
    await indexOrder(orderId, server);
  },
});

type Version = Pick<DocumentSnapshot, 'get'> | undefined;

const searchedParts = (order: Version): unknown[] =>
  ['createdAt', 'number', 'contact', 'address', 'lines', 'quote.lines'].map((field): unknown =>
    order?.get(field),
  );

/** Whether a change of an order changes what the search finds; most steps do not. */
export const needsIndex = (before: Version, after: Version): boolean =>
  !isDeepStrictEqual(searchedParts(before), searchedParts(after));
