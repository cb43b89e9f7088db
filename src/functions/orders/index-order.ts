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

/** Writes the index of an order, or deletes it, however often and late it is called. An invalid order has none. */
export async function indexOrder(orderId: string, { firestore }: Server): Promise<void> {
  const indexes = firestore.collection(orderIndexKind.collection);
  const current = await firestore.runTransaction(async (transaction) => {
    const place = firestore.collection(orderKind.collection).doc(orderId);
    const order = validIn(orderKind, await transaction.get(place));
    if (order === undefined) return undefined;
    const id = orderIndexId(orderId, order);
    transaction.set(indexes.doc(id), encodeDocument(orderIndexKind, indexOfOrder(orderId, order)));
    return id;
  });
  // Outside of the transaction, which would lock the index of other orders.
  const { docs } = await indexes.where('orderId', '==', orderId).get();
  const others = docs.filter(({ id }) => id !== current);
  await Promise.all(others.map(({ ref }) => ref.delete()));
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
