/** Stock stays exact and never negative, however movements are interleaved, lost and repeated. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildOrder, buildStock, buildStockMove } from '#fixtures/build.ts';
import type { StockChange, StockMove } from '#schema/stock-move.ts';
import type { StockLevel } from '#schema/stock.ts';
import { availabilityOf, shownStatus } from './availability.ts';
import { missingUnits, orderedUnits, orderStockChange, type OrderedUnits } from './order-stock.ts';
import { applyChanges, availableOf, levelOf, sellableUnits, stockOf } from './stock-levels.ts';

const SIZES = ['10', '12', '14'] as const;
const moveOf = (changes: StockChange[], orderId?: string): StockMove =>
  buildStockMove({ productId: 'rg101', sku: 'RG101', changes, orderId });

const ordered = (qty: number, size?: string): OrderedUnits => ({
  ...{ productId: 'rg101', sku: 'RG101', qty },
  ...(size !== undefined && { size }),
});

/** What two members of staff do: they count and receive, and take orders through their steps. */
interface Operation {
  staff: 0 | 1;
  kind: 'receive' | 'remove' | 'count' | 'confirm' | 'pack' | 'cancel' | 'unpack' | 'reopen';
  order: number;
  size: (typeof SIZES)[number];
  qty: number;
  /** How often the request is sent again because its response is lost. */
  retries: number;
}

const operation: fc.Arbitrary<Operation> = fc.record({
  staff: fc.constantFrom(0 as const, 1 as const),
  kind: fc.constantFrom(
    'receive',
    'remove',
    'count',
    'confirm',
    'pack',
    'cancel',
    'unpack',
    'reopen',
  ),
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
  if (kind === 'count') {
    // Often of what is reserved; the first count of a size may be 0.
    const { onHand, reserved } = levelOf(levels, size);
    return [{ size, onHand: reserved + Math.max(0, qty - 15) - onHand, reserved: 0 }];
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

/** The sizes of a product that had none, then one, then two. */
const SIZES_OVER_TIME = [[], ['12'], ['12', '14']] as const;
const ORDER = buildOrder({
  lines: [{ productId: 'rg101', sku: 'RG101', title: 'Ring', qty: 6 }],
});

/** The changes of a step of an order that names no size. */
function stepOf(ledger: Ledger, { kind, order, sizes }: SizedOperation): StockChange[] {
  if (kind === 'receive' || AFTER[kind]?.includes(ledger.status.get(order)) !== true) return [];
  const moves = [...ledger.moves.values()].filter(({ orderId }) => orderId === `${order}`);
  const fields = { sku: 'RG101', sizes: sizes.map((label) => ({ label })), deletedAt: null };
  const units = orderedUnits(ORDER, [{ id: 'rg101', fields }], moves).get('rg101') ?? [];
  const { levels } = ledger.stock;
  const { changes, short } = orderStockChange(STATUS[kind], units, { levels, moves });
  const isEnough = sizes.length < 2 && levels.some((level) => availableOf(level) >= 6);
  if (isEnough) expect(short).toEqual([]);
  ledger.status.set(order, kind);
  return changes;
}

interface SizedOperation {
  kind: 'receive' | keyof typeof STATUS;
  order: number;
  sizes: readonly string[];
}

test('orders without a size neither lose nor double units while the product gets sizes', () => {
  const kinds = ['receive', 'confirm', 'pack', 'cancel', 'unpack', 'reopen'] as const;
  const sized = fc.record({ kind: fc.constantFrom(...kinds), order: fc.nat(6) });
  const phase = fc.array(sized, { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(fc.tuple(phase, phase, phase), (phases) => {
      const ledger = new Ledger();
      let [received, at] = [0, 0];
      const write = (operation: SizedOperation): void => {
        const changes = stepOf(ledger, operation);
        const orderId = `${operation.order}`;
        expect(ledger.write(`${(at += 1)}`, ledger.rev, changes, orderId)).toBe(true);
      };
      phases.forEach((operations, age) => {
        const sizes = SIZES_OVER_TIME[age] ?? [];
        for (const { kind, order } of operations) {
          if (kind !== 'receive') {
            write({ kind, order, sizes });
            continue;
          }
          const [size] = sizes;
          received += 7;
          const change = { ...(size !== undefined && { size }), onHand: 7, reserved: 0 };
          ledger.write(`${(at += 1)}`, ledger.rev, [change]);
        }
      });
      for (const [order] of ledger.status) write({ kind: 'cancel', order, sizes: ['12', '14'] });
      expect(ledger.stock).toMatchObject({ onHand: received, reserved: 0 });
    }),
  );
});

/** Levels of a product whose sizes have changed: some of its sizes, former ones, and units without a size. */
const changedLevels: fc.Arbitrary<StockLevel[]> = fc
  .uniqueArray(fc.constantFrom(undefined, '10', '12', '14'), { maxLength: 4 })
  .chain((sizes) =>
    fc.tuple(
      ...sizes.map((size) =>
        fc.tuple(fc.nat(20), fc.nat(20)).map(([reserved, available]) => ({
          ...(size !== undefined && { size }),
          ...{ onHand: reserved + available, reserved },
        })),
      ),
    ),
  );

test('the site offers the units that orders can reserve, whatever sizes were counted', () => {
  const sizeLists = fc.subarray(['12', '14', '16']);
  fc.assert(
    fc.property(sizeLists, changedLevels, (labels, levels) => {
      const sizes = labels.map((label) => ({ label }));
      const fields = { sku: 'RG101', sizes, deletedAt: null };
      const missing = (qty: number, size?: string): number => {
        const line = { productId: 'rg101', sku: 'RG101', title: 'Ring', qty };
        const order = buildOrder({ lines: [{ ...line, ...(size !== undefined && { size }) }] });
        const units = orderedUnits(order, [{ id: 'rg101', fields }]).get('rg101') ?? [];
        return missingUnits(orderStockChange('confirmed', units, { levels, moves: [] }).short);
      };
      const MANY = 1_000;
      const reservable = (labels.length === 0 ? [undefined] : labels).map(
        (size) => MANY - missing(MANY, size),
      );
      const total = reservable.reduce((sum, qty) => sum + qty, 0);
      expect(sellableUnits(sizes, levels)).toBe(total);
      const stock = buildStock(stockOf(levels, 0));
      const status = shownStatus({ stockStatus: 'inStock', sizes }, stock);
      expect(status).toBe(total === 0 ? 'outOfStock' : 'inStock');
      const { text, soldOut } = availabilityOf({ stockStatus: 'inStock', sizes }, stock, {
        show: 'numbers',
      });
      expect(text).toBe(total === 0 ? 'Out of stock' : `${total} in stock`);
      expect(soldOut).toEqual(labels.filter((size) => missing(1, size) === 1));
      expect(availabilityOf({ stockStatus: 'madeToOrder', sizes }, stock).soldOut).toEqual([]);
    }),
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
