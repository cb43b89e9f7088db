/** Adds the orders of a customer whom staff have entered to an account, by a link that staff send. */
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { isEnteredCustomer } from '#core/account/entered-customer.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { PersonCall, StaffCall } from '#functions/call.ts';
import { readDocument, validIn } from '#functions/read-document.ts';
import { recordChange } from '#functions/record-change.ts';
import type { Server } from '#functions/server.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { documentId } from '#schema/fields.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderClaimKind, type OrderClaim } from '#schema/order-claim.ts';
import { orderKind } from '#schema/order.ts';
import { indexCustomer } from './index-customer.ts';
import { moveOrders, MOVED_AT_ONCE } from './move-orders.ts';

const VALID_DAYS = 14;
const DAY = 86_400_000;
/** 144 bits can't be guessed, even without a limit on attempts. */
const CODE_BYTES = 18;
const INVALID = 'invalid-link';
const NOT_VALID = failed('This link is not valid. Ask us for a new one.', INVALID);

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

export interface ClaimLink {
  code: string;
  /** ms since 1970 */
  expiresAt: number;
}

/**
 * Creates the link of a customer; an earlier one of theirs stops working. Once it is used, staff merge the customer with
 * the account, or move the orders back.
 */
export const createClaimLink = (
  customer: string,
  by: string,
  server: Server,
  now = Date.now(),
): Promise<Result<ClaimLink>> =>
  server.firestore.runTransaction(async (transaction) => {
    const record = isEnteredCustomer(customer)
      ? await readDocument(transaction, server, customerRecordKind, customer)
      : undefined;
    if (record?.contact === undefined || record.deletedAt !== null)
      return failed('You can create a link only for a customer without an account.');
    const before = await readDocument(transaction, server, orderClaimKind, customer);
    if (before?.account !== undefined)
      return failed(
        'An account has added the orders already. Merge the customer with it, or move the orders back.',
      );
    const code = randomBytes(CODE_BYTES).toString('base64url');
    const expiresAt = now + VALID_DAYS * DAY;
    const path = `${orderClaimKind.collection}/${customer}`;
    const claim = { codeHash: hashOf(code), createdBy: by, expiresAt };
    transaction.set(server.firestore.doc(path), encodeDocument(orderClaimKind, claim));
    recordChange(transaction, server, {
      path,
      action: 'create',
      by,
      before: {},
      after: { expiresAt },
    });
    return succeeded({ code, expiresAt });
  });

const linkInput = z.object({ customer: documentId });

export const claimLinkCall: StaffCall<typeof linkInput, ClaimLink> = {
  area: 'sales',
  input: linkInput,
  run: ({ customer }, by, server) => createClaimLink(customer, by, server),
};

const claimInput = z.object({ code: z.string() });

export const claimCall: PersonCall<typeof claimInput, { orders: number }> = {
  input: claimInput,
  // Staff who try the link in the browser of the back office would get the orders.
  run: ({ code }, { uid, token }, server) =>
    token['admin'] === true
      ? Promise.resolve(
          failed('You are signed in as staff. Send this link to the customer.', 'staff'),
        )
      : claimOrders(uid, code, server),
};

/** @returns why this account can't use it; undefined if it can, also again */
function problemOf(
  { account, expiresAt }: OrderClaim,
  uid: string,
  now: number,
): string | undefined {
  if (account !== undefined && account !== uid)
    return 'This link was already used with another account. Sign in with that account.';
  return expiresAt < now ? 'This link has expired. Ask us for a new one.' : undefined;
}

/**
 * Adds up to `MOVED_AT_ONCE` orders, in one transaction with the check of the link: after staff have moved orders back, a
 * call that still runs adds none of them again.
 */
const addSome = (
  uid: string,
  code: string,
  server: Server,
  now: number,
): Promise<Result<{ customer: string; moved: number }>> =>
  server.firestore.runTransaction(async (transaction) => {
    const claims = server.firestore.collection(orderClaimKind.collection);
    const [stored] = (await transaction.get(claims.where('codeHash', '==', hashOf(code)).limit(1)))
      .docs;
    const claim = stored && validIn(orderClaimKind, stored);
    if (stored === undefined || claim === undefined) return NOT_VALID;
    const customer = stored.id;
    const record = await readDocument(transaction, server, customerRecordKind, customer);
    // Merged meanwhile, or not this account, as staff have found out.
    if (record?.deletedAt !== null || record.notAccount === uid) return NOT_VALID;
    const problem = problemOf(claim, uid, now);
    if (problem !== undefined) return failed(problem, INVALID);
    const orders = server.firestore.collection(orderKind.collection);
    const { docs } = await transaction.get(
      orders.where('uid', '==', customer).limit(MOVED_AT_ONCE),
    );
    const added = new Set([...(claim.orders ?? []), ...docs.map(({ id }) => id)]);
    // Throws when there are too many, so that all that are added can be moved back.
    const next = encodeDocument(orderClaimKind, { ...claim, account: uid, orders: [...added] });
    transaction.set(stored.ref, next);
    if (claim.account === undefined)
      recordChange(transaction, server, {
        ...{ path: stored.ref.path, by: uid },
        ...{ before: {}, after: { account: uid } },
      });
    moveOrders(transaction, server, docs, { into: uid, by: uid });
    return succeeded({ customer, moved: docs.length });
  });

/**
 * Moves all orders of the link's customer to the account; functions move their invoices. Terms and notes stay with the
 * customer, because staff decide about them. A call that ended half-way can be repeated until the link expires.
 * @param uid of the signed-in person
 * @returns the number of orders that it has moved
 * @throws on a temporary failure: call it again
 */
export async function claimOrders(
  uid: string,
  code: string,
  server: Server,
  now = Date.now(),
): Promise<Result<{ orders: number }>> {
  for (let orders = 0; ;) {
    const added = await addSome(uid, code, server, now);
    if (!added.success) return added;
    const { customer, moved } = added.value;
    orders += moved;
    if (moved === MOVED_AT_ONCE) continue;
    // Events of moved orders do it otherwise.
    if (orders === 0) await indexCustomer(customer, server);
    return succeeded({ orders });
  }
}
