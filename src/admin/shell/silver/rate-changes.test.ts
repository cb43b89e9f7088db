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

test('lists public and sign-in prices by weight, before and after', () => {
  const forBuyers = new Map([['rg3', BY_WEIGHT]]);
  expect(rateChanges(entries, forBuyers, { before: 9_000, after: 9_500 })).toMatchObject([
    { sku: 'RG1', isSignIn: false, beforePaise: 100_000, afterPaise: 105_000 },
    { sku: 'RG3', isSignIn: true, beforePaise: 100_000, afterPaise: 105_000 },
  ]);
});

test('warns of prices below the cost of a unit, and lists them first', () => {
  const band = buildProduct({ sku: 'RG4', netWeightMg: 10_000, byWeight: BY_WEIGHT });
  const published = [ring, band].map((each) =>
    entryOf(each.sku.toLowerCase(), atRate(each, 9_000)),
  );
  const costs = new Map([
    ['rg1', 90_000],
    ['rg4', 90_100],
  ]);
  const rates = { before: 9_000, after: 8_000 };
  expect(rateChanges(published, new Map(), rates, costs)).toMatchObject([
    { sku: 'RG4', afterPaise: 90_000, warning: 'The price is below the cost of ₹901.' },
    { sku: 'RG1', afterPaise: 90_000, warning: undefined },
  ]);
});

test('lists nothing if the rate stays the same', () => {
  expect(rateChanges(entries, new Map(), { before: 9_000, after: 9_000 })).toEqual([]);
});

test('has no price before the first rate', () => {
  const unset = [entryOf('rg1', atRate(ring, undefined))];
  const published = unpackSlice(JSON.parse(JSON.stringify(packSlice(unset))));
  expect(rateChanges(published, new Map(), { before: undefined, after: 9_000 })).toMatchObject([
    { sku: 'RG1', beforePaise: null, afterPaise: 100_000 },
  ]);
});
