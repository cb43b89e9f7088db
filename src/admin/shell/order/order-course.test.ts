/** Random courses of an order, by its customer and two members of staff, keep its status, parcels, stock and balance exact. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, PEOPLE, type Operation } from '#fixtures/course-order.ts';
import { Shop } from '#fixtures/order-course.ts';
import { isNight } from '#fixtures/run-length.ts';
import { unitsOf } from '#core/order/total-units.ts';
import type { OrderStatus } from '#schema/order.ts';
import type { ShippedLine } from '#schema/shipment.ts';

const operation: fc.Arbitrary<Operation> = fc.record({
  by: fc.constantFrom(...PEOPLE),
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('step' as const, 'send' as const, 'look' as const) },
    { weight: 4, arbitrary: fc.constantFrom('outcome' as const, 'return' as const) },
    { weight: 2, arbitrary: fc.constantFrom('undo' as const, 'receive' as const, 'pay' as const) },
    { weight: 1, arbitrary: fc.constantFrom('cancel' as const, 'wait' as const) },
  ),
  pick: fc.nat(20),
  qty: fc.integer({ min: 1, max: 8 }),
  isRestocked: fc.boolean(),
});

/**
 * Random courses seldom reach the later statuses, or an expired quote, or dispatched orders whose parcels all came back.
 * Orders are delivered with a parcel of each size, of one or of none.
 */
const begin = fc.constantFrom<(Parameters<Shop['lead']> | 'expired' | 'back')[]>(
  'expired',
  'back',
  ['requested'],
  ['packed'],
  ['delivered'],
  ['delivered', ['12']],
  ['delivered', []],
);

/** Sends a quote that then expires. */
function leadToExpired(shop: Shop): void {
  shop.lead('quoted');
  shop.now += 4 * DAY;
  shop.change(shop.order, 'expired', 'anita');
}

/** Sends two parcels, which the courier brings back into stock; the order is cancelled, which is undone. */
function leadToBack(shop: Shop): void {
  const operation = { by: 'anita', pick: 2, qty: 8, isRestocked: true } as const;
  shop.lead('dispatched');
  for (const _ of shop.shipments) shop.setOutcome({ ...operation, kind: 'outcome' });
  for (const _ of shop.shipments) shop.recordReturn({ ...operation, kind: 'return' });
  for (const [to, isUndone] of [
    ['cancelled', false],
    ['dispatched', true],
  ] as const) {
    shop.check();
    shop.change(shop.order, to, 'anita', isUndone);
    expect(shop.order).toMatchObject({ status: to, sentUnits: 0 });
  }
}

const unitsIn = (records: readonly { lines: ShippedLine[] }[]): number =>
  unitsOf(records.flatMap(({ lines }) => lines));

test('an order and its stock stay exact in any course', () => {
  const reached = new Set<
    OrderStatus | 'replaced' | 'withdrawn' | 'returned' | 'renewed' | 'paid' | 'owed back'
  >();
  fc.assert(
    fc.property(
      begin,
      fc.array(operation, { minLength: 20, maxLength: 120 }),
      (start, operations) => {
        const shop = new Shop();
        if (start === 'expired') leadToExpired(shop);
        else if (start === 'back') leadToBack(shop);
        else shop.lead(...start);
        for (const each of operations) {
          shop.run(each);
          shop.check();
          reached.add(shop.order.status);
          if (shop.replacesAfterDelivery) reached.add('replaced');
          if (unitsIn(shop.returns) > unitsIn(shop.shipments)) reached.add('returned');
          const { status, timeline, paidPaise = 0 } = shop.order;
          if (status === 'requested' && shop.sent.length > 0) reached.add('withdrawn');
          const isRenewed = timeline.some((event) => event.status === 'expired');
          if (status !== 'expired' && isRenewed) reached.add('renewed');
          if (paidPaise > 0) reached.add(status === 'cancelled' ? 'owed back' : 'paid');
        }
      },
    ),
    { numRuns: isNight ? 20_000 : 400 },
  );
  for (const end of ['packed', 'dispatched', 'delivered', 'cancelled', 'expired'] as const)
    expect(reached).toContain(end);
  for (const event of [
    'replaced',
    'withdrawn',
    'returned',
    'renewed',
    'paid',
    'owed back',
  ] as const)
    expect(reached).toContain(event);
});
