import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byWeight, MOST_MAKING_BPS, type ByWeight } from '#schema/by-weight.ts';
import { MOST_PAISE } from '#schema/limits.ts';
import { unitPriceAt } from '#core/pricing.ts';
import { priceAtRate } from '#core/silver/price-at-rate.ts';
import {
  changedMaking,
  makingLabel,
  makingProblem,
  makingTiersLabel,
  type MakingChange,
} from './change-making.ts';
import { planRow } from './plan-price-changes.ts';

const NO_TIERS: ByWeight = { makingTiers: [] };
const mixed: ByWeight = {
  makingPerGramPaise: 1_250,
  makingPerUnitPaise: 15_000,
  makingBps: 800,
  stonesPaise: 9_300,
  makingTiers: [{ minQty: 24, offBps: 1_000 }],
};

describe('the changed making charge', () => {
  test.each<[string, MakingChange, Partial<ByWeight>]>([
    [
      '10 % up on each part',
      { on: 'all', by: 1_000 },
      { makingPerGramPaise: 1_375, makingPerUnitPaise: 16_500, makingBps: 880 },
    ],
    ['₹2 down per gram', { on: 'perGram', by: -200 }, { makingPerGramPaise: 1_050 }],
    ['₹5 up per unit', { on: 'perUnit', by: 500 }, { makingPerUnitPaise: 15_500 }],
    ['₹9 per gram', { on: 'perGram', to: 900 }, { makingPerGramPaise: 900 }],
    ['₹90 per unit', { on: 'perUnit', to: 9_000 }, { makingPerUnitPaise: 9_000 }],
    ['12 % of the silver', { on: 'percent', to: 1_200 }, { makingBps: 1_200 }],
  ])('%s; stones and tiers stay', (_what, change, after) => {
    expect(changedMaking(mixed, change)).toEqual({ ...mixed, ...after });
  });

  test('is undefined without the part that changes', () => {
    expect(changedMaking({ ...NO_TIERS, makingBps: 800 }, { on: 'perGram', by: 100 })).toBe(
      undefined,
    );
    expect(changedMaking(NO_TIERS, { on: 'all', by: 100 })).toBe(undefined);
  });
});

describe('the tiers of the making charge', () => {
  const tiersAfter = (change: MakingChange, before = mixed) =>
    changedMaking(before, change)?.makingTiers;

  test('get a larger or smaller discount', () => {
    expect(tiersAfter({ on: 'tiers', by: 250 })).toEqual([{ minQty: 24, offBps: 1_250 }]);
    expect(tiersAfter({ on: 'tiers', by: -250 })).toEqual([{ minQty: 24, offBps: 750 }]);
    expect(tiersAfter({ on: 'tiers', by: 250 }, NO_TIERS)).toBe(undefined);
  });

  test('get a new one in the order of quantities, or another discount', () => {
    const first = { minQty: 12, offBps: 500 };
    expect(tiersAfter({ on: 'tier', ...first })).toEqual([first, ...mixed.makingTiers]);
    const other = { minQty: 24, offBps: 1_500 };
    expect(tiersAfter({ on: 'tier', ...other })).toEqual([other]);
    expect(tiersAfter({ on: 'tier', ...first }, NO_TIERS)).toEqual([first]);
  });

  test.each<[string, MakingChange, string]>([
    ['a discount of nothing', { on: 'tiers', by: -1_000 }, 'from 24 would be 0% or less'],
    ['more than all of it', { on: 'tiers', by: 9_001 }, 'from 24 would be above 100%'],
    [
      'a later tier without a higher discount',
      { on: 'tier', minQty: 48, offBps: 1_000 },
      'The discount from 48 would not be higher than the one from 24.',
    ],
  ])('refuse %s', (_what, change, why) => {
    const after = changedMaking(mixed, change);
    expect(after && makingProblem(after)).toContain(why);
  });

  test('have a limit', () => {
    const makingTiers = [10, 20, 30, 40, 50, 60].map((minQty) => ({ minQty, offBps: minQty }));
    const after = changedMaking({ makingTiers }, { on: 'tier', minQty: 70, offBps: 70 });
    expect(after && makingProblem(after)).toBe('It would have more than 6 tiers.');
  });
});

test('a making charge is introduced where there is none', () => {
  const price = { byWeight: NO_TIERS, weightMg: 10_000 };
  const item = { id: 'rg1', sku: 'RG1', title: 'Ring', collection: 'prod', rev: 1, price } as const;
  const rowAfter = (change: MakingChange) => planRow(item, { target: 'making', ...change }, 9_000);
  expect(rowAfter({ on: 'perGram', to: 1_000 })).toMatchObject({
    before: { prices: { pricePaise: 90_000 } },
    after: { prices: { pricePaise: 100_000 } },
    changes: [{ after: { makingPerGramPaise: 1_000, makingTiers: [] } }],
  });
  expect(rowAfter({ on: 'all', by: 1_000 })).toMatchObject({
    kind: 'refused',
    why: 'It has no making charge. Set one instead.',
  });
  expect(rowAfter({ on: 'tiers', by: 1_000 })).toMatchObject({
    kind: 'refused',
    why: 'It has no volume discount on the making charge.',
  });
});

test('a new discount lowers the price of its tier', () => {
  const price = { byWeight: { makingPerUnitPaise: 10_000, makingTiers: [] }, weightMg: 10_000 };
  const item = { id: 'rg1', sku: 'RG1', title: 'Ring', collection: 'prod', rev: 1, price } as const;
  const change = { target: 'making', on: 'tier', minQty: 24, offBps: 2_000 } as const;
  expect(planRow(item, change, 9_000)).toMatchObject({
    before: { prices: { pricePaise: 100_000, tiers: [] } },
    after: { prices: { pricePaise: 100_000, tiers: [{ minQty: 24, pricePaise: 98_000 }] } },
  });
});

const anyPaise = fc.option(fc.integer({ min: 1, max: MOST_PAISE }), { nil: undefined });
const anyTiers = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 2, max: 500 }), { maxLength: 6 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 6, maxLength: 6 }),
  )
  .map(([quantities, discounts]) => {
    const rising = discounts.sort((a, b) => a - b);
    return quantities
      .sort((a, b) => a - b)
      .map((minQty, at) => ({ minQty, offBps: rising[at] ?? 1 }));
  });
const anyByWeight: fc.Arbitrary<ByWeight> = fc
  .record(
    {
      makingPerGramPaise: anyPaise,
      makingPerUnitPaise: anyPaise,
      makingBps: fc.option(fc.integer({ min: 1, max: MOST_MAKING_BPS }), { nil: undefined }),
    },
    { requiredKeys: [] },
  )
  .chain((parts) => anyTiers.map((makingTiers) => ({ ...parts, makingTiers })));
const anyChange: fc.Arbitrary<MakingChange> = fc.oneof(
  fc.record({
    on: fc.constantFrom('all' as const, 'perGram' as const, 'perUnit' as const),
    by: fc.integer({ min: -10_000, max: 100_000 }),
  }),
  fc.record({
    on: fc.constantFrom('perGram' as const, 'perUnit' as const, 'percent' as const),
    to: fc.integer({ min: 1, max: 200_000 }),
  }),
  fc.record({ on: fc.constant('tiers' as const), by: fc.integer({ min: -5_000, max: 5_000 }) }),
  fc.record({
    on: fc.constant('tier' as const),
    minQty: fc.integer({ min: 2, max: 500 }),
    offBps: fc.integer({ min: 1, max: 10_000 }),
  }),
);

test('a making charge without a problem is valid by the schema', () => {
  fc.assert(
    fc.property(anyByWeight, anyChange, (before, change) => {
      const after = changedMaking(before, change);
      if (after === undefined || makingProblem(after) !== undefined) return;
      expect(byWeight.safeParse(after).success).toBe(true);
    }),
  );
});

/** Prices are rounded to whole rupees. */
const RUPEE = 100;

test('a higher making charge raises the price of each tier by its share', () => {
  const priced = anyByWeight.filter(({ makingPerUnitPaise = 0 }) => makingPerUnitPaise > 0);
  fc.assert(
    fc.property(priced, fc.integer({ min: 1, max: 50_000 }), (before, by) => {
      const after = changedMaking(before, { on: 'perUnit', by });
      if (after === undefined || makingProblem(after) !== undefined) return;
      const [was, now] = [before, after].map((each) => priceAtRate(each, 10_000, 9_000));
      if (was === undefined || now === undefined || now.pricePaise === MOST_PAISE) return;
      for (const { minQty, offBps } of after.makingTiers) {
        const rise = unitPriceAt(now, minQty) - unitPriceAt(was, minQty);
        expect(Math.abs(rise - (by * (10_000 - offBps)) / 10_000)).toBeLessThanOrEqual(2 * RUPEE);
      }
    }),
  );
});

test('refuses a making charge out of range', () => {
  expect(makingProblem({ ...NO_TIERS, makingPerGramPaise: 0 })).toMatch('₹0 or less');
  expect(makingProblem({ ...NO_TIERS, makingBps: MOST_MAKING_BPS + 1 })).toMatch('too high');
});

test('warns of a tier that rounding to rupees leaves out', () => {
  const price = {
    byWeight: { makingPerUnitPaise: 10_000, makingTiers: [{ minQty: 24, offBps: 100 }] },
    weightMg: 4_200,
  };
  const item = { id: 'rg1', sku: 'RG1', title: 'Ring', collection: 'prod', rev: 1, price } as const;
  const rowAfter = (by: number) => planRow(item, { target: 'making', on: 'perUnit', by }, 9_000);
  expect(rowAfter(-9_000)).toMatchObject({
    kind: 'changed',
    warning: 'The tier from 24 would not be cheaper than the one before.',
  });
  expect(rowAfter(9_000)).toMatchObject({ kind: 'changed', warning: undefined });
});

test('previews the prices of sizes with their own weights, and compares them with their cost', () => {
  const price = {
    byWeight: { makingPerUnitPaise: 50_000, makingTiers: [] },
    weightMg: 10_000,
    sizes: [{ label: '14' }, { label: '18', netWeightMg: 20_000 }],
  };
  const named = { id: 'rg1', sku: 'RG1', title: 'Ring', collection: 'prod', rev: 1 } as const;
  const up: MakingChange = { on: 'perUnit', by: 10_000 };
  const item = { ...named, price, costPaise: 130_000 };
  expect(planRow(item, { target: 'making', ...up }, 9_000)).toMatchObject({
    before: { prices: { pricePaise: 140_000, bySize: [{ label: '18', pricePaise: 230_000 }] } },
    after: { prices: { pricePaise: 150_000, bySize: [{ label: '18', pricePaise: 240_000 }] } },
    warning: 'Size 18: The price is below the cost of ₹2,600.',
  });
});

test('names the parts of a making charge', () => {
  expect(makingLabel(mixed)).toBe('₹12.50 per gram + ₹150 per unit + 8%');
  expect(makingLabel(NO_TIERS)).toBe('none');
  expect(makingTiersLabel(mixed)).toBe('10% from 24');
  expect(makingTiersLabel(NO_TIERS)).toBe('none');
});
