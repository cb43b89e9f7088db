/** Keeps the search index of customers (`customerIndex/{uid}`) equal to their documents. */
import { isDeepStrictEqual } from 'node:util';
import { indexedTotals, indexOfCustomer } from '#core/account/customer-index.ts';
import { enteredProfile, isEnteredCustomer } from '#core/account/entered-customer.ts';
import { FieldValue, type DocumentSnapshot } from '#firebase/admin/firestore.ts';
import { validIn } from '#functions/read-document.ts';
import type { Server } from '#functions/server.ts';
import { customerIndexKind, type CustomerIndex } from '#schema/customer-index.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { encodeDocument, type DocumentKind } from '#schema/kind.ts';
import { order, orderKind } from '#schema/order.ts';
import { webUserKind } from '#schema/web-user.ts';
import * as z from 'zod';
import { probableAccount } from './probable-account.ts';

/** Orders whose addresses are those of a customer without saved ones. */
const LATEST_ORDERS = 20;

const readValid = async <S extends z.ZodType>(
  { firestore }: Server,
  kind: DocumentKind<S>,
  uid: string,
): Promise<z.output<S> | undefined> =>
  validIn(kind, await firestore.collection(kind.collection).doc(uid).get());

const text = z.string().catch('');

/** What is searched of an address, without its invalid parts. */
const searchedPlace = z.object({
  ...{ name: text, city: text, state: text, pin: text },
  lines: z.array(z.string()).catch([]),
});

/** What totals need of an order. */
const counted = order.pick({
  ...{ status: true, quote: true, duePaise: true, createdAt: true, credit: true, timeline: true },
});

/** Invalid orders are left out. */
async function readTotals(
  uid: string,
  { firestore }: Server,
): Promise<Pick<CustomerIndex, 'totals'>> {
  const { docs } = await firestore
    .collection(orderKind.collection)
    .where('uid', '==', uid)
    .select(...Object.keys(counted.shape))
    .get();
  return indexedTotals(docs.flatMap((each) => counted.safeParse(each.data()).data ?? []));
}

async function readAccount(uid: string, server: Server): Promise<CustomerIndex | undefined> {
  const addresses = server.firestore.collection(`${webUserKind.collection}/${uid}/addresses`);
  const [profile, record, { docs }] = await Promise.all([
    readValid(server, webUserKind, uid),
    readValid(server, customerRecordKind, uid),
    addresses.get(),
  ]);
  const places = docs.map((each) => searchedPlace.parse(each.data()));
  const { tags = [], notes = '', isApproved = false } = record ?? {};
  return profile && { ...indexOfCustomer(profile, { places, tags, notes }), isApproved };
}

async function readEntered(uid: string, server: Server): Promise<CustomerIndex | undefined> {
  const record = await readValid(server, customerRecordKind, uid);
  const profile = record?.deletedAt === null ? enteredProfile(uid, record) : undefined;
  if (record === undefined || profile === undefined) return undefined;
  const orders = server.firestore.collection(orderKind.collection);
  const [{ docs }, account] = await Promise.all([
    orders.where('uid', '==', uid).limit(LATEST_ORDERS).select('address').get(),
    probableAccount(uid, record, server),
  ]);
  const places = docs.map((each) => searchedPlace.parse(each.get('address') ?? {}));
  const { tags, notes } = record;
  return {
    ...indexOfCustomer(profile, { places, tags, notes }),
    ...(account && { account }),
  };
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
    const read = isEnteredCustomer(uid) ? readEntered : readAccount;
    const [index, totals] = await Promise.all([read(uid, server), readTotals(uid, server)]);
    if (!(await replace(stored, index && { ...index, ...totals }))) continue;
    // If the customer was deleted after this read, no other call removes this new index, so read again.
    if (stored.exists || index === undefined) return;
  }
}

type Version = Pick<DocumentSnapshot, 'get'> | undefined;

const indexedParts = (version: Version): unknown[] =>
  ['uid', 'status', 'quote.taxablePaise', 'duePaise', 'credit', 'createdAt', 'address'].map(
    (field): unknown => version?.get(field),
  );

/** The customers whose index a change of an order concerns. */
export function customersOfChange(before: Version, after: Version): string[] {
  if (isDeepStrictEqual(indexedParts(before), indexedParts(after))) return [];
  const uids = [before, after].map((version): unknown => version?.get('uid'));
  return [...new Set(uids)].filter((uid) => typeof uid === 'string');
}
