import { expect, test } from 'vitest';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import { quoteWeight } from './quote-weight.ts';

type Line = Quote['lines'][number];

const byPiece = (sku: string, qty: number): Line => ({
  ...{ sku, qty, amountPaise: 0, gstRateBps: 300 },
  rate: { basis: 'unit', pricePaise: 100 },
});
const byWeight: Line = {
  ...{ sku: 'CH5', qty: 2, amountPaise: 0, gstRateBps: 300 },
  rate: { basis: 'weight', weightMg: 29_500, perGramPaise: 9_500, makingPaise: 0 },
};
const products = new Map([
  ['RG101', { netWeightMg: 2_000 }],
  ['CH5', { netWeightMg: 15_000 }],
]);

test('adds catalogue weights, and quoted weights of lines priced by weight', () => {
  expect(quoteWeight({ lines: [byPiece('RG101', 10), byWeight] }, products)).toBe(49_500);
});

test('is unknown if one weight is unknown', () => {
  expect(quoteWeight({ lines: [byPiece('RG101', 10), byPiece('GONE', 1)] }, products)).toBe(
    undefined,
  );
});
