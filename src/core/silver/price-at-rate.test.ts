import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { unitPriceText } from '#core/price-range.ts';
import type { ByWeight } from '#schema/by-weight.ts';
import { MOST_PAISE } from '#schema/limits.ts';
import { atRate, currentPrice, priceAtRate } from './price-at-rate.ts';

const priced = (parts: Partial<ByWeight>): ByWeight => ({ makingTiers: [], ...parts });
const rupees = (amount: number): number => amount * 100;

describe('the price by weight', () => {
  test.each([
    ['silver only', {}, 1_147],
    ['making per gram', { makingPerGramPaise: rupees(12) }, 1_296],
    ['making per unit', { makingPerUnitPaise: rupees(150) }, 1_297],
    ['making in per cent of the silver', { makingBps: 800 }, 1_239],
    ['stones', { stonesPaise: rupees(93) }, 1_240],
    [
      'all parts together',
      { makingPerGramPaise: 100, makingPerUnitPaise: 200, makingBps: 100, stonesPaise: 300 },
      1_176,
    ],
  ])('%s, in whole rupees', (_what, parts, expected) => {
    // 12.4 g at ₹92.50 are ₹1,147.
    expect(priceAtRate(priced(parts), 12_400, 9_250).pricePaise).toBe(rupees(expected));
  });

  test('tiers lower the making charge, not the silver', () => {
    const tiers = [
      { minQty: 12, offBps: 2_000 },
      { minQty: 48, offBps: 10_000 },
    ];
    const price = priceAtRate(
      priced({ makingPerUnitPaise: rupees(100), makingTiers: tiers }),
      10_000,
      10_000,
    );
    expect(price).toEqual({
      pricePaise: rupees(1_100),
      tiers: [
        { minQty: 12, pricePaise: rupees(1_080) },
        { minQty: 48, pricePaise: rupees(1_000) },
      ],
    });
  });

  test('of sizes that all have a weight of their own is not that of the product', () => {
    const weighed = { byWeight: priced({ makingPerGramPaise: 1_500 }) };
    const shown = (...weights: (number | undefined)[]) => {
      const sizes = weights.map((netWeightMg, at) => ({ label: `${at}`, netWeightMg }));
      const prices = currentPrice(weighed, 20_000, 9_250, sizes);
      return prices && unitPriceText(prices, { qty: 1 });
    };
    // ₹107.50 per gram.
    expect(shown(22_000, 26_000)).toBe('₹2,365–₹2,795');
    expect(shown(undefined, 26_000)).toBe('₹2,150–₹2,795');
    expect(shown()).toBe('₹2,150');
  });

  test('leaves out a tier that saves less than a rupee', () => {
    const price = priceAtRate(
      priced({ makingPerUnitPaise: 100, makingTiers: [{ minQty: 12, offBps: 1 }] }),
      10_000,
      10_000,
    );
    expect(price.tiers).toEqual([]);
  });
});

const anyAmount = fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined });
const anyByWeight: fc.Arbitrary<ByWeight> = fc
  .record({
    makingPerGramPaise: anyAmount,
    makingPerUnitPaise: anyAmount,
    makingBps: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
    stonesPaise: anyAmount,
    offs: fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 6 }),
  })
  .map(({ offs, ...parts }) => ({
    ...parts,
    makingTiers: offs
      .sort((a, b) => a - b)
      .map((offBps, at) => ({ minQty: (at + 1) * 12, offBps })),
  }));
const anyWeight = fc.integer({ min: 1, max: 10_000_000 });
const anyRate = fc.integer({ min: 1, max: 1_000_000 });

describe('for all prices by weight', () => {
  test('amounts are whole rupees, up to a crore, and tiers fall', () => {
    fc.assert(
      fc.property(anyByWeight, anyWeight, anyRate, (byWeight, weightMg, rate) => {
        const { pricePaise, tiers } = priceAtRate(byWeight, weightMg, rate);
        const prices = [pricePaise, ...tiers.map((tier) => tier.pricePaise)];
        for (const price of prices) {
          expect(price % 100).toBe(0);
          expect(price).toBeLessThanOrEqual(MOST_PAISE);
        }
        expect(prices).toEqual([...new Set(prices)].sort((a, b) => b - a));
      }),
    );
  });

  test('a higher rate never lowers a price', () => {
    fc.assert(
      fc.property(anyByWeight, anyWeight, anyRate, anyRate, (byWeight, weightMg, one, other) => {
        const at = (rate: number) => priceAtRate(byWeight, weightMg, rate).pricePaise;
        expect(at(Math.max(one, other))).toBeGreaterThanOrEqual(at(Math.min(one, other)));
      }),
    );
  });

  test('without tiers, the price is within half a rupee of the exact amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), anyRate, (weightMg, rate) => {
        const exact = (weightMg * rate) / 1_000;
        const { pricePaise } = priceAtRate(priced({}), weightMg, rate);
        expect(Math.abs(pricePaise - exact)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('a product at a rate', () => {
  const ring = buildProduct({
    priceMode: 'public',
    pricePaise: 45_000,
    netWeightMg: 10_000,
    byWeight: priced({ makingPerGramPaise: 1_000 }),
  });

  test('has the price by weight instead of its unit price', () => {
    expect(atRate(ring, 9_000)).toMatchObject({ priceMode: 'public', pricePaise: rupees(1_000) });
  });

  test('is on request while no rate is set', () => {
    expect(atRate(ring, undefined).priceMode).toBe('onRequest');
  });

  test('keeps a fixed price', () => {
    const fixed = buildProduct({ pricePaise: 45_000 });
    expect(atRate(fixed, 9_000)).toBe(fixed);
  });
});
