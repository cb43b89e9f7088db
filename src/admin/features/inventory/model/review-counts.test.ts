/** Counts and receipts beside the stock, before they are saved. */
import { describe, expect, test } from 'vitest';
import { buildStock } from '#fixtures/build.ts';
import { availabilityOf } from '#core/stock/availability.ts';
import { applyChanges } from '#core/stock/stock-levels.ts';
import type { Stock } from '#schema/stock.ts';
import type { CountedProduct } from './read-counts.ts';
import { movesOf, reviewCounts } from './review-counts.ts';

const ring: CountedProduct = {
  id: 'rg101',
  product: {
    ...{ sku: 'RG101', title: 'Ring', unit: 'piece', stockStatus: 'inStock' },
    sizeSystem: 'indianRing',
    sizes: [{ label: '12' }, { label: '14', sku: 'L' }],
  },
};

describe('a review', () => {
  const stockOf = (...levels: Stock['levels']) => buildStock({ levels, ...totals(levels) });
  const totals = (levels: Stock['levels']) => {
    const onHand = levels.reduce((sum, level) => sum + level.onHand, 0);
    return { onHand, reserved: 0, available: onHand };
  };
  const review = (stock: Stock, reason: 'counted' | 'received') => {
    const counts = [{ of: ring, size: '12', units: 5 }];
    const rows = reviewCounts(counts, new Map([['rg101', stock]]), reason);
    return movesOf(rows, { reason, note: undefined, lowStockAt: 10 });
  };

  test('replaces stock from before the product had sizes', () => {
    const stock = stockOf({ onHand: 40, reserved: 0 });
    const [move] = review(stock, 'counted');
    expect(move?.changes).toEqual([
      { size: '12', onHand: 5, reserved: 0 },
      { onHand: -40, reserved: 0 },
    ]);
    expect(review(stock, 'received')[0]?.changes).toHaveLength(1);
  });

  test('saves nothing beside reserved stock that it would replace', () => {
    const levels = [{ onHand: 40, reserved: 8 }];
    const stock = buildStock({ levels, onHand: 40, reserved: 8, available: 32 });
    expect(review(stock, 'counted')).toEqual([]);
  });

  test.each([
    [1, '1 is reserved for orders. Pack or cancel orders first.'],
    [8, '8 are reserved for orders. Pack or cancel orders first.'],
  ])('of less than the %i reserved is refused', (reserved, text) => {
    const levels = [{ size: '12', onHand: 40, reserved }];
    const stock = buildStock({ levels, onHand: 40, reserved, available: 40 - reserved });
    const counts = [{ of: ring, size: '12', units: 0 }];
    const [row] = reviewCounts(counts, new Map([['rg101', stock]]), 'counted');
    expect(row?.problem).toBe(text);
  });

  test.each([
    ['a product that is not tracked', new Map<string, Stock>(), []],
    [
      'a size without stock',
      new Map([['rg101', stockOf({ size: '12', onHand: 4, reserved: 0 })]]),
      ['12'],
    ],
  ])('saves a first count of 0 of %s, and takes it out of stock', (_what, stocks, before) => {
    const counts = [{ of: ring, size: '14', units: 0 }];
    const changes = [{ size: '14', onHand: 0, reserved: 0 }];
    const moves = movesOf(reviewCounts(counts, stocks, 'counted'), {
      ...{ reason: 'counted', note: undefined, lowStockAt: 10 },
    });
    expect(moves).toMatchObject([{ sku: 'RG101', changes, seen: changes }]);
    const applied = applyChanges(stocks.get('rg101')?.levels ?? [], changes);
    const levels = 'levels' in applied ? applied.levels : [];
    const { sizes } = ring.product;
    const soldOut = sizes.map(({ label }) => label).filter((label) => !before.includes(label));
    expect(availabilityOf({ stockStatus: 'inStock', sizes }, stockOf(...levels)).soldOut).toEqual(
      soldOut,
    );
    const after = new Map([['rg101', stockOf(...levels)]]);
    expect(reviewCounts(counts, after, 'counted')[0]?.change).toBeUndefined();
  });

  test('keeps other sizes, and names the levels that a count replaces', () => {
    const levels = [12, 14].map((size) => ({ size: `${size}`, onHand: size, reserved: 0 }));
    const [move] = review(stockOf(...levels), 'counted');
    expect(move?.changes).toEqual([{ size: '12', onHand: -7, reserved: 0 }]);
    expect(move?.seen).toEqual([levels[0]]);
    expect(review(stockOf(...levels), 'received')[0]).not.toHaveProperty('seen');
  });

  test.each([
    ['received', '12'],
    ['counted', '12'],
    ['received', '14'],
  ] as const)('of %s units of size %s says once that tracking starts', (reason, size) => {
    const studs = { id: 'er1', product: { ...ring.product, sku: 'ER1', sizes: [] } };
    const bySize = (label: string) => ({ of: ring, size: label, units: 4 });
    const note = (counts: Parameters<typeof reviewCounts>[0], stocks = new Map<string, Stock>()) =>
      reviewCounts(counts, stocks, reason).map((row) => row.note);
    const other = size === '12' ? '14' : '12';
    const text = `Saving starts stock tracking of RG101. Size ${other} will be shown as out of stock until you count it.`;
    expect(note([bySize(size), { of: studs, size: undefined, units: 4 }])).toEqual([
      text,
      undefined,
    ]);
    expect(note([bySize('12'), bySize('14')])).toEqual([undefined, undefined]);
    const stock = stockOf({ size: other, onHand: 1, reserved: 0 });
    expect(note([bySize(size)], new Map([['rg101', stock]]))).toEqual([undefined]);
  });

  test('has the note under the last row of the product that is saved', () => {
    const triple = {
      ...ring,
      product: { ...ring.product, sizes: [...ring.product.sizes, { label: '16' }] },
    };
    const units = [
      ['12', 4],
      ['14', 6],
      ['16', 0],
    ] as const;
    const counts = units.map(([size, each]) => ({ of: triple, size, units: each }));
    const rows = reviewCounts(counts, new Map(), 'received');
    expect(rows.map(({ note }) => note !== undefined)).toEqual([false, true, false]);
    expect(rows[1]?.note).toContain('Size 16 will');
  });
});
