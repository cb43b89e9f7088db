/** The numbers of sent quotes: each is used once, also after a quote was withdrawn. */
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildSiteSettings } from '#fixtures/build.ts';
import { exampleFor } from '#fixtures/examples.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import type { OrderChange } from '#firebase/browser/staff-orders.ts';
import { encodeDocument } from '#schema/kind.ts';
import type { Order } from '#schema/order.ts';
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

test('goes on after the quotes that were withdrawn', async () => {
  for (const number of ['1', '2'])
    database.documents.set(`orders/order-1/quotes/${number}`, { by: 'anita' });
  expect(await numberAfter(withdrawn)).toBe(3);
});
