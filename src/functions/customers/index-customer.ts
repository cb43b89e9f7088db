/** Keeps the search index of customers (`customerIndex/{uid}`) equal to their documents. */
import { isDeepStrictEqual } from 'node:util';
import { indexedTotals, indexOfCustomer } from '#core/account/customer-index.ts';
import { enteredProfile, isEnteredCustomer } from '#core/account/entered-customer.ts';
import type { DocumentSnapshot, Query, Transaction } from '#firebase/admin/firestore.ts';
import { validIn } from '#functions/read-document.ts';
import type { Server } from '#functions/server.ts';
import { customerIndexKind, type CustomerIndex } from '#schema/customer-index.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { encodeDocument, type DocumentKind } from '#schema/kind.ts';
import { NO_ACCOUNT, order, orderKind } from '#schema/order.ts';
import { webUserKind } from '#schema/web-user.ts';
import type * as z from 'zod';
import { probableAccount } from './probable-account.ts';

/** Orders whose cities are those of a customer without saved addresses. */
const LATEST_ORDERS = 20;

/** Reads in one transaction. */
interface Reads {
  server: Server;
  transaction: Transaction;
}

const readValid = async <S extends z.ZodType>(
  { server, transaction }: Reads,
  kind: DocumentKind<S>,
  uid: string,
): Promise<z.output<S> | undefined> =>
  validIn(kind, await transaction.get(server.firestore.collection(kind.collection).doc(uid)));

async function citiesIn({ transaction }: Reads, query: Query, field: string): Promise<string[]> {
  const { docs } = await transaction.get(query);
  return docs.flatMap((each) => {
    const city: unknown = each.get(field);
    return typeof city === 'string' ? [city] : [];
  });
}

/** What totals need of an order. */
const counted = order.pick({ status: true, quote: true, duePaise: true, createdAt: true });

/** Outside of the transaction, which would lock the orders. Invalid ones are left out. */
async function readTotals(
  uid: string,
  { firestore }: Server,
): Promise<Pick<CustomerIndex, 'totals' | 'ordersReadAt'>> {
  const { docs, readTime } = await firestore
    .collection(orderKind.collection)
    .where('uid', '==', uid)
    .select(...Object.keys(counted.shape))
    .get();
  const orders = docs.flatMap((each) => counted.safeParse(each.data()).data ?? []);
  return { ...indexedTotals(orders), ordersReadAt: readTime.toMillis() };
}

async function readAccount(uid: string, reads: Reads): Promise<CustomerIndex | undefined> {
  const addresses = reads.server.firestore.collection(`${webUserKind.collection}/${uid}/addresses`);
  const [profile, record, cities] = await Promise.all([
    readValid(reads, webUserKind, uid),
    readValid(reads, customerRecordKind, uid),
    citiesIn(reads, addresses, 'city'),
  ]);
  return profile && indexOfCustomer(profile, { cities, tags: record?.tags ?? [] });
}

async function readEntered(uid: string, reads: Reads): Promise<CustomerIndex | undefined> {
  const record = await readValid(reads, customerRecordKind, uid);
  const profile = record?.deletedAt === null ? enteredProfile(uid, record) : undefined;
  if (record === undefined || profile === undefined) return undefined;
  const orders = reads.server.firestore.collection(orderKind.collection);
  const [cities, account] = await Promise.all([
    citiesIn(reads, orders.where('uid', '==', uid).limit(LATEST_ORDERS), 'address.city'),
    probableAccount(uid, record, reads),
  ]);
  return {
    ...indexOfCustomer(profile, { cities, tags: record.tags }),
    ...(account && { account }),
  };
}

/**
 * Writes the index of a customer, or deletes it, however often and late it is called. A customer with an invalid
 * profile has none.
 */
export async function indexCustomer(uid: string, server: Server): Promise<void> {
  const totals = await readTotals(uid, server);
  await server.firestore.runTransaction(async (transaction) => {
    const read = isEnteredCustomer(uid) ? readEntered : readAccount;
    const place = server.firestore.collection(customerIndexKind.collection).doc(uid);
    const [index, stored] = await Promise.all([
      read(uid, { server, transaction }),
      transaction.get(place),
    ]);
    if (index === undefined) {
      transaction.delete(place);
      return;
    }
    const before = validIn(customerIndexKind, stored);
    const isLate = (before?.ordersReadAt ?? 0) > (totals.ordersReadAt ?? 0);
    const { totals: sums, ordersReadAt } = isLate && before ? before : totals;
    const whole = { ...index, ...(sums && { totals: sums }), ordersReadAt };
    transaction.set(place, encodeDocument(customerIndexKind, whole));
  });
}

type Version = Pick<DocumentSnapshot, 'get'> | undefined;

const indexedParts = (version: Version): unknown[] =>
  ['uid', 'status', 'quote.taxablePaise', 'duePaise', 'createdAt', 'address.city'].map(
    (field): unknown => version?.get(field),
  );

/** The customers whose index a change of an order concerns. */
export function customersOfChange(before: Version, after: Version): string[] {
  if (isDeepStrictEqual(indexedParts(before), indexedParts(after))) return [];
  const uids = [before, after].map((version): unknown => version?.get('uid'));
  return [...new Set(uids)].filter(
    (uid): uid is string => typeof uid === 'string' && uid !== NO_ACCOUNT,
  );
}
