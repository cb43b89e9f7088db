/** Levels never become negative, and their status follows the threshold. */
import { describe, expect, test } from 'vitest';
import { applyChanges, levelOf, stockStatusOf } from './stock-levels.ts';

describe('a change', () => {
  const levels = [{ size: '12', onHand: 10, reserved: 4 }];

  test('adds to a size, and adds sizes', () => {
    const changes = [
      { size: '12', onHand: 5, reserved: 0 },
      { size: '14', onHand: 3, reserved: 0 },
    ];
    expect(applyChanges(levels, changes)).toEqual({
      levels: [
        { size: '12', onHand: 15, reserved: 4 },
        { size: '14', onHand: 3, reserved: 0 },
      ],
    });
  });

  test.each([
    ['more than is not reserved', { size: '12', onHand: -7, reserved: 0 }],
    ['more than is available', { size: '12', onHand: 0, reserved: 7 }],
    ['more than is reserved', { size: '12', onHand: 0, reserved: -5 }],
    ['a size without stock', { size: '14', onHand: -1, reserved: 0 }],
  ])('never takes %s', (_, change) => {
    const applied = applyChanges(levels, [{ size: '12', onHand: 0, reserved: 0 }, change]);
    expect(applied).toEqual({ refused: levelOf(levels, change.size) });
  });
});

test.each([
  [0, 0, 'outOfStock'],
  [1, 0, 'inStock'],
  [10, 10, 'lowStock'],
  [11, 10, 'inStock'],
])('%i available with a threshold of %i is %s', (available, lowStockAt, status) => {
  expect(stockStatusOf(available, lowStockAt)).toBe(status);
});
