import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { packSlice, unpackSlice } from '#core/listing/catalogue-slice.ts';
import { atRate } from '#core/silver/price-at-rate.ts';
import { rateChanges } from './rate-changes.ts';

const BY_WEIGHT = { makingPerUnitPaise: 10_000, makingTiers: [] };
const ring = buildProduct({ sku: 'RG1', netWeightMg: 10_000, byWeight: BY_WEIGHT });
const fixed = buildProduct({ sku: 'RG2', pricePaise: 45_000 });
const hidden = buildProduct({ sku: 'RG3', netWeightMg: 10_000, priceMode: 'signIn' });
const entries = [ring, fixed, hidden].map((each) =>
  entryOf(each.sku.toLowerCase(), atRate(each, 9_000)),
);

const changed = (before: number, after: number) => ({
  before: { prices: { pricePaise: before } },
  after: { prices: { pricePaise: after } },
});

test('lists public and sign-in prices by weight, before and after', () => {
  const forBuyers = new Map([['rg3', BY_WEIGHT]]);
  expect(rateChanges(entries, forBuyers, { before: 9_000, after: 9_500 })).toMatchObject([
    { item: { sku: 'RG1', collection: 'prod' }, ...changed(100_000, 105_000) },
    { item: { sku: 'RG3', collection: 'prices' }, ...changed(100_000, 105_000) },
  ]);
});

test('lists tiers, and warns of the first price below the cost of a unit', () => {
  const makingTiers = [{ minQty: 24, offBps: 2_000 }];
  const band = buildProduct({
    ...{ sku: 'RG4', netWeightMg: 10_000, byWeight: { ...BY_WEIGHT, makingTiers } },
  });
  const published = [ring, band].map((each) =>
    entryOf(each.sku.toLowerCase(), atRate(each, 9_000)),
  );
  const costs = new Map([
    ['rg1', 90_000],
    ['rg4', 88_100],
  ]);
  const rates = { before: 9_000, after: 8_000 };
  expect(rateChanges(published, new Map(), rates, costs)).toMatchObject([
    { item: { sku: 'RG1' }, ...changed(100_000, 90_000), warning: undefined },
    {
      ...changed(100_000, 90_000),
      after: { prices: { tiers: [{ minQty: 24, pricePaise: 88_000 }] } },
      warning: 'The price from 24 is below the cost of ₹881.',
    },
  ]);
});

test('lists nothing if the rate stays the same', () => {
  expect(rateChanges(entries, new Map(), { before: 9_000, after: 9_000 })).toEqual([]);
});

test('has no price before the first rate', () => {
  const unset = [entryOf('rg1', atRate(ring, undefined))];
  const published = unpackSlice(JSON.parse(JSON.stringify(packSlice(unset))));
  expect(rateChanges(published, new Map(), { before: undefined, after: 9_000 })).toMatchObject([
    { item: { sku: 'RG1' }, before: { prices: null }, after: { prices: { pricePaise: 100_000 } } },
  ]);
});

/** A chain whose 24 inch size weighs 20 g; the product itself weighs too little to change by one paisa per gram. */
const chain = buildProduct({
  ...{ sku: 'CH1', netWeightMg: 1_000, byWeight: BY_WEIGHT, sizeSystem: 'inch' },
  sizes: [{ label: '18 inch' }, { label: '24 inch', netWeightMg: 20_000 }],
});
const sized = [entryOf('ch1', atRate(chain, 10_500))];

test('lists a product of which only the price of a size changes', () => {
  const [row, ...others] = rateChanges(sized, new Map(), { before: 10_500, after: 10_505 });
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    before: { prices: { pricePaise: 20_500, bySize: [{ label: '24 inch', pricePaise: 220_000 }] } },
    after: { prices: { pricePaise: 20_500, bySize: [{ label: '24 inch', pricePaise: 220_100 }] } },
  });
});

test('lists sizes of sign-in prices', () => {
  const entries = sized.map(({ byWeight: _, ...entry }) => ({
    ...entry,
    priceMode: 'signIn' as const,
  }));
  const forBuyers = new Map([['ch1', BY_WEIGHT]]);
  expect(rateChanges(entries, forBuyers, { before: 10_500, after: 10_505 })).toMatchObject([
    { item: { collection: 'prices' }, after: { prices: { bySize: [{ pricePaise: 220_100 }] } } },
  ]);
});

test('warns of a size that is sold below its cost, which is in proportion to its weight', () => {
  const rates = { before: 10_500, after: 10_000 };
  const warningAt = (cost: number) =>
    rateChanges(sized, new Map(), rates, new Map([['ch1', cost]]))[0]?.warning;
  expect(warningAt(10_500)).toBeUndefined();
  expect(warningAt(11_000)).toBe('Size 24 inch: The price is below the cost of ₹2,200.');
});
