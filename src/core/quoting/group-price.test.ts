import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { readDiscount } from './read-discount.ts';
import { groupTerms, withGroupPrice } from './group-price.ts';
import { suggestedLine } from './suggest-lines.ts';

const product = buildProduct({ pricePaise: 10_000, tiers: [], netWeightMg: 1_000 });
const line = (perGramPaise?: number) =>
  suggestedLine(
    { sku: 'RG101', qty: 10, unit: undefined },
    { product, price: undefined, perGramPaise },
  );

test('takes a percentage off the making charge of a line by weight', () => {
  // 10 pieces at ₹100 are 10 g of silver at ₹60, and ₹400 of making.
  expect(line(6_000).rate).toMatchObject({ basis: 'weight', making: { amountPaise: 40_000 } });
  const priced = withGroupPrice(line(6_000), { off: 'making', shareBps: 1_250 });
  expect(priced.rate.making).toMatchObject({ by: 'total', amountPaise: 35_000 });
  expect(priced.rate.perGramPaise).toBe(6_000);
  expect(priced.discount).toBe('');
});

test('leaves a line by piece as it is if the group is off making', () => {
  expect(withGroupPrice(line(), { off: 'making', shareBps: 1_000 })).toEqual(line());
});

test.each([
  ['by weight', 6_000],
  ['by piece', undefined],
])('takes a percentage off the list price of a line %s, as its discount', (_, rate) => {
  const priced = withGroupPrice(line(rate), { off: 'price', shareBps: 750 });
  expect(priced).toEqual({ ...line(rate), discount: '7.5%' });
  expect(readDiscount(priced.discount, 100_000)).toEqual({ paise: 7_500, bps: 750 });
});

test('changes nothing without a group', () => {
  expect(withGroupPrice(line(6_000), undefined)).toEqual(line(6_000));
});

test('names what the group gets', () => {
  expect(groupTerms({ off: 'making', shareBps: 500 })).toBe('5% off making charges');
  expect(groupTerms({ off: 'price', shareBps: 250 })).toBe('2.5% off list prices');
});
