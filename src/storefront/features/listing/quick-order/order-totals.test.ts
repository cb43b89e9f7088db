/** The running total of the order list. */
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf, type CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { orderTotals } from './order-totals.ts';

const entry = (sku: string, fields: Parameters<typeof buildProduct>[0]): CatalogueEntry =>
  entryOf(sku.toLowerCase(), buildProduct({ sku, netWeightMg: 4_200, ...fields }));

const ENTRIES = new Map(
  [
    entry('RG1', {
      priceMode: 'public',
      pricePaise: 47_000,
      tiers: [{ minQty: 24, pricePaise: 45_000 }],
    }),
    entry('ER2', { priceMode: 'signIn', unit: 'pair' }),
  ].map((each) => [each.sku, each]),
);
const NONE = new Map<string, never>();

test('adds designs, units, weight, and amounts at the price of their tier', () => {
  const list = [
    { sku: 'RG1', qty: 24 },
    { sku: 'ER2', qty: 10 },
  ];
  expect(orderTotals(list, ENTRIES, NONE)).toEqual([
    '2 designs',
    '24 pieces, 10 pairs',
    '142.8 g',
    '₹10,800 before GST',
    '1 design without a price',
  ]);
  const hidden = new Map([['er2', { pricePaise: 9_000, tiers: [] }]]);
  expect(orderTotals(list, ENTRIES, hidden).slice(3)).toEqual(['₹11,700 before GST']);
});

test('counts a design that left the catalogue, without weight and price', () => {
  expect(orderTotals([{ sku: 'OLD1', qty: 6 }], ENTRIES, NONE)).toEqual([
    '1 design',
    '6 pieces',
    '1 design without a price',
  ]);
});
