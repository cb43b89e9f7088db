import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { database, emptyForEachTest, staffDatabase } from '#fixtures/staff-database.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { readTotals } from './read-totals.ts';

emptyForEachTest();

const store = (id: string, order: Partial<Order>): void =>
  void database.documents.set(`orders/${id}`, { ...encodeDocument(orderKind, buildOrder(order)) });

test('adds up the orders of 70 customers with 3 queries', async () => {
  const uids = Array.from({ length: 70 }, (_, at) => `customer-${at}`);
  uids.forEach((uid) => store(uid, { uid, duePaise: 1_000 }));
  store('second', { uid: 'customer-69', duePaise: 500 });
  store('other', { uid: 'somebody', duePaise: 9_000 });
  let queries = 0;
  const counted: typeof staffDatabase = {
    ...staffDatabase,
    listDocuments: (...args) => {
      queries += 1;
      return staffDatabase.listDocuments(...args);
    },
  };
  const totals = await readTotals(uids, counted);
  expect(queries).toBe(3);
  expect(totals.size).toBe(70);
  expect(totals.get('customer-0')?.duePaise).toBe(1_000);
  expect(totals.get('customer-69')?.duePaise).toBe(1_500);
});
