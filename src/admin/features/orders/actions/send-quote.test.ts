/** The numbers of sent quotes: each is used once, also after a quote was withdrawn; and their taxes. */
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildSiteSettings } from '#fixtures/build.ts';
import { exampleFor } from '#fixtures/examples.ts';
import { piece, saleOf } from '#fixtures/invoices.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import type { OrderChange } from '#firebase/browser/staff-orders.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { quote } from '#schema/quote.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import { sendQuote } from './send-quote.ts';

const { revision: _, ...QUOTE } = quote.parse(exampleFor(quote));
const requested = buildOrder({ status: 'requested', rev: 1 });
const withdrawn: Order = {
  ...requested,
  undoneStep: { status: 'quoted', at: 1, by: 'anita', reason: 'Another order' },
};

beforeEach(() => {
  emptyDatabase();
  const site = encodeDocument(siteSettingsKind, buildSiteSettings());
  database.documents.set('settings/site', { ...site });
});

/** The number with which the quote is sent. */
async function numberAfter(seen: Order): Promise<number | undefined> {
  const sent: (number | undefined)[] = [];
  const changeOrderAsStaff = (_id: string, _seen: Order, change: Omit<OrderChange, 'uid'>) => {
    sent.push(change.quote?.revision);
    return Promise.resolve();
  };
  await sendQuote('order-1', seen, QUOTE, { ...staffDatabase, changeOrderAsStaff });
  expect(sent).toHaveLength(1);
  return sent[0];
}

test('counts the quotes of an order', async () => {
  expect(await numberAfter(requested)).toBe(1);
  expect(await numberAfter({ ...requested, status: 'quoted', quote: QUOTE })).toBe(2);
  const third = { ...requested, status: 'quoted', quote: { ...QUOTE, revision: 2 } } as const;
  expect(await numberAfter(third)).toBe(3);
});

test.each([
  ['u1', true],
  ['5b0f7a52-5a0e-4f6e-9a41-2f6f0d3c9b17', false],
])('stores whether %s can accept it in an account', async (uid, hasAccount) => {
  const sent: unknown[] = [];
  const changeOrderAsStaff = (...[, , change]: [string, Order, Omit<OrderChange, 'uid'>]) => {
    sent.push(change.paper?.hasAccount);
    return Promise.resolve();
  };
  await sendQuote('o1', { ...requested, uid }, QUOTE, { ...staffDatabase, changeOrderAsStaff });
  expect(sent).toEqual([hasAccount]);
});

test('goes on after the quotes that were withdrawn', async () => {
  for (const number of ['1', '2'])
    database.documents.set(`orders/order-1/quotes/${number}`, { by: 'anita' });
  expect(await numberAfter(withdrawn)).toBe(3);
});

test('the previous quote is not sent again after the address has moved to another state', async () => {
  const lines = [piece('RG101', 1, 10_000)];
  const { quote: previous } = saleOf({ lines }).order;
  if (previous === undefined) throw new Error('expected a quote');
  const order = { ...saleOf({ lines, state: 'Karnataka' }).order, status: 'quoted' as const };
  database.documents.set('orders/o1', { ...encodeDocument(orderKind, order) });
  expect(await sendQuote('o1', order, previous, staffDatabase)).toMatchObject({
    result: {
      error:
        'The quote charges CGST and SGST, but the place of supply is Karnataka. Edit the quote.',
    },
  });
  expect(database.written).toEqual([]);
  const atCounter = { ...previous, isOverCounter: true };
  const { result } = await sendQuote('o1', order, atCounter, staffDatabase);
  expect(result.success).toBe(true);
});
