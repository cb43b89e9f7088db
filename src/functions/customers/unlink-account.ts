/** Moves the orders that the wrong account has added with a link back to their customer. */
import * as z from 'zod';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { StaffCall } from '#functions/call.ts';
import { readDocument } from '#functions/read-document.ts';
import { recordChange } from '#functions/record-change.ts';
import type { Server } from '#functions/server.ts';
import { FieldValue } from '#firebase/admin/firestore.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { documentId } from '#schema/fields.ts';
import { orderClaimKind } from '#schema/order-claim.ts';
import { indexCustomer } from './index-customer.ts';
import { moveOrder, MOVED_AT_ONCE } from './move-order.ts';

/** Ends the link, so that the account can't add the orders again. @returns what it has added */
const endLink = (
  customer: string,
  by: string,
  server: Server,
  now: number,
): Promise<Result<{ account: string; orders: readonly string[] }>> =>
  server.firestore.runTransaction(async (transaction) => {
    const record = await readDocument(transaction, server, customerRecordKind, customer);
    if (record?.deletedAt !== null) return failed('This customer was merged into another one.');
    const claim = await readDocument(transaction, server, orderClaimKind, customer);
    if (claim?.account === undefined)
      return failed('No account has the orders of this customer by a link.');
    const { account, orders = [], expiresAt } = claim;
    const path = `${orderClaimKind.collection}/${customer}`;
    transaction.update(server.firestore.doc(path), {
      expiresAt: new Date(Math.min(expiresAt, now)),
    });
    recordChange(transaction, server, { path, by, before: { account }, after: {} });
    return succeeded({ account, orders });
  });

/**
 * A call that ended half-way can be repeated. Orders that have moved on since stay where they are.
 * @param customer whom staff have entered
 * @param by uid of the member of staff
 * @returns the number of orders that have moved
 * @throws on a temporary failure: call it again
 */
export async function unlinkAccount(
  customer: string,
  by: string,
  server: Server,
  now = Date.now(),
): Promise<Result<{ orders: number }>> {
  const ended = await endLink(customer, by, server, now);
  if (!ended.success) return ended;
  const { account, orders } = ended.value;
  let moved = 0;
  for (let at = 0; at < orders.length; at += MOVED_AT_ONCE) {
    const some = orders.slice(at, at + MOVED_AT_ONCE);
    const move = { from: account, into: customer, by };
    const results = await Promise.all(some.map((id) => moveOrder(id, move, server)));
    moved += results.filter(Boolean).length;
  }
  // Last, because a repeated call needs both.
  await server.firestore
    .collection(orderClaimKind.collection)
    .doc(customer)
    .update({ account: FieldValue.delete(), orders: FieldValue.delete() });
  await indexCustomer(customer, server);
  return succeeded({ orders: moved });
}

const input = z.object({ customer: documentId });

export const unlinkCall: StaffCall<typeof input, { orders: number }> = {
  area: 'sales',
  input,
  run: ({ customer }, by, server) => unlinkAccount(customer, by, server),
};
