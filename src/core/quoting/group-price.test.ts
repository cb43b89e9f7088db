import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';
import { lineAmount } from './line-amount.ts';
import { readDiscount } from './read-discount.ts';
import { groupTerms, withGroupPrice } from './group-price.ts';
import type { QuoteFormLine } from './quote-form.ts';
import { readyLines } from './read-quote-form.ts';
import { suggestedLine } from './suggest-lines.ts';

const product = buildProduct({ pricePaise: 10_000, tiers: [], netWeightMg: 1_000 });
const line = (perGramPaise?: number) =>
  suggestedLine(
    { sku: 'RG101', qty: 10, unit: undefined },
    { product, price: undefined, perGramPaise },
  );

/** Of a product with a fixed price. */
const priced = (
  suggested: QuoteFormLine,
  group: Pick<CustomerGroup, 'off' | 'shareBps' | 'tiers'> | undefined,
) => withGroupPrice(suggested, group, undefined);

test('does not reduce the stones of a product by weight', () => {
  // 10 rings of 1 g: ₹60 silver, ₹120 making and ₹80 stones each.
  const byWeight = { makingPerUnitPaise: 12_000, stonesPaise: 8_000, makingTiers: [] };
  const of = {
    ...{ product, byWeight, perGramPaise: 6_000 },
    price: currentPrice({ byWeight }, 1_000, 6_000) ?? undefined,
  };
  const ring = { ...of, product: { ...product, priceMode: 'signIn' as const } };
  const suggested = suggestedLine({ sku: 'RG101', qty: 10, unit: undefined }, ring);
  expect(suggested.rate.making.amountPaise).toBe(200_000);
  const { rate } = withGroupPrice(suggested, { off: 'making', shareBps: 1_000 }, ring);
  expect(rate.making.amountPaise).toBe(188_000);
});

test('takes a percentage off the making charge of a line by weight', () => {
  // 10 pieces at ₹100 are 10 g of silver at ₹60, and ₹400 of making.
  expect(line(6_000).rate).toMatchObject({ basis: 'weight', making: { amountPaise: 40_000 } });
  const reduced = priced(line(6_000), { off: 'making', shareBps: 1_250 });
  expect(reduced.rate.making).toMatchObject({ by: 'total', amountPaise: 35_000 });
  expect(reduced.rate.perGramPaise).toBe(6_000);
  expect(reduced.discount).toBe('');
});

test('leaves a line by piece as it is if the group is off making', () => {
  expect(priced(line(), { off: 'making', shareBps: 1_000 })).toEqual(line());
});

test.each([
  ['by weight', 6_000],
  ['by piece', undefined],
])('takes a percentage off the list price of a line %s, as its discount', (_, rate) => {
  const reduced = priced(line(rate), { off: 'price', shareBps: 750 });
  expect(reduced).toEqual({ ...line(rate), discount: '7.5%' });
  expect(readDiscount(reduced.discount, 100_000)).toEqual({ paise: 7_500, bps: 750 });
});

test('changes nothing without a group', () => {
  expect(priced(line(6_000), undefined)).toEqual(line(6_000));
});

test('names what the group gets', () => {
  expect(groupTerms({ off: 'making', shareBps: 500 })).toBe('5% off making charges');
  expect(groupTerms({ off: 'price', shareBps: 250 })).toBe('2.5% off list prices');
});

const TIERS = [
  { minQty: 10, shareBps: 800 },
  { minQty: 24, shareBps: 1_000 },
];
const BASES = ['making', 'price'] as const;
const lineOf = (qty: number, perGramPaise: number | undefined, of = product) =>
  suggestedLine(
    { sku: 'RG101', qty, unit: undefined },
    { product: of, price: undefined, perGramPaise },
  );

test.each([
  [9, 500],
  [10, 800],
  [23, 800],
  [24, 1_000],
  [5_000, 1_000],
])('at %i units, takes off the percentage of the last tier they reach', (qty, shareBps) => {
  for (const off of BASES)
    expect(priced(lineOf(qty, 6_000), { off, shareBps: 500, tiers: TIERS })).toEqual(
      priced(lineOf(qty, 6_000), { off, shareBps }),
    );
});

test('a group with tiers only changes nothing below the first one', () => {
  for (const off of BASES) {
    expect(priced(lineOf(9, 6_000), { off, tiers: TIERS })).toEqual(lineOf(9, 6_000));
    expect(priced(lineOf(10, 6_000), { off, tiers: TIERS })).toEqual(
      priced(lineOf(10, 6_000), { off, shareBps: 800 }),
    );
  }
});

test('names what the group gets from which quantity', () => {
  expect(groupTerms({ off: 'making', shareBps: 500, tiers: TIERS })).toBe(
    '5% off making charges, 8% from 10 units of a product, 10% from 24',
  );
  expect(groupTerms({ off: 'price', tiers: TIERS })).toBe(
    '8% off list prices from 10 units of a product, 10% from 24',
  );
});

/** Some numbers, the lowest first. */
const rising = (min: number, max: number) =>
  fc
    .uniqueArray(fc.integer({ min, max }), { minLength: 5, maxLength: 5 })
    .map((all) => all.sort((one, other) => one - other));

/** Up to five tiers. */
const anyTiers = fc
  .tuple(rising(2, 400), rising(501, 10_000), fc.nat({ max: 5 }))
  .map(([quantities, shares, count]) =>
    quantities.slice(0, count).map((minQty, at) => ({ minQty, shareBps: shares[at] ?? 0 })),
  );

const anyGroup: fc.Arbitrary<Pick<CustomerGroup, 'off' | 'shareBps' | 'tiers'>> = fc.record({
  off: fc.constantFrom(...BASES),
  shareBps: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
  tiers: anyTiers,
});

/** With a tier of its own. */
const anyProduct = fc
  .record({
    pricePaise: fc.integer({ min: 5_000, max: 90_000 }),
    netWeightMg: fc.integer({ min: 100, max: 9_000 }),
    off: fc.integer({ min: 0, max: 4_000 }),
    minQty: fc.integer({ min: 2, max: 400 }),
  })
  .map(({ off, minQty, ...fields }) =>
    buildProduct({ ...fields, tiers: [{ minQty, pricePaise: fields.pricePaise - off }] }),
  );

test('a larger quantity never costs more per unit, also with tiers of the product', () => {
  const quantity = fc.integer({ min: 1, max: 500 });
  const perGram = fc.option(fc.integer({ min: 5_000, max: 15_000 }), { nil: undefined });
  fc.assert(
    fc.property(
      ...[anyGroup, anyProduct, perGram, quantity, quantity],
      (group, of, perGramPaise, one, other) => {
        const amountOf = (qty: number): number => {
          const [ready] = readyLines([priced(lineOf(qty, perGramPaise, of), group)]);
          if (ready === undefined) throw new Error('The line is incomplete.');
          return lineAmount(qty, ready.rate) - (ready.discountPaise ?? 0);
        };
        const [few, many] = [Math.min(one, other), Math.max(one, other)];
        // The silver and the rest of a line are whole paise, each rounded.
        const rounded = 2 / few + 2 / many;
        expect(amountOf(many) / many).toBeLessThanOrEqual(amountOf(few) / few + rounded);
      },
    ),
    { numRuns: 300 },
  );
});
