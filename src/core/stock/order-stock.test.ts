/** What the steps of an order do with the stock of its products. */
import { describe, expect, test } from 'vitest';
import { buildOrder, buildStockMove } from '#fixtures/build.ts';
import type { OrderLine } from '#schema/order.ts';
import type { StockChange, StockMove } from '#schema/stock-move.ts';
import {
  changesStock,
  missingUnits,
  orderedUnits,
  orderStockChange,
  unitsByProduct,
  type OrderedUnits,
} from './order-stock.ts';
import { applyChanges } from './stock-levels.ts';

const moveOf = (changes: StockChange[], orderId?: string): StockMove =>
  buildStockMove({ productId: 'rg101', sku: 'RG101', changes, orderId });

const ordered = (qty: number, size?: string): OrderedUnits => ({
  ...{ productId: 'rg101', sku: 'RG101', qty },
  ...(size !== undefined && { size }),
});

const line = { productId: 'rg101', sku: 'RG101', title: 'Ring', qty: 4 };
/** @param skus by product ID */
const unitsOf = (lines: readonly OrderLine[], skus: Record<string, string>) => {
  const products = Object.entries(skus).map(([id, sku]) => ({
    id,
    fields: { sku, deletedAt: null },
  }));
  return [...orderedUnits(buildOrder({ lines: [...lines] }), products).values()].flat();
};

describe('an order', () => {
  const levels = [{ size: '12', onHand: 10, reserved: 4 }];

  test('adds up lines of the same size', () => {
    const lines = [line, { ...line, size: '12' }, { ...line, note: 'Matte' }];
    expect(unitsOf(lines, { rg101: 'RG101' })).toEqual([ordered(8), ordered(4, '12')]);
  });

  test('stays with the product that it has reserved, also when its SKU has changed', () => {
    const moves = [{ sku: 'RG101', productId: 'rg101', changes: [] }];
    const order = buildOrder({ lines: [line] });
    expect(orderedUnits(order, [], moves).get('rg101')).toEqual([ordered(4)]);
    expect(orderedUnits(order, []).size).toBe(0);
  });

  test('takes the product of its SKU, whatever ID the customer’s browser sent', () => {
    const lines = [
      { ...line, productId: 'rg999' },
      { ...line, sku: 'RG102' },
    ];
    expect(unitsOf(lines, { rg101: 'RG101', rg999: 'RG999' })).toEqual([ordered(4)]);
  });

  test('reserves the sizes that were chosen in its quote', () => {
    const sizes = [
      { label: '12', qty: 3 },
      { label: '14', qty: 2 },
    ];
    const rate = { basis: 'unit' as const, pricePaise: 100 };
    const order = buildOrder({
      lines: [{ ...line, size: '12' }],
      quote: {
        lines: [{ sku: 'RG101', qty: 5, sizes, rate, amountPaise: 500, gstRateBps: 0 }],
        ...{ discountPaise: 0, taxablePaise: 500, totalPaise: 500, validUntil: 1 },
        ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
      },
    });
    const products = [{ id: 'rg101', fields: { sku: 'RG101', deletedAt: null } }];
    const units = orderedUnits(order, products).get('rg101') ?? [];
    expect(units).toEqual([ordered(3, '12'), ordered(2, '14')]);
    const { changes, short } = orderStockChange('confirmed', units, {
      levels: [...levels, { size: '14', onHand: 9, reserved: 0 }],
      moves: [],
    });
    expect(short).toEqual([]);
    expect(changes).toEqual([
      { size: '12', onHand: 0, reserved: 3 },
      { size: '14', onHand: 0, reserved: 2 },
    ]);
  });

  test('releases what it reserved of a size that it does not send', () => {
    const moves = [moveOf([{ size: '12', onHand: 0, reserved: 4 }])];
    expect(orderStockChange('packed', [], { levels, moves }).changes).toEqual([
      { size: '12', onHand: 0, reserved: -4 },
    ]);
  });

  test.each(['packed', 'cancelled'] as const)(
    'is %s although the stock it reserved was started again',
    (status) => {
      const moves = [moveOf([{ size: '12', onHand: 0, reserved: 4 }])];
      const fresh = [{ size: '12', onHand: 9, reserved: 0 }];
      const { changes } = orderStockChange(status, [ordered(8, '12')], { levels: fresh, moves });
      expect(applyChanges(fresh, changes)).toHaveProperty('levels');
    },
  );

  test('reserves what is available and reports the rest', () => {
    const { changes, short } = orderStockChange('confirmed', [ordered(8, '12')], {
      levels,
      moves: [],
    });
    expect(changes).toEqual([{ size: '12', onHand: 0, reserved: 6 }]);
    expect(short).toMatchObject([{ size: '12', ordered: 8, available: 6 }]);
    expect(missingUnits(short)).toBe(2);
  });

  test('takes what it reserved, and what has arrived since', () => {
    const moves = [moveOf([{ size: '12', onHand: 0, reserved: 4 }])];
    const { changes, short } = orderStockChange('packed', [ordered(8, '12')], { levels, moves });
    expect(changes).toEqual([{ size: '12', onHand: -8, reserved: -4 }]);
    expect(short).toEqual([]);
  });

  test('returns what was packed when it is cancelled', () => {
    const moves = [
      moveOf([{ size: '12', onHand: 0, reserved: 4 }]),
      moveOf([{ size: '12', onHand: -4, reserved: -4 }]),
    ];
    expect(orderStockChange('cancelled', [], { levels, moves })).toMatchObject({
      changes: [{ size: '12', onHand: 4, reserved: 0 }],
      reason: 'returned',
    });
  });
});

test('goods that were not tracked when they were packed stay in stock after a return', () => {
  const levels = [{ size: '12', onHand: 6, reserved: 0 }];
  const moves = [moveOf([{ size: '12', onHand: 6, reserved: 0 }])];
  expect(orderStockChange('cancelled', [], { levels, moves }).changes).toEqual([]);
  expect(orderStockChange('packed', [ordered(6, '12')], { levels, moves })).toMatchObject({
    changes: [{ size: '12', onHand: -6, reserved: 0 }],
  });
});

describe('a product with one size, which buyers do not choose', () => {
  const productWith = (...labels: string[]) => [
    {
      id: 'rg101',
      fields: { sku: 'RG101', sizes: labels.map((label) => ({ label })), deletedAt: null },
    },
  ];
  const level = (onHand: number, size?: string, reserved = 0) => ({
    ...(size !== undefined && { size }),
    ...{ onHand, reserved },
  });
  const step = (
    status: 'confirmed' | 'packed',
    labels: string[],
    { levels, moves = [] }: { levels: ReturnType<typeof level>[]; moves?: StockMove[] },
    lines: OrderLine[] = [line, { ...line, qty: 2, size: '12' }],
  ) => {
    const order = buildOrder({ lines });
    const units = orderedUnits(order, productWith(...labels), moves).get('rg101') ?? [];
    const { changes, short } = orderStockChange(status, units, { levels, moves });
    return [...changes, ...short.map(({ ordered: qty, available }) => ({ qty, available }))];
  };
  const reserved = (size?: string) => [moveOf([{ ...level(0, size), reserved: 6 }])];

  test('has its stock in this size', () => {
    expect(step('confirmed', ['12'], { levels: [level(40, '12')] })).toEqual([
      { size: '12', onHand: 0, reserved: 6 },
    ]);
    expect(step('packed', ['12'], { levels: [level(40, '12', 6)], moves: reserved('12') })).toEqual(
      [{ size: '12', onHand: -6, reserved: -6 }],
    );
  });

  test('is returned to this size', () => {
    const returned = unitsByProduct([{ sku: 'RG101', qty: 2 }], productWith('12'));
    expect(returned.get('rg101')).toMatchObject([{ size: '12', qty: 2 }]);
  });

  test('is short of what is missing in this size', () => {
    expect(step('confirmed', ['12'], { levels: [level(4, '12')] })).toEqual([
      { size: '12', onHand: 0, reserved: 4 },
      { qty: 6, available: 4 },
    ]);
  });

  test('has stock from before it had the size', () => {
    const levels = [level(40), level(0, '12')];
    expect(step('confirmed', ['12'], { levels })).toEqual([{ onHand: 0, reserved: 6 }]);
    const mine = { levels: [level(6, undefined, 6)], moves: reserved() };
    expect(step('packed', ['12'], mine)).toEqual([{ onHand: -6, reserved: -6 }]);
  });

  test('releases a level that has become too small, for the other', () => {
    const mine = { levels: [level(4, undefined, 4), level(40, '12')], moves: reserved() };
    expect(step('packed', ['12'], mine)).toEqual([
      { size: '12', onHand: -6, reserved: 0 },
      { onHand: 0, reserved: -4 },
    ]);
  });

  test('sends what was reserved after it got a second size', () => {
    const mine = { levels: [level(40, '12', 6), level(9, '14')], moves: reserved('12') };
    expect(step('packed', ['12', '14'], mine, [{ ...line, qty: 6 }])).toEqual([
      { size: '12', onHand: -6, reserved: -6 },
    ]);
  });

  test('does not choose among several sizes', () => {
    const levels = [level(40, '12'), level(9, '14')];
    expect(step('confirmed', ['12', '14'], { levels })).toEqual([
      { size: '12', onHand: 0, reserved: 2 },
      { qty: 4, available: 0 },
    ]);
  });
});

describe('a step that is undone', () => {
  const levels = [{ size: '12', onHand: 4, reserved: 0 }];
  const units = [ordered(8, '12')];
  const moves = [
    moveOf([{ size: '12', onHand: 0, reserved: 8 }]),
    moveOf([{ size: '12', onHand: -8, reserved: -8 }]),
  ];

  test('puts packed units back and reserves them again', () => {
    expect(orderStockChange('confirmed', units, { levels, moves })).toEqual({
      changes: [{ size: '12', onHand: 8, reserved: 8 }],
      reason: 'returned',
      short: [],
    });
  });

  test('takes stock again for an order that was cancelled by mistake, as far as it is there', () => {
    const cancelled = [...moves, moveOf([{ size: '12', onHand: 8, reserved: 0 }])];
    expect(orderStockChange('packed', units, { levels, moves: cancelled })).toMatchObject({
      changes: [{ size: '12', onHand: -4, reserved: 0 }],
      short: [{ ordered: 8, available: 4 }],
    });
  });

  test('changes no stock when a packed order leaves or comes back', () => {
    expect(changesStock('packed', 'dispatched')).toBe(false);
    expect(changesStock('delivered', 'dispatched')).toBe(false);
    expect(changesStock('quoted', 'cancelled')).toBe(false);
    expect(changesStock('packed', 'confirmed')).toBe(true);
  });

  test('changes no stock when a dispatched order is cancelled, or its cancellation undone', () => {
    expect(changesStock('dispatched', 'cancelled')).toBe(false);
    expect(changesStock('cancelled', 'dispatched')).toBe(false);
    expect(changesStock('packed', 'cancelled')).toBe(true);
    expect(changesStock('cancelled', 'packed')).toBe(true);
  });
});
