/** Stock stays exact and never negative, however movements are interleaved, lost and repeated. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildStockMove } from '#fixtures/build.ts';
import type { StockChange, StockMove } from '#schema/stock-move.ts';
import type { StockLevel } from '#schema/stock.ts';
import { orderStockChange, type OrderedUnits } from './order-stock.ts';
import { applyChanges, availableOf, stockOf } from './stock-levels.ts';

const SIZES = ['10', '12', '14'] as const;
const moveOf = (changes: StockChange[], orderId?: string): StockMove =>
  buildStockMove({ changes, orderId });

const ordered = (qty: number, size?: string): OrderedUnits => ({
  ...{ productId: 'rg101', sku: 'RG101', qty },
  ...(size !== undefined && { size }),
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
