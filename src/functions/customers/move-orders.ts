/** Moves orders to another customer within a transaction, with an audit entry for each; a function moves their invoices. */
import type { DocumentSnapshot, Transaction } from '#firebase/admin/firestore.ts';
import { recordChange } from '#functions/record-change.ts';
import type { Server } from '#functions/server.ts';

/** Orders in one transaction: of most customers all. */
export const MOVED_AT_ONCE = 100;

/** @param move uids of the customer who gets them, and of the person who moves them */
export function moveOrders(
  transaction: Transaction,
  server: Server,
  orders: readonly DocumentSnapshot[],
  { into, by }: { into: string; by: string },
): void {
  for (const order of orders) {
    const before: unknown = order.get('uid');
    const rev: unknown = order.get('rev');
    transaction.update(order.ref, {
      ...{ uid: into, updatedAt: new Date() },
      ...(typeof rev === 'number' && { rev: rev + 1 }),
    });
    recordChange(transaction, server, {
      ...{ path: order.ref.path, by },
      ...{ before: { uid: before }, after: { uid: into } },
    });
  }
}
