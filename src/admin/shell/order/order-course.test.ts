/** Random courses of an order, by its customer and two members of staff, keep its status, parcels and stock exact. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildOrder, buildStockMove } from '#fixtures/build.ts';
import { stepProblem } from '#core/order/customer-step.ts';
import { mayChangeStatus, maySend, type OrderActor } from '#core/order-status.ts';
import {
  linesWithout,
  returnableLines,
  sendableLines,
  sentLines,
  shippedLines,
  statusWith,
} from '#core/order/shipping.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { changesStock, orderStockChange, unitsByProduct } from '#core/stock/order-stock.ts';
import { unitsToTake } from '#core/stock/parcel-stock.ts';
import { applyChanges, levelOf } from '#core/stock/stock-levels.ts';
import { isNight } from '#fixtures/run-length.ts';
import { orderStatus, type Order, type OrderStatus } from '#schema/order.ts';
import type { OrderReturn } from '#schema/order-return.ts';
import { shipmentOutcome, type Shipment, type ShippedLine } from '#schema/shipment.ts';
import type { StockChange, StockMove } from '#schema/stock-move.ts';
import type { StockLevel } from '#schema/stock.ts';
import { staffProblem, statusAfterUndo } from './staff-step.ts';

const SIZES = ['12', '14'] as const;
const SKU = 'RG101';
const PRODUCTS = [{ id: 'rg101', fields: { sku: SKU, deletedAt: null } }];
const LINES = SIZES.map((size, at) => ({
  ...{ productId: 'rg101', sku: SKU, title: 'Ring' },
  ...{ size, qty: 6 - 2 * at },
}));
const START = Date.parse('2026-03-01T06:00:00Z');
const PEOPLE = ['asha', 'anita', 'kavita'] as const;

interface Operation {
  by: (typeof PEOPLE)[number];
  kind: 'step' | 'cancel' | 'undo' | 'send' | 'outcome' | 'return' | 'receive' | 'look';
  /** Chooses among what is possible. */
  pick: number;
  qty: number;
  isRestocked: boolean;
}

const operation: fc.Arbitrary<Operation> = fc.record({
  by: fc.constantFrom(...PEOPLE),
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('step' as const, 'send' as const, 'look' as const) },
    { weight: 4, arbitrary: fc.constantFrom('outcome' as const, 'return' as const) },
    { weight: 2, arbitrary: fc.constantFrom('undo' as const, 'receive' as const) },
    { weight: 1, arbitrary: fc.constant('cancel' as const) },
  ),
  pick: fc.nat(20),
  qty: fc.integer({ min: 1, max: 8 }),
  isRestocked: fc.boolean(),
});

const unitsIn = (lines: readonly ShippedLine[], size: string): number =>
  unitsOf(lines.filter((line) => line.size === size));

/** The shop: what its database contains, and where the goods are. */
class Shop {
  order = buildOrder({
    ...{ status: 'requested', lines: LINES, uid: 'asha' },
    timeline: [{ status: 'requested', at: START, by: 'asha' }],
    quote: {
      lines: [
        {
          ...{ sku: SKU, qty: unitsOf(LINES), rate: { basis: 'unit', pricePaise: 100 } },
          ...{ amountPaise: 1_000, gstRateBps: 0 },
        },
      ],
      ...{ discountPaise: 0, taxablePaise: 1_000, totalPaise: 1_000, validUntil: START * 2 },
      ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
    },
  });
  shipments: Shipment[] = [];
  returns: OrderReturn[] = [];
  moves: StockMove[] = [];
  levels: StockLevel[] = SIZES.map((size) => ({ size, onHand: 12, reserved: 0 }));
  now = START;
  /** What each person has on their screen. */
  seen = new Map<Operation['by'], Order>();
  /** Where the units of each size are: on the shelf, or packed and waiting for a parcel. */
  shelf = new Map<string, number>(SIZES.map((size) => [size, 12]));
  packed = new Map<string, number>();

  /** @returns whether there is enough */
  move(changes: StockChange[], orderId?: string): boolean {
    const applied = applyChanges(this.levels, changes);
    if ('refused' in applied) return false;
    if (changes.length === 0) return true;
    this.levels = applied.levels;
    this.moves.push(buildStockMove({ changes, orderId, at: this.now, productId: 'rg101' }));
    return true;
  }

  /** Changes the order, of which only this revision is replaced. */
  put(fields: Partial<Order>): void {
    this.order = { ...this.order, ...fields, rev: this.order.rev + 1 };
  }

  ownMoves(): StockMove[] {
    return this.moves.filter(({ orderId }) => orderId !== undefined);
  }

  /** @param isUndone whether the last step is undone */
  change(seen: Order, to: OrderStatus, by: Operation['by'], isUndone = false): void {
    if (seen.rev !== this.order.rev) return;
    const { status: from, timeline } = this.order;
    const actor: OrderActor = by === 'asha' ? 'customer' : 'staff';
    const isInTable = isUndone
      ? mayChangeStatus(to, from, actor)
      : mayChangeStatus(from, to, actor);
    expect(isInTable, `${from} to ${to}`).toBe(true);
    if (changesStock(from, to)) {
      const units = unitsByProduct(LINES, PRODUCTS).get('rg101') ?? [];
      const of = { levels: this.levels, moves: this.ownMoves() };
      const { changes, short } = orderStockChange(to, units, of);
      if (short.length > 0) return;
      expect(this.move(changes, 'order')).toBe(true);
      for (const { size, qty } of LINES) {
        const back = this.packed.get(size) ?? 0;
        const packed = to === 'packed' ? qty : 0;
        this.shelf.set(size, (this.shelf.get(size) ?? 0) + back - packed);
        this.packed.set(size, packed);
      }
    }
    const event = { status: to, at: this.now, by };
    this.put({
      status: to,
      timeline: isUndone
        ? timeline.filter(({ status }) => status !== from)
        : [...timeline.filter(({ status }) => status !== to), event],
    });
  }

  /** Parcels and returns are recorded in a transaction, which reads the order again. */
  putRecords(by: Operation['by']): void {
    const status = statusWith(this.order, this.shipments);
    const { status: before, timeline } = this.order;
    if (status !== before) expect(mayChangeStatus(before, status, 'staff')).toBe(true);
    this.put({
      sentUnits: unitsOf(shippedLines(this.shipments, this.returns)),
      ...(status !== before && {
        status,
        timeline: [...timeline, { status, at: this.now, by }],
      }),
    });
  }

  send({ by, qty }: Operation): void {
    if (!maySend(this.order.status)) return;
    const [line] = sendableLines(this.order, this.shipments, this.returns);
    if (line?.size === undefined) return;
    const lines = [{ ...line, qty: Math.min(qty, line.qty) }];
    const shipment = { courier: 'By hand', parcels: 1, lines, sentOn: this.now, by, at: this.now };
    const after = shippedLines([...this.shipments, shipment], this.returns);
    const units = unitsByProduct(LINES, PRODUCTS).get('rg101') ?? [];
    const packedAt = this.order.timeline.find(({ status }) => status === 'packed')?.at ?? Infinity;
    const of = { moves: this.ownMoves(), packedAt };
    const taken = unitsToTake(unitsByProduct(after, PRODUCTS).get('rg101') ?? [], units, of);
    const changes = taken.map((each) => ({ size: each.size, onHand: -each.qty, reserved: 0 }));
    if (!this.move(changes, 'order')) return;
    this.shipments.push(shipment);
    const [{ size, qty: sent }] = [{ size: line.size, qty: unitsOf(lines) }];
    const packed = this.packed.get(size) ?? 0;
    this.packed.set(size, Math.max(0, packed - sent));
    this.shelf.set(size, (this.shelf.get(size) ?? 0) - Math.max(0, sent - packed));
    this.putRecords(by);
  }

  setOutcome({ by, pick }: Operation): void {
    const open = this.shipments.filter(({ outcome }) => outcome === undefined);
    const shipment = open[pick % open.length];
    const state = shipmentOutcome.options[pick % 3];
    if (shipment === undefined || state === undefined) return;
    const outcome = { state, on: this.now, by };
    this.shipments = this.shipments.map((each) =>
      each === shipment ? { ...each, outcome } : each,
    );
    this.putRecords(by);
  }

  recordReturn({ by, qty, isRestocked }: Operation): void {
    const [line] = returnableLines(this.shipments, this.returns);
    if (line?.size === undefined) return;
    const { size } = line;
    const units = Math.min(qty, line.qty);
    if (isRestocked) {
      this.move([{ size, onHand: units, reserved: 0 }], 'order');
      this.shelf.set(size, (this.shelf.get(size) ?? 0) + units);
    }
    const lines = [{ ...line, qty: units }];
    this.returns.push({ lines, reason: 'Wrong size', isRestocked, by, at: this.now });
    this.putRecords(by);
  }

  step({ by, kind, pick }: Operation, seen: Order): void {
    const isPossible = (to: OrderStatus): boolean => {
      if ((kind === 'cancel') !== (to === 'cancelled' || to === 'rejected')) return false;
      if (by !== 'asha')
        return to === 'quoted'
          ? mayChangeStatus(seen.status, to, 'staff')
          : staffProblem(seen, to, this.now) === undefined;
      return (
        (to === 'accepted' || to === 'cancelled') && stepProblem(seen, to, this.now) === undefined
      );
    };
    const possible = orderStatus.options.filter(isPossible);
    const to = possible[pick % possible.length];
    if (to !== undefined) this.change(seen, to, by);
  }

  run(each: Operation): void {
    const { by, kind, qty, pick } = each;
    const seen = this.seen.get(by) ?? this.order;
    this.now += 1_000;
    if (kind === 'look') this.seen.set(by, this.order);
    else if (kind === 'step' || kind === 'cancel') this.step(each, seen);
    else if (by === 'asha') return;
    else if (kind === 'undo') {
      const before = statusAfterUndo(seen, this.now);
      if (before !== undefined) this.change(seen, before, by, true);
    } else if (kind === 'send') this.send(each);
    else if (kind === 'outcome') this.setOutcome(each);
    else if (kind === 'return') this.recordReturn(each);
    else {
      const size = SIZES[pick % 2 === 0 ? 0 : 1];
      this.move([{ size, onHand: qty, reserved: 0 }]);
      this.shelf.set(size, (this.shelf.get(size) ?? 0) + qty);
    }
    // After a change of their own, people see the order as it is.
    if (kind !== 'look') this.seen.set(by, this.order);
  }

  check(): void {
    for (const { size, qty } of LINES) {
      const level = levelOf(this.levels, size);
      const confirmed = this.order.status === 'confirmed' ? qty : 0;
      expect(level).toEqual({ size, onHand: this.shelf.get(size), reserved: confirmed });
      expect(level.onHand).toBeGreaterThanOrEqual(level.reserved);
      const changes = this.moves.flatMap((each) => each.changes.filter((one) => one.size === size));
      const onHand = changes.reduce((sum, change) => sum + change.onHand, 12);
      expect(onHand).toBe(level.onHand);
      expect(unitsIn(sentLines(this.shipments), size)).toBeLessThanOrEqual(qty);
    }
    const own = this.ownMoves().flatMap((each) => each.changes);
    const taken = 0 - own.reduce((sum, { onHand }) => sum + onHand, 0);
    const atHand = [...this.packed.values()].reduce((sum, units) => sum + units, 0);
    // What the order took is packed, or left and is not in stock again.
    expect(taken).toBe(atHand + (this.order.sentUnits ?? 0));
    expect(linesWithout(sentLines(this.shipments), LINES)).toEqual([]);
  }
}

test('an order and its stock stay exact in any course', () => {
  const reached = new Set<OrderStatus>();
  fc.assert(
    fc.property(fc.array(operation, { minLength: 20, maxLength: 120 }), (operations) => {
      const shop = new Shop();
      for (const each of operations) {
        shop.run(each);
        shop.check();
        reached.add(shop.order.status);
      }
    }),
    { numRuns: isNight ? 20_000 : 400 },
  );
  for (const status of ['packed', 'dispatched', 'delivered', 'cancelled'] as const)
    expect(reached).toContain(status);
});
