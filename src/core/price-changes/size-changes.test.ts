import { expect, test } from 'vitest';
import type { PriceList } from '#core/pricing.ts';
import { changedSizes, isPriceChange, ownPrices } from './size-changes.ts';

const price = (pricePaise: number, ...tiers: number[]): PriceList => ({
  pricePaise,
  tiers: tiers.map((each) => ({ minQty: 24, pricePaise: each })),
});
const sized = (product: PriceList, ...sizes: PriceList[]): PriceList => ({
  ...product,
  bySize: sizes.map((size, at) => ({ label: String(at + 8), ...size })),
});

test('lists sizes that cost something else than the product, before or after', () => {
  const before = sized(price(100), price(100), price(200), price(100));
  const after = sized(price(110), price(110), price(220), price(120));
  expect(ownPrices(before, after).map(({ label }) => label)).toEqual(['9', '10']);
  expect(ownPrices(null, after).map(({ label }) => label)).toEqual(['9', '10']);
  expect(ownPrices(price(100), price(110))).toEqual([]);
});

test('counts sizes whose price or tier changes', () => {
  const before = sized(price(100), price(150), price(200, 190), price(300));
  const after = sized(price(100), price(150), price(200, 180), price(310));
  expect(changedSizes(before, after)).toBe(2);
  expect(isPriceChange(before, after)).toBe(true);
  expect(changedSizes(before, before)).toBe(0);
  expect(isPriceChange(before, before)).toBe(false);
});

test('counts the first price of each size as a change', () => {
  const after = sized(price(100), price(150));
  expect(changedSizes(null, after)).toBe(1);
  expect(isPriceChange(null, after)).toBe(true);
});
