/** Keeps the search index of customers (`customerIndex/{uid}`) equal to their documents. */
import { indexOfCustomer } from '#core/account/customer-index.ts';
import { enteredProfile, isEnteredCustomer } from '#core/account/entered-customer.ts';
import type { Query, Transaction } from '#firebase/admin/firestore.ts';
import { validIn } from '#functions/read-document.ts';
import type { Server } from '#functions/server.ts';
import { customerIndexKind, type CustomerIndex } from '#schema/customer-index.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { encodeDocument, type DocumentKind } from '#schema/kind.ts';
import { orderKind } from '#schema/order.ts';
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
    probableAccount(record, reads),
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
export const indexCustomer = (uid: string, server: Server): Promise<void> =>
  server.firestore.runTransaction(async (transaction) => {
    const read = isEnteredCustomer(uid) ? readEntered : readAccount;
    const index = await read(uid, { server, transaction });
    const place = server.firestore.collection(customerIndexKind.collection).doc(uid);
    if (index === undefined) transaction.delete(place);
    else transaction.set(place, encodeDocument(customerIndexKind, index));
  });
