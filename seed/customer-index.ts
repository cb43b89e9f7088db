/** The search index of the demo shop's customers, as the functions would write it. */
import { indexedTotals, indexOfCustomer } from '#core/account/customer-index.ts';
import { customerIndexKind } from '#schema/customer-index.ts';
import { order, orderKind } from '#schema/order.ts';
import { searchedOfRecord } from './customer-records.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { orderDocuments } from './orders.ts';

const ORDER = new RegExp(`^${orderKind.collection}/[^/]+$`);

/** @param products of the shop */
export function* customerIndexDocuments(products: number): Generator<DemoDocument> {
  const all = [...orderDocuments(products)].filter(({ path }) => ORDER.test(path));
  const orders = Map.groupBy(
    all.map(({ data }) => order.parse(data)),
    ({ uid }) => uid,
  );
  for (const [place, { profile, addresses }] of DEMO_CUSTOMERS.entries()) {
    const { uid } = profile;
    const own = orders.get(uid) ?? [];
    yield demoDocument(customerIndexKind, `customerIndex/${uid}`, {
      ...indexOfCustomer(profile, {
        ...{ places: addresses, orders: own, merged: [] },
        ...searchedOfRecord(place),
      }),
      ...indexedTotals(own),
    });
  }
}
