/** Moves an order to another customer, and records who did it; a function moves its invoices. */
import { recordChange } from '#functions/record-change.ts';
import type { Server } from '#functions/server.ts';
import { orderKind } from '#schema/order.ts';

/** Uids of the customers, and of the person who moves the order. */
export interface OrderMove {
  from: string;
  into: string;
  by: string;
}

/** Orders moved at once. */
export const MOVED_AT_ONCE = 10;

/** @returns whether it has moved: not if it belongs to somebody else by now */
export const moveOrder = (
  id: string,
  { from, into, by }: OrderMove,
  server: Server,
): Promise<boolean> =>
  server.firestore.runTransaction(async (transaction) => {
    const path = `${orderKind.collection}/${id}`;
    const order = await transaction.get(server.firestore.doc(path));
    if (order.get('uid') !== from) return false;
    const rev: unknown = order.get('rev');
    transaction.update(order.ref, {
      ...{ uid: into, updatedAt: new Date() },
      ...(typeof rev === 'number' && { rev: rev + 1 }),
    });
    recordChange(transaction, server, { path, by, before: { uid: from }, after: { uid: into } });
    return true;
  });
