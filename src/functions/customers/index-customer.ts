/** Keeps the search index of customers (`customerIndex/{uid}`) equal to their documents. */
import { isDeepStrictEqual } from 'node:util';
import {
  indexedTotals,
  indexOfCustomer,
  type SearchedOfCustomer,
} from '#core/account/customer-index.ts';
import { enteredProfile, isEnteredCustomer } from '#core/account/entered-customer.ts';
import { FieldValue, type DocumentSnapshot } from '#firebase/admin/firestore.ts';
import { validIn } from '#functions/read-document.ts';
import type { Server } from '#functions/server.ts';
import { customerIndexKind, type CustomerIndex } from '#schema/customer-index.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { gstin, instant, phone } from '#schema/fields.ts';
import { encodeDocument, type DocumentKind } from '#schema/kind.ts';
import { order, orderKind } from '#schema/order.ts';
import { webUserKind } from '#schema/web-user.ts';
import * as z from 'zod';
import { probableAccount } from './probable-account.ts';

/** Customers that were merged into one; more are a mistake of somebody. */
const MOST_MERGED = 20;

const readValid = async <S extends z.ZodType>(
  { firestore }: Server,
  kind: DocumentKind<S>,
  uid: string,
): Promise<z.output<S> | undefined> =>
  validIn(kind, await firestore.collection(kind.collection).doc(uid).get());

const text = z.string().catch('');

/** What is searched of an address, without its invalid parts. */
const searchedPlace = z.object({
  ...{ name: text, phone: text, city: text, state: text, pin: text },
  lines: z.array(z.string()).catch([]),
});

/** The same of a contact; the index has its phone number and GSTIN, so they must be valid. */
const searchedContact = z.object({
  ...{ name: text, businessName: text, email: text },
  phone: phone.catch(''),
  gstin: gstin.optional().catch(undefined),
});

const NO_CONTACT = searchedContact.parse({});

const searchedOrder = z.object({
  createdAt: instant.catch(0),
  contact: searchedContact.catch(NO_CONTACT),
  address: searchedPlace.optional().catch(undefined),
});

/** What totals need of an order. */
const counted = order.pick({
  ...{ status: true, quote: true, duePaise: true, createdAt: true, credit: true, timeline: true },
});

type OfOrders = Pick<SearchedOfCustomer, 'orders'> & Pick<CustomerIndex, 'totals'>;

/** Reads all orders of a customer once, for search and totals. Totals leave out invalid orders. */
async function readOrders(uid: string, { firestore }: Server): Promise<OfOrders> {
  const { docs } = await firestore
    .collection(orderKind.collection)
    .where('uid', '==', uid)
    .select(...Object.keys({ ...counted.shape, ...searchedOrder.shape }))
    .get();
  const orders = docs.map((each) => each.data());
  return {
    orders: orders.map((each) => searchedOrder.parse(each)),
    ...indexedTotals(orders.flatMap((each) => counted.safeParse(each).data ?? [])),
  };
}

/** The contacts of the customers whom staff have merged into this one. */
async function readMerged(
  uid: string,
  { firestore }: Server,
): Promise<Pick<SearchedOfCustomer, 'merged'>> {
  const { docs } = await firestore
    .collection(customerRecordKind.collection)
    .where('mergedInto', '==', uid)
    .limit(MOST_MERGED)
    .select('contact')
    .get();
  return {
    merged: docs.map((each) => searchedContact.catch(NO_CONTACT).parse(each.get('contact'))),
  };
}

type OfOthers = Pick<SearchedOfCustomer, 'orders' | 'merged'>;

async function readAccount(
  uid: string,
  others: OfOthers,
  server: Server,
): Promise<CustomerIndex | undefined> {
  const addresses = server.firestore.collection(`${webUserKind.collection}/${uid}/addresses`);
  const [profile, record, { docs }] = await Promise.all([
    readValid(server, webUserKind, uid),
    readValid(server, customerRecordKind, uid),
    addresses.get(),
  ]);
  const places = docs.map((each) => searchedPlace.parse(each.data()));
  const { tags = [], notes = '', isApproved = false } = record ?? {};
  return profile && { ...indexOfCustomer(profile, { ...others, places, tags, notes }), isApproved };
}

async function readEntered(
  uid: string,
  others: OfOthers,
  server: Server,
): Promise<CustomerIndex | undefined> {
  const record = await readValid(server, customerRecordKind, uid);
  const profile = record?.deletedAt === null ? enteredProfile(uid, record) : undefined;
  if (record === undefined || profile === undefined) return undefined;
  const account = await probableAccount(uid, record, server);
  const { tags, notes } = record;
  return {
    ...indexOfCustomer(profile, { ...others, places: [], tags, notes }),
    ...(account && { account }),
  };
}

async function readIndex(uid: string, server: Server): Promise<CustomerIndex | undefined> {
  const [{ orders, ...totals }, { merged }] = await Promise.all([
    readOrders(uid, server),
    readMerged(uid, server),
  ]);
  const read = isEnteredCustomer(uid) ? readEntered : readAccount;
  const index = await read(uid, { orders, merged }, server);
  return index && { ...index, ...totals };
}

/** gRPC codes of a write whose document has changed: not found, already exists, failed precondition, aborted. */
const CHANGED: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);

/**
 * Writes the index over the version that was read, or deletes it.
 * @returns whether nothing has written it since
 */
async function replace(stored: DocumentSnapshot, index: CustomerIndex | undefined) {
  const { ref, updateTime } = stored;
  const unchanged = updateTime && { lastUpdateTime: updateTime };
  try {
    if (index === undefined) {
      if (unchanged) await ref.delete(unchanged);
      return true;
    }
    const indexedAt = FieldValue.serverTimestamp();
    const fields = { ...encodeDocument(customerIndexKind, index), indexedAt };
    const names = Object.keys(stored.data() ?? {});
    const removed = Object.fromEntries(names.map((name) => [name, FieldValue.delete()] as const));
    if (unchanged) await ref.update({ ...removed, ...fields }, unchanged);
    else await ref.create(fields);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && CHANGED.has(error.code)) return false;
    throw error;
  }
}

/**
 * Writes the index of a customer, or deletes it, however often and late it is called. A customer with an invalid
 * profile has none. It locks nothing, because customers and staff write the documents that it reads: it reads them
 * again when another call has written the index meanwhile.
 */
export async function indexCustomer(uid: string, server: Server): Promise<void> {
  const place = server.firestore.collection(customerIndexKind.collection).doc(uid);
  for (;;) {
    const stored = await place.get();
    const index = await readIndex(uid, server);
    if (!(await replace(stored, index))) continue;
    // If the customer was deleted after this read, no other call removes this new index, so read again.
    if (stored.exists || index === undefined) return;
  }
}

type Version = Pick<DocumentSnapshot, 'get'> | undefined;

const partsOf = (version: Version, fields: readonly string[]): unknown[] =>
  fields.map((field): unknown => version?.get(field));

const CONTACT = ['uid', 'contact'];
const INDEXED = [
  ...CONTACT,
  ...['status', 'quote.taxablePaise', 'duePaise', 'credit', 'createdAt', 'address'],
];

/** The customers whose index a change of an order concerns. */
export function customersOfChange(before: Version, after: Version): string[] {
  if (isDeepStrictEqual(partsOf(before, INDEXED), partsOf(after, INDEXED))) return [];
  const uids = [before, after].map((version): unknown => version?.get('uid'));
  return [...new Set(uids)].filter((uid) => typeof uid === 'string');
}

/** Whether a change of an order can change which customers may be the same as its account. */
export const changesContact = (before: Version, after: Version): boolean =>
  !isDeepStrictEqual(partsOf(before, CONTACT), partsOf(after, CONTACT));
