/** What follows the quantity of a line in the quote form. */
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { withGroupPrice } from '#core/quoting/group-price.ts';
import {
  enteredLine,
  makingInProportion,
  proposedValues,
  quantityValues,
  valuesAfter,
} from './quantity-values.ts';
import { suggestedLine } from '#core/quoting/suggest-lines.ts';

const product = buildProduct({
  pricePaise: 10_000,
  tiers: [{ minQty: 24, pricePaise: 9_500 }],
  netWeightMg: 1_000,
});
const of = (perGramPaise?: number) => ({ product, price: undefined, perGramPaise });
const line = (qty: number | undefined, perGramPaise?: number) => ({
  ...suggestedLine({ sku: 'RG101', qty: qty ?? 1, unit: undefined }, of(perGramPaise)),
  qty,
});
const group = {
  ...{ id: 'gold', name: 'Gold', shareBps: 500 },
  tiers: [{ minQty: 24, shareBps: 1_000 }],
};

test('are those of a new line with this quantity: tiers of the product and of the group', () => {
  for (const off of ['making', 'price'] as const)
    for (const rate of [undefined, 6_000]) {
      const started = withGroupPrice(line(24, rate), { ...group, off }, undefined);
      // The line was suggested for 12 units.
      const typed = { ...withGroupPrice(line(12, rate), { ...group, off }, undefined), qty: 24 };
      const proposed = proposedValues(typed, of(rate), { ...group, off });
      expect(Object.fromEntries(proposed)).toEqual(Object.fromEntries(quantityValues(started)));
    }
});

test('include the discount and the making charge that the group had before', () => {
  // 12 g: ₹480 making less 5 %; 24 g at ₹95 each: ₹840 making less 10 %.
  const making = { ...group, off: 'making' as const };
  expect(proposedValues(line(12, 6_000), of(6_000), making).get('rate.making.amountPaise')).toBe(
    45_600,
  );
  expect(proposedValues(line(24, 6_000), of(6_000), making).get('rate.making.amountPaise')).toBe(
    75_600,
  );
  const price = { ...group, off: 'price' as const };
  expect(proposedValues(line(12), of(), price).get('discount')).toBe('5%');
  expect(proposedValues(line(24), of(), price).get('discount')).toBe('10%');
});

test('a making charge by another measure does not follow', () => {
  const { rate, ...rest } = line(12, 6_000);
  const perGram = { ...rest, rate: { ...rate, making: { ...rate.making, by: 'gram' as const } } };
  expect(quantityValues(perGram).has('rate.making.amountPaise')).toBe(false);
});

test('a making charge for the whole line stays in proportion to the quantity', () => {
  const suggested = line(12, 6_000);
  // ₹480 for 12.
  expect(makingInProportion(suggested, 24)).toBe(96_000);
  expect(makingInProportion(suggested, 6)).toBe(24_000);
  expect(makingInProportion(suggested, undefined)).toBeUndefined();
  const making = { ...suggested.rate.making, by: 'unit' as const };
  const perUnit = { ...suggested, rate: { ...suggested.rate, making } };
  expect(makingInProportion(perUnit, 24)).toBeUndefined();
});

test('there are none without a quantity or a product', () => {
  expect(proposedValues(line(undefined), of(), undefined).size).toBe(0);
  expect(proposedValues(line(12), undefined, undefined).size).toBe(0);
});

test('a price for one size is cleared when the line gets a size with another price', () => {
  const chain = {
    product: buildProduct({
      ...{ sku: 'CH1', netWeightMg: 10_000, sizeSystem: 'inch' },
      byWeight: { makingPerUnitPaise: 10_000, makingTiers: [] },
      sizes: [{ label: '16 inch' }, { label: '24 inch', netWeightMg: 15_000 }],
    }),
    ...{ price: undefined, perGramPaise: 9_000 },
  };
  const longer = { label: '24 inch', qty: 4 };
  const before = suggestedLine({ sku: 'CH1', qty: 4, unit: undefined, sizes: [longer] }, chain);
  const sizes = [{ label: '16 inch', qty: 2 }, longer];
  const after = (line: typeof before) =>
    valuesAfter(enteredLine(line, chain, undefined), { ...line, qty: 6, sizes }, chain, undefined);
  expect(before.rate.pricePaise).toBe(145_000);
  expect(after(before).get('rate.weightMg')).toBe(80_000);
  expect([...after(before)]).toContainEqual(['rate.pricePaise', undefined]);
  const typed = { ...before, rate: { ...before.rate, pricePaise: 140_000 } };
  expect(after(typed).has('rate.pricePaise')).toBe(false);
});
