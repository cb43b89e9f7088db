import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byWeight, MOST_MAKING_BPS, type ByWeight } from '#schema/by-weight.ts';
import { MOST_PAISE } from '#schema/limits.ts';
import { changedMaking, makingLabel, makingProblem, type MakingChange } from './change-making.ts';
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

const anyPaise = fc.option(fc.integer({ min: 1, max: MOST_PAISE }), { nil: undefined });
const anyByWeight: fc.Arbitrary<ByWeight> = fc
  .record(
    {
      makingPerGramPaise: anyPaise,
      makingPerUnitPaise: anyPaise,
      makingBps: fc.option(fc.integer({ min: 1, max: MOST_MAKING_BPS }), { nil: undefined }),
    },
    { requiredKeys: [] },
  )
  .map((parts) => ({ ...NO_TIERS, ...parts }));
const anyChange: fc.Arbitrary<MakingChange> = fc.record({
  on: fc.constantFrom('all' as const, 'perGram' as const, 'perUnit' as const),
  by: fc.integer({ min: -10_000, max: 100_000 }),
});

test('a making charge without a problem is valid by the schema', () => {
  fc.assert(
    fc.property(anyByWeight, anyChange, (before, change) => {
      const after = changedMaking(before, change);
      if (after === undefined || makingProblem(after) !== undefined) return;
      expect(byWeight.safeParse(after).success).toBe(true);
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
});
