/** All that the shop knows of one customer but what staff noted of them. */
import { askDocuments } from '#client/asked.ts';
import { foundDocument, type FoundDocument } from '#client/found-document.ts';
import { readDocument } from '#client/staff-documents.ts';
import { listDocuments } from '#client/staff-lists.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { addressKind, webUserKind, type Address, type WebUser } from '#schema/web-user.ts';
import { idIn } from '#schema/kind.ts';
import { databaseOutcome } from './database-outcome.ts';
import { orThrow } from './not-read.ts';

export interface CustomerFile {
  /** Undefined when they have deleted their account. */
  profile: FoundDocument<WebUser> | undefined;
  addresses: FoundDocument<Address>[];
  /** The latest first. */
  orders: FoundDocument<Order>[];
  /** Whether there are older orders than those. */
  hasMoreOrders: boolean;
}

/** Of a customer's orders the latest so many are read. */
const MOST_ORDERS = 100;

/** @throws NotRead */
export const readCustomer = (uid: string): Promise<CustomerFile> =>
  orThrow(
    databaseOutcome(async () => {
      const [profile, addresses, orders] = await Promise.all([
        readDocument(webUserKind, uid),
        askDocuments(QUERIES.ownAddresses, [], `${webUserKind.collection}/${uid}/addresses`),
        listDocuments(
          orderKind,
          STAFF_LISTS.orders,
          { equal: { uid }, sort: STAFF_LISTS.orders.sorts[0] },
          { size: MOST_ORDERS },
        ),
      ]);
      return {
        profile,
        addresses: addresses.map(({ path, fields }) =>
          foundDocument(addressKind, idIn(path), fields),
        ),
        orders: orders.rows,
        hasMoreOrders: orders.after !== undefined,
      };
    }),
  );
