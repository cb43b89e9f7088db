/** Keeps the search index of orders (`orderIndex/{id}`) equal to their documents. */
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
export const indexOrder = (orderId: string, { firestore }: Server): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const indexes = firestore.collection(orderIndexKind.collection);
    const [snapshot, stored] = await Promise.all([
      transaction.get(firestore.collection(orderKind.collection).doc(orderId)),
      transaction.get(indexes.where('orderId', '==', orderId)),
    ]);
    const order = validIn(orderKind, snapshot);
    const id = order && orderIndexId(orderId, order);
    for (const each of stored.docs) if (each.id !== id) transaction.delete(each.ref);
    if (order === undefined || id === undefined) return;
    const index = encodeDocument(orderIndexKind, indexOfOrder(orderId, order));
    transaction.set(indexes.doc(id), index);
  });

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
