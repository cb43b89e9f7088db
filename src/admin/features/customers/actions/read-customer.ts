/** Reads a customer's profile, orders and totals. */
import { listKey } from '#admin/shell/list/list-key.ts';
import { queries } from '#admin/shell/queries.ts';
import { decodedDocument, type DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { pausedUntil } from '#firebase/browser/order-pauses.ts';
import { customerTotals, type OrderTotals } from '#firebase/browser/order-totals.ts';
import type { ListRequest } from '#firebase/browser/staff-lists.ts';
import { isEnteredCustomer } from '#core/account/entered-customer.ts';
import { BOUGHT } from '#core/order-status.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { customerIndexKind, type CustomerIndex } from '#schema/customer-index.ts';
import { customerRecordKind, type CustomerRecord } from '#schema/customer-record.ts';
import { addressKind, webUserKind, type Address, type WebUser } from '#schema/web-user.ts';
import { idIn } from '#schema/kind.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';

export interface CustomerFile {
  /** What staff recorded; undefined without it. */
  record: DecodedDocument<CustomerRecord> | undefined;
  /** Undefined for a deleted account, and for a customer without one. */
  profile: DecodedDocument<WebUser> | undefined;
  addresses: DecodedDocument<Address>[];
  /** Latest first. */
  orders: DecodedDocument<Order>[];
  /** Totals of all orders, including those not read. */
  totals: OrderTotals & { requested: number };
  /** Of a customer without an account: the account that has their orders by a link, or probably is theirs. */
  account: (NonNullable<CustomerIndex['account']> & { profile?: WebUser }) | undefined;
  /** Of an account: customers without one who are probably the same. */
  entered: DecodedDocument<CustomerIndex>[];
  /** Until when the account can’t send order requests, ms. */
  pausedUntil: number | undefined;
}

const ordersOf = (uid: string): ListRequest => ({
  equal: { uid },
  sort: STAFF_LISTS.orders.sorts[0],
});

/** More than the page shows, to tell whether there are others. */
const MOST_ORDERS = 11;

/** The same business under another uid, as functions have found it. */
async function readProbable(
  uid: string,
  database: StaffDatabase,
): Promise<Pick<CustomerFile, 'account' | 'entered'>> {
  if (!isEnteredCustomer(uid)) {
    const documents = await database.runQuery(QUERIES.customersOfAccount, [uid]);
    const entered = documents.map(({ path, fields }) =>
      decodedDocument(customerIndexKind, idIn(path), fields),
    );
    return { account: undefined, entered };
  }
  const index = await database.readDocument(customerIndexKind, uid);
  const account = index?.success === true ? index.value.account : undefined;
  const profile = account && (await database.readDocument(webUserKind, account.uid));
  return {
    account: account && {
      ...account,
      ...(profile?.success === true && { profile: profile.value }),
    },
    entered: [],
  };
}

/** Reads again what shows customers and the owners of orders. */
export async function refreshCustomers(): Promise<void> {
  await Promise.all(
    [listKey(orderKind), listKey(webUserKind), ['customer']].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );
}

/** @throws ReadError */
export const readCustomer = (uid: string, database = staffDatabase): Promise<CustomerFile> =>
  readOrThrow(async () => {
    const [record, profile, addresses, orders, requested, totals, probable, until] =
      await Promise.all([
        database.readDocument(customerRecordKind, uid),
        database.readDocument(webUserKind, uid),
        database.runQuery(QUERIES.ownAddresses, [], `${webUserKind.collection}/${uid}/addresses`),
        database.listDocuments(orderKind, STAFF_LISTS.orders, ordersOf(uid), { size: MOST_ORDERS }),
        database.countDocuments(STAFF_LISTS.orders, ordersOf(uid)),
        customerTotals(uid, [...BOUGHT]),
        readProbable(uid, database),
        pausedUntil(uid),
      ]);
    return {
      record,
      profile,
      addresses: addresses.map(({ path, fields }) =>
        decodedDocument(addressKind, idIn(path), fields),
      ),
      orders: orders.rows,
      totals: { requested, ...totals },
      ...probable,
      pausedUntil: until,
    };
  });
