/** Stock stays exact and never negative, however movements are interleaved, lost and repeated. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildOrder, buildStockMove } from '#fixtures/build.ts';
import type { OrderLine } from '#schema/order.ts';
import type { StockChange, StockMove } from '#schema/stock-move.ts';
import type { StockLevel } from '#schema/stock.ts';
import {
  changesStock,
  missingUnits,
  orderedUnits,
  orderStockChange,
  type OrderedUnits,
} from './order-stock.ts';
import { applyChanges, availableOf, stockOf } from './stock-levels.ts';

const SIZES = ['10', '12', '14'] as const;
const moveOf = (changes: StockChange[], orderId?: string): StockMove =>
  buildStockMove({ changes, orderId });

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
    const moves = [{ sku: 'RG101', productId: 'rg101' }];
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
});

/** What two members of staff do: they count and receive, and take orders through their steps. */
interface Operation {
  staff: 0 | 1;
  kind: 'receive' | 'remove' | 'confirm' | 'pack' | 'cancel' | 'unpack' | 'reopen';
  order: number;
  size: (typeof SIZES)[number];
  qty: number;
  /** How often the request is sent again because its response is lost. */
  retries: number;
}

const operation: fc.Arbitrary<Operation> = fc.record({
  staff: fc.constantFrom(0 as const, 1 as const),
  kind: fc.constantFrom('receive', 'remove', 'confirm', 'pack', 'cancel', 'unpack', 'reopen'),
  order: fc.nat(40),
  size: fc.constantFrom(...SIZES),
  qty: fc.integer({ min: 1, max: 30 }),
  retries: fc.nat(2),
});

/** The database: a write with an outdated revision is refused, and one with a known ID is not repeated. */
class Ledger {
  stock = stockOf([], 5);
  rev = 0;
  moves = new Map<string, StockMove>();
  status = new Map<number, Operation['kind']>();

  write(id: string, seen: number, changes: StockChange[], orderId?: string): boolean {
    if (this.moves.has(id) || changes.length === 0) return true;
    if (seen !== this.rev) return false;
    const applied = applyChanges(this.stock.levels, changes);
    if ('refused' in applied) throw new Error('planned a negative level');
    this.stock = stockOf(applied.levels, 5);
    this.rev += 1;
    this.moves.set(id, moveOf(changes, orderId));
    return true;
  }
}

const STATUS = {
  confirm: 'confirmed',
  pack: 'packed',
  cancel: 'cancelled',
  unpack: 'confirmed',
  reopen: 'confirmed',
} as const;
const AFTER: Partial<Record<Operation['kind'], readonly (Operation['kind'] | undefined)[]>> = {
  confirm: [undefined],
  pack: ['confirm', 'unpack', 'reopen'],
  cancel: ['confirm', 'pack', 'unpack', 'reopen'],
  unpack: ['pack'],
  reopen: ['cancel'],
};

/** The changes of an operation on the levels as read, or undefined if it is not possible. */
function planned(ledger: Ledger, { kind, order, size, qty }: Operation): StockChange[] | undefined {
  const { levels } = ledger.stock;
  if (kind === 'receive') return [{ size, onHand: qty, reserved: 0 }];
  if (kind === 'remove') {
    const changes = [{ size, onHand: -qty, reserved: 0 }];
    return 'levels' in applyChanges(levels, changes) ? changes : undefined;
  }
  if (AFTER[kind]?.includes(ledger.status.get(order)) !== true) return undefined;
  const moves = [...ledger.moves.values()].filter(({ orderId }) => orderId === `${order}`);
  const units = SIZES.map((each, at) => ordered(1 + ((order * 7 + at * 3) % 9), each));
  return orderStockChange(STATUS[kind], units, { levels, moves }).changes;
}

test('1,000 interleaved operations of two people, with repeated requests, are exact', () => {
  fc.assert(
    fc.property(
      fc.array(operation, { minLength: 1_000, maxLength: 1_000 }),
      fc.array(fc.boolean(), { minLength: 1_000, maxLength: 1_000 }),
      (operations, overtakes) => {
        const ledger = new Ledger();
        const sums = new Map<string | undefined, StockLevel>();
        operations.forEach((each, at) => {
          let seen = ledger.rev;
          let changes = planned(ledger, each);
          if (changes === undefined) return;
          // The other person writes between the read and the write.
          if (overtakes[at] === true) {
            const other = [{ size: each.size, onHand: 1, reserved: 0 }];
            ledger.write(`${at} other`, ledger.rev, other);
            addTo(sums, other);
          }
          const orderId = each.kind in STATUS ? `${each.order}` : undefined;
          while (!ledger.write(`${at}`, seen, changes, orderId)) {
            seen = ledger.rev;
            changes = planned(ledger, each) ?? [];
          }
          addTo(sums, changes);
          if (each.kind in STATUS) ledger.status.set(each.order, each.kind);
          for (let again = 0; again < each.retries; again += 1)
            expect(ledger.write(`${at}`, seen, changes, orderId)).toBe(true);
          for (const level of ledger.stock.levels) {
            expect(level.onHand).toBeGreaterThanOrEqual(level.reserved);
            expect(level.reserved).toBeGreaterThanOrEqual(0);
          }
        });
        for (const level of ledger.stock.levels) expect(level).toEqual(sums.get(level.size));
        const { onHand, reserved, available } = ledger.stock;
        expect(available).toBe(onHand - reserved);
        expect(available).toBe(
          ledger.stock.levels.reduce((total, level) => total + availableOf(level), 0),
        );
        // Each order that was cancelled left nothing behind, and each packed one has nothing reserved.
        const open = [...ledger.status].filter(([, kind]) =>
          ['confirm', 'unpack', 'reopen'].includes(kind),
        );
        const openUnits = [...ledger.moves.values()]
          .filter(({ orderId }) => open.some(([id]) => `${id}` === orderId))
          .flatMap((move) => move.changes)
          .reduce((total, change) => total + change.reserved, 0);
        expect(reserved).toBe(openUnits);
      },
    ),
    { numRuns: process.env['NIGHTLY'] === 'true' ? 200 : 8 },
  );
});

function addTo(sums: Map<string | undefined, StockLevel>, changes: readonly StockChange[]): void {
  for (const { size, onHand, reserved } of changes) {
    const before = sums.get(size) ?? { onHand: 0, reserved: 0 };
    sums.set(size, {
      ...(size !== undefined && { size }),
      onHand: before.onHand + onHand,
      reserved: before.reserved + reserved,
    });
  }
}
