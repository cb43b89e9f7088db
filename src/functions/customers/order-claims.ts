/** Lets a customer whom staff have entered take over their orders with an account, by a link that staff send them. */
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { isEnteredCustomer } from '#core/account/entered-customer.ts';
import { DONE, failed, succeeded, type Result } from '#core/result.ts';
import type { PersonCall, StaffCall } from '#functions/call.ts';
import { readDocument, validIn } from '#functions/read-document.ts';
import { recordChange } from '#functions/record-change.ts';
import type { Server } from '#functions/server.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { documentId } from '#schema/fields.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderClaimKind, type OrderClaim } from '#schema/order-claim.ts';
import { orderKind } from '#schema/order.ts';

const VALID_DAYS = 14;
const DAY = 86_400_000;
/** Nobody guesses 144 bits, even without a limit on attempts. */
const CODE_BYTES = 18;
/** Orders read at once. */
const PAGE = 100;

const INVALID = 'invalid-link';

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

export interface ClaimLink {
  code: string;
  /** ms since 1970 */
  expiresAt: number;
}

/** Creates the link of a customer; an earlier one of theirs stops working. */
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
      return failed('Only a customer without an account gets such a link.');
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

const claimInput = z.object({ code: z.string().max(100) });

export const claimCall: PersonCall<typeof claimInput, void> = {
  input: claimInput,
  run: ({ code }, { uid }, server) => claimOrders(uid, code, server),
};

/** @returns why this account can't use it; undefined if it can */
function problemOf(claim: OrderClaim, uid: string, now: number): string | undefined {
  if (claim.account === uid) return undefined;
  if (claim.account !== undefined)
    return 'This link was already used with another account. Sign in with that account.';
  return claim.expiresAt < now ? 'This link has expired. Ask us for a new one.' : undefined;
}

/** Reserves the link for the account. @returns the customer whose orders it takes over */
const reserveLink = (
  uid: string,
  code: string,
  { firestore }: Server,
  now: number,
): Promise<Result<{ customer: string }>> =>
  firestore.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(
      firestore
        .collection(orderClaimKind.collection)
        .where('codeHash', '==', hashOf(code))
        .limit(1),
    );
    const [stored] = docs;
    const claim = stored && validIn(orderClaimKind, stored);
    if (stored === undefined || claim === undefined)
      return failed('This link is not valid. Ask us for a new one.', INVALID);
    const problem = problemOf(claim, uid, now);
    if (problem !== undefined) return failed(problem, INVALID);
    transaction.update(stored.ref, { account: uid });
    return succeeded({ customer: stored.id });
  });

/** Moves an order, unless it belongs to somebody else by now. */
const moveOrder = (id: string, from: string, into: string, server: Server): Promise<void> =>
  server.firestore.runTransaction(async (transaction) => {
    const path = `${orderKind.collection}/${id}`;
    const order = await transaction.get(server.firestore.doc(path));
    if (order.get('uid') !== from) return;
    const rev: unknown = order.get('rev');
    transaction.update(order.ref, {
      ...{ uid: into, updatedAt: new Date() },
      ...(typeof rev === 'number' && { rev: rev + 1 }),
    });
    recordChange(transaction, server, {
      path,
      by: into,
      before: { uid: from },
      after: { uid: into },
    });
  });

/**
 * Moves all orders of the link's customer to the account; functions move their invoices. Terms and notes stay with the
 * customer, because staff decide about them. A call that ended half-way can be repeated.
 * @param uid of the signed-in person
 * @throws on a temporary failure: call it again
 */
export async function claimOrders(
  uid: string,
  code: string,
  server: Server,
  now = Date.now(),
): Promise<Result> {
  const link = await reserveLink(uid, code, server, now);
  if (!link.success) return link;
  const { customer } = link.value;
  const orders = server.firestore.collection(orderKind.collection).where('uid', '==', customer);
  for (;;) {
    const { docs } = await orders.limit(PAGE).get();
    if (docs.length === 0) return DONE;
    for (const { id } of docs) await moveOrder(id, customer, uid, server);
  }
}
