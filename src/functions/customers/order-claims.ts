/**
 * Adds the orders of a customer whom staff have entered to an account: with a link that staff send, or with the verified
 * email of the account.
 */
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { isEnteredCustomer } from '#core/account/entered-customer.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { PersonCall, StaffCall } from '#functions/call.ts';
import { readDocument } from '#functions/read-document.ts';
import { recordChange } from '#functions/record-change.ts';
import type { Server } from '#functions/server.ts';
import { customerRecordKind, type CustomerRecord } from '#schema/customer-record.ts';
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
const NOT_VALID = 'This link is not valid. Ask us for a new one.';
/** With one email; more are a mistake of somebody. */
const MOST_CUSTOMERS = 10;

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

/** What shows that orders belong to an account. */
type Proof =
  /** Of the link that staff have sent. */
  | { code: string }
  /** Verified, and recorded as the customer's by staff. */
  | { email: string };

/** Longer than every code. */
const LONGEST_CODE = 100;

const claimInput = z.object({ code: z.string().max(LONGEST_CODE).optional() });

export const claimCall: PersonCall<typeof claimInput, { orders: number }> = {
  input: claimInput,
  run: ({ code }, { uid, token }, server) => {
    // Staff who try the link in the browser of the back office would get the orders.
    if (token['admin'] === true)
      return Promise.resolve(
        failed('You are signed in as staff. Send this link to the customer.', 'staff'),
      );
    if (code !== undefined) return claimOrders(uid, { code }, server);
    const { email } = token;
    return token['email_verified'] === true && typeof email === 'string'
      ? claimOrders(uid, { email }, server)
      : Promise.resolve(failed('Verify your email first.', 'unverified'));
  },
};

/** The customers whose orders the proof may open; `problemOf` decides. */
async function customersOf(proof: Proof, { firestore }: Server): Promise<string[]> {
  const query =
    'code' in proof
      ? firestore
          .collection(orderClaimKind.collection)
          .where('codeHash', '==', hashOf(proof.code))
          .limit(1)
      : firestore
          .collection(customerRecordKind.collection)
          .where('contact.email', '==', proof.email)
          .limit(MOST_CUSTOMERS);
  return (await query.get()).docs.map(({ id }) => id);
}

interface Attempt {
  uid: string;
  proof: Proof;
  /** ms since 1970 */
  now: number;
}

/** @returns why this account can't have the orders; undefined if it can, also again */
function problemOf(
  record: CustomerRecord | undefined,
  claim: OrderClaim | undefined,
  { uid, proof, now }: Attempt,
): string | undefined {
  // Merged meanwhile, or not this account, as staff have found out.
  if (record?.deletedAt !== null || record.notAccount === uid) return NOT_VALID;
  const isProven =
    'code' in proof
      ? claim?.codeHash === hashOf(proof.code)
      : record.contact?.email === proof.email;
  if (!isProven) return NOT_VALID;
  if (claim?.account !== undefined && claim.account !== uid)
    return 'This link was already used with another account. Sign in with that account.';
  return 'code' in proof && claim !== undefined && claim.expiresAt < now
    ? 'This link has expired. Ask us for a new one.'
    : undefined;
}

/**
 * Adds up to `MOVED_AT_ONCE` orders, in one transaction with the check of the proof: after staff have moved orders back, a
 * call that still runs adds none of them again.
 */
const addSome = (
  customer: string,
  attempt: Attempt,
  server: Server,
): Promise<Result<{ moved: number }>> =>
  server.firestore.runTransaction(async (transaction) => {
    const { uid, now } = attempt;
    const record = await readDocument(transaction, server, customerRecordKind, customer);
    const claim = await readDocument(transaction, server, orderClaimKind, customer);
    const problem = problemOf(record, claim, attempt);
    if (problem !== undefined) return failed(problem, INVALID);
    const orders = server.firestore.collection(orderKind.collection);
    const { docs } = await transaction.get(
      orders.where('uid', '==', customer).limit(MOVED_AT_ONCE),
    );
    const added = new Set([...(claim?.orders ?? []), ...docs.map(({ id }) => id)]);
    const path = `${orderClaimKind.collection}/${customer}`;
    // Throws when there are too many, so that all that are added can be moved back.
    const next = encodeDocument(orderClaimKind, {
      ...(claim ?? { createdBy: uid, expiresAt: now }),
      account: uid,
      orders: [...added],
    });
    transaction.set(server.firestore.doc(path), next);
    if (claim?.account === undefined)
      recordChange(transaction, server, { path, by: uid, before: {}, after: { account: uid } });
    moveOrders(transaction, server, docs, { into: uid, by: uid });
    return succeeded({ moved: docs.length });
  });

/** Moves all orders of one customer. */
async function addAll(
  customer: string,
  attempt: Attempt,
  server: Server,
): Promise<Result<{ moved: number }>> {
  for (let moved = 0; ;) {
    const added = await addSome(customer, attempt, server);
    if (!added.success) return added;
    moved += added.value.moved;
    if (added.value.moved === MOVED_AT_ONCE) continue;
    // Events of moved orders do it otherwise.
    if (moved === 0) await indexCustomer(customer, server);
    return succeeded({ moved });
  }
}

/**
 * Moves all orders of the link's customer, or of those with the email, to the account; functions move their invoices.
 * Terms and notes stay with the customer, because staff decide about them. A call that ended half-way can be repeated,
 * with a link until it expires.
 * @param uid of the signed-in person
 * @returns the number of orders that it has moved; fails for a link that is not valid, and moves nothing of customers
 * with the email that staff or another account have taken
 * @throws on a temporary failure: call it again
 */
export async function claimOrders(
  uid: string,
  proof: Proof,
  server: Server,
  now = Date.now(),
): Promise<Result<{ orders: number }>> {
  const customers = await customersOf(proof, server);
  if ('code' in proof && customers.length === 0) return failed(NOT_VALID, INVALID);
  let orders = 0;
  for (const customer of customers) {
    const added = await addAll(customer, { uid, proof, now }, server);
    if (added.success) orders += added.value.moved;
    else if ('code' in proof) return added;
  }
  return succeeded({ orders });
}
