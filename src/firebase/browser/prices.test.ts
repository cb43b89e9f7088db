/** Prices are validated before they are shown. */
import { expect, test } from 'vitest';
import { hiddenPriceFrom } from './prices.ts';

test('reads the amount and the tiers', () => {
  const stored = {
    pricePaise: 45_000,
    tiers: [{ minQty: 24, pricePaise: 43_000, note: 'x' }],
    rev: 3,
    deletedAt: null,
  };
  expect(hiddenPriceFrom(stored)).toEqual({
    pricePaise: 45_000,
    tiers: [{ minQty: 24, pricePaise: 43_000 }],
  });
});

test.each([
  undefined,
  null,
  {},
  { pricePaise: 45_000 },
  { pricePaise: '45000', tiers: [] },
  { pricePaise: 45_000.5, tiers: [] },
  { pricePaise: -1, tiers: [] },
  { pricePaise: 0, tiers: [] },
  { pricePaise: 45_000, tiers: [null] },
  { pricePaise: 45_000, tiers: [{ minQty: 24 }] },
  { pricePaise: 45_000, tiers: [], deletedAt: { seconds: 1_700_000_000 } },
])('rejects %j', (stored) => {
  expect(hiddenPriceFrom(stored)).toBeUndefined();
});

const byWeight = { makingPerGramPaise: 1_200, makingTiers: [{ minQty: 24, offBps: 1_000 }] };

test('reads a price by weight', () => {
  expect(hiddenPriceFrom({ tiers: [], byWeight, deletedAt: null })).toEqual({ byWeight });
});

test.each([
  null,
  {},
  { ...byWeight, makingPerGramPaise: '1200' },
  { ...byWeight, makingBps: -1 },
  { makingTiers: [{ minQty: 24 }] },
])('rejects a price by weight of %j', (value) => {
  expect(hiddenPriceFrom({ pricePaise: 45_000, tiers: [], byWeight: value })).toBeUndefined();
});
