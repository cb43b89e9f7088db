/** All that the shop knows of one customer but what staff noted of them. */
import { askDocuments } from '#firebase/browser/asked.ts';
import { foundDocument, type FoundDocument } from '#firebase/browser/found-document.ts';
import { readDocument } from '#firebase/browser/staff-documents.ts';
import { readTotals, type CustomerTotals } from '#firebase/browser/customer-totals.ts';
import {
  countDocuments,
  listDocuments,
  type ListAsked,
  type ListPage,
} from '#firebase/browser/staff-lists.ts';
import { figuresOf } from '#admin/shell/sales/figures.ts';
import { BOUGHT, orderFacts } from '#admin/shell/sales/order-facts.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { addressKind, webUserKind, type Address, type WebUser } from '#schema/web-user.ts';
import { idIn } from '#schema/kind.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

export interface CustomerFile {
  /** Undefined when they have deleted their account. */
  profile: FoundDocument<WebUser> | undefined;
  addresses: FoundDocument<Address>[];
  /** The latest first. */
  orders: FoundDocument<Order>[];
  /** Of all their orders, also those that were not read. */
  totals: CustomerTotals & { requested: number };
}

const ordersOf = (uid: string): ListAsked => ({
  equal: { uid },
  sort: STAFF_LISTS.orders.sorts[0],
});

/** Of a customer's orders the latest so many are read. */
const MOST_ORDERS = 100;

type Totals = CustomerFile['totals'];

/** Where all are read, they are added up here: the database is asked for nothing more. */
async function totalsOf(uid: string, { rows, after }: ListPage<Order>): Promise<Totals> {
  if (after === undefined) {
    const facts = rows.flatMap((row) => (row.fits ? [orderFacts(row.id, row.value)] : []));
    const { requests, bought, revenuePaise } = figuresOf(facts);
    return { requested: requests, bought, spentPaise: revenuePaise };
  }
  const [requested, totals] = await Promise.all([
    countDocuments(STAFF_LISTS.orders, ordersOf(uid)),
    readTotals(uid, [...BOUGHT]),
  ]);
  return { requested, ...totals };
}

/** @throws ReadError */
export const readCustomer = (uid: string): Promise<CustomerFile> =>
  readOrThrow(async () => {
    const [profile, addresses, orders] = await Promise.all([
      readDocument(webUserKind, uid),
      askDocuments(QUERIES.ownAddresses, [], `${webUserKind.collection}/${uid}/addresses`),
      listDocuments(orderKind, STAFF_LISTS.orders, ordersOf(uid), { size: MOST_ORDERS }),
    ]);
    return {
      profile,
      addresses: addresses.map(({ path, fields }) =>
        foundDocument(addressKind, idIn(path), fields),
      ),
      orders: orders.rows,
      totals: await totalsOf(uid, orders),
    };
  });
