/** Moves the orders that the wrong account has added with a link back to their customer. */
import * as z from 'zod';
import { failed, succeeded, type Result } from '#core/result.ts';
import { FieldValue } from '#firebase/admin/firestore.ts';
import type { StaffCall } from '#functions/call.ts';
import { readDocument } from '#functions/read-document.ts';
import { recordChange } from '#functions/record-change.ts';
import type { Server } from '#functions/server.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { documentId } from '#schema/fields.ts';
import { orderClaimKind } from '#schema/order-claim.ts';
import { orderKind } from '#schema/order.ts';
import { indexCustomer } from './index-customer.ts';
import { moveOrders, MOVED_AT_ONCE } from './move-orders.ts';

/** Moves up to `MOVED_AT_ONCE` orders back; the first call also refuses the account from then on. */
const moveSomeBack = (
  customer: string,
  by: string,
  server: Server,
  now: number,
): Promise<Result<{ moved: number; isDone: boolean }>> =>
  server.firestore.runTransaction(async (transaction) => {
    const { firestore } = server;
    const record = await readDocument(transaction, server, customerRecordKind, customer);
    if (record?.deletedAt !== null) return failed('This customer was merged into another one.');
    const claim = await readDocument(transaction, server, orderClaimKind, customer);
    // None, or the response to an earlier call was lost.
    if (claim?.account === undefined) return succeeded({ moved: 0, isDone: true });
    const { account, orders = [] } = claim;
    const some = orders
      .slice(0, MOVED_AT_ONCE)
      .map((id) => firestore.collection(orderKind.collection).doc(id));
    const rest = orders.slice(MOVED_AT_ONCE);
    const stored = some.length > 0 ? await transaction.getAll(...some) : [];
    // Those that have moved on since stay where they are.
    const theirs = stored.filter((each) => each.get('uid') === account);
    moveOrders(transaction, server, theirs, { into: customer, by });
    const ended = {
      ...{ account: FieldValue.delete(), orders: FieldValue.delete() },
      expiresAt: new Date(Math.min(claim.expiresAt, now)),
    };
    transaction.update(
      firestore.collection(orderClaimKind.collection).doc(customer),
      rest.length > 0 ? { orders: rest } : ended,
    );
    if (record.notAccount !== account) {
      const path = `${customerRecordKind.collection}/${customer}`;
      transaction.update(firestore.doc(path), {
        ...{ notAccount: account, rev: record.rev + 1, updatedAt: new Date(), updatedBy: by },
      });
      const before = record.notAccount === undefined ? {} : { notAccount: record.notAccount };
      recordChange(transaction, server, { path, by, before, after: { notAccount: account } });
    }
    return succeeded({ moved: theirs.length, isDone: rest.length === 0 });
  });

/**
 * Moves all of them back, and notes that the account is not this customer. A call that ended half-way can be repeated.
 * @param customer whom staff have entered
 * @param by uid of the member of staff
 * @returns the number of orders that it has moved
 * @throws on a temporary failure: call it again
 */
export async function unlinkAccount(
  customer: string,
  by: string,
  server: Server,
  now = Date.now(),
): Promise<Result<{ orders: number }>> {
  for (let orders = 0; ;) {
    const result = await moveSomeBack(customer, by, server, now);
    if (!result.success) return result;
    orders += result.value.moved;
    if (!result.value.isDone) continue;
    // Events of moved orders do it otherwise.
    if (orders === 0) await indexCustomer(customer, server);
    return succeeded({ orders });
  }
}

const input = z.object({ customer: documentId });

export const unlinkCall: StaffCall<typeof input, { orders: number }> = {
  area: 'sales',
  input,
  run: ({ customer }, by, server) => unlinkAccount(customer, by, server),
};
