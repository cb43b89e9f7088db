import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewedFacts } from './viewed-facts.ts';

const STORED = {
  moq: 12,
  unit: 'pair',
  netWeightMg: 4_200,
  stockStatus: 'lowStock',
  priceMode: 'public',
  prices: { pricePaise: 45_000, tiers: [{ minQty: 48, pricePaise: 42_000 }] },
};

test('reads the price, weight, MOQ and stock of a viewed product', () => {
  expect(viewedFacts(STORED)).toEqual({
    moq: 12,
    unit: 'pair',
    netWeightMg: 4_200,
    stockStatus: 'lowStock',
    price: { mode: 'public', pricePaise: 45_000, lowestPaise: 42_000 },
  });
});

test.each([
  ['signIn', 'signIn'],
  ['onRequest', 'onRequest'],
  ['other', 'onRequest'],
])('shows no amount in price mode %s', (priceMode, mode) => {
  expect(viewedFacts({ ...STORED, priceMode, prices: null })?.price).toEqual({ mode });
});

test('shows no invalid amount', () => {
  const prices = { pricePaise: '450', tiers: [] };
  expect(viewedFacts({ ...STORED, prices })?.price).toEqual({ mode: 'onRequest' });
});

test.each([undefined, null, 7, {}, { ...STORED, moq: -1 }, { ...STORED, stockStatus: 'sold' }])(
  'returns undefined for %j',
  (stored) => {
    expect(viewedFacts(stored)).toBeUndefined();
  },
);

test('never throws', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void viewedFacts(value)));
});
