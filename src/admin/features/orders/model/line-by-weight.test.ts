/** Lines that are switched to a price by weight. */
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { lineAmount } from '#core/quoting/line-amount.ts';
import { rateByWeight } from './line-by-weight.ts';
import { readyLines } from '#core/quoting/read-quote-form.ts';
import { suggestedLine } from '#core/quoting/suggest-lines.ts';

const product = buildProduct({ sku: 'RG101', pricePaise: 50_000, tiers: [], netWeightMg: 4_000 });
const piece = { product, price: undefined };
const line = suggestedLine({ sku: 'RG101', qty: 12, unit: undefined }, piece);

test('cost as much as before: silver at the rate, and the rest as making charge per unit', () => {
  const rate = rateByWeight(line, piece, 9_250);
  expect(rate).toMatchObject({ basis: 'weight', weightMg: 48_000, perGramPaise: 9_250 });
  // ₹500 − 4 g × ₹92.50
  expect(rate.making).toMatchObject({ by: 'unit', amountPaise: 13_000 });
  const [ready] = readyLines([{ ...line, rate }]);
  expect(ready && lineAmount(12, ready.rate)).toBe(12 * 50_000);
});

test('have no negative making charge, and keep a typed one', () => {
  expect(rateByWeight(line, piece, 90_000).making).toMatchObject({ by: 'unit', amountPaise: 0 });
  const making = { by: 'gram' as const, amountPaise: 1_200, shareBps: undefined };
  const typed = { ...line, rate: { ...line.rate, making } };
  expect(rateByWeight(typed, piece, 9_250).making).toEqual(making);
});

test('stay incomplete without a weight or a silver rate', () => {
  const unknown = suggestedLine({ sku: 'ZZ9', qty: 1, unit: undefined }, undefined);
  expect(rateByWeight(unknown, undefined, 9_250)).toMatchObject({ weightMg: undefined });
  expect(rateByWeight(line, piece, undefined)).toMatchObject({ perGramPaise: undefined });
});
