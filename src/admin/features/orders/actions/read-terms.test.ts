import { expect, test } from 'vitest';
import { buildCustomerRecord, buildOrder, buildSalesSettings } from '#fixtures/build.ts';
import { database, emptyForEachTest, staffDatabase } from '#fixtures/staff-database.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { salesSettingsKind } from '#schema/sales-settings.ts';
import { readTerms } from './read-terms.ts';

emptyForEachTest();

const gold = { id: 'gold', name: 'Gold', off: 'making', shareBps: 500 } as const;

const storeOrder = (id: string, order: Partial<Order>): void =>
  void database.documents.set(`orders/${id}`, { ...encodeDocument(orderKind, buildOrder(order)) });

function storeTerms(group: string): void {
  const sales = buildSalesSettings({ groups: [gold], packOnlyWhenPaid: true });
  const record = buildCustomerRecord({ group, creditLimitPaise: 1_000 });
  database.documents.set('settings/sales', { ...encodeDocument(salesSettingsKind, sales) });
  database.documents.set('customers/asha', { ...encodeDocument(customerRecordKind, record) });
}

test('adds up what is due for the other orders of the customer', async () => {
  storeTerms('gold');
  storeOrder('this', { uid: 'asha', duePaise: 700 });
  storeOrder('one', { uid: 'asha', duePaise: 300 });
  storeOrder('two', { uid: 'asha', duePaise: 50 });
  storeOrder('refund', { uid: 'asha', duePaise: -200 });
  storeOrder('other', { uid: 'ravi', duePaise: 9_000 });
  expect(await readTerms('this', 'asha', staffDatabase)).toEqual({
    group: gold,
    credit: { limitPaise: 1_000, duePaise: 350 },
    packOnlyWhenPaid: true,
  });
});

test('a removed group has no prices', async () => {
  storeTerms('silver');
  expect((await readTerms('this', 'asha', staffDatabase)).group).toBeUndefined();
});

test('without settings and a record nothing is restricted', async () => {
  expect(await readTerms('this', 'asha', staffDatabase)).toEqual({
    group: undefined,
    credit: { limitPaise: undefined, duePaise: 0 },
    packOnlyWhenPaid: false,
  });
});
