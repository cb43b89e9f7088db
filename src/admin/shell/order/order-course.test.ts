/** Random courses of an order, by its customer and two members of staff, keep its status, parcels and stock exact. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PEOPLE, Shop, type Operation } from '#fixtures/order-course.ts';
import { isNight } from '#fixtures/run-length.ts';
import { unitsOf } from '#core/order/total-units.ts';
import type { OrderStatus } from '#schema/order.ts';
import type { ShippedLine } from '#schema/shipment.ts';

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

/** Random courses seldom reach the later statuses. Orders are delivered with a parcel of each size, of one or of none. */
const begin = fc.constantFrom<Parameters<Shop['lead']>[]>(
  ['requested'],
  ['packed'],
  ['delivered'],
  ['delivered', ['12']],
  ['delivered', []],
);

const unitsIn = (records: readonly { lines: ShippedLine[] }[]): number =>
  unitsOf(records.flatMap(({ lines }) => lines));

test('an order and its stock stay exact in any course', () => {
  const reached = new Set<OrderStatus | 'replaced' | 'withdrawn' | 'returned'>();
  fc.assert(
    fc.property(
      begin,
      fc.array(operation, { minLength: 20, maxLength: 120 }),
      (start, operations) => {
        const shop = new Shop();
        shop.lead(...start);
        for (const each of operations) {
          shop.run(each);
          shop.check();
          reached.add(shop.order.status);
          if (shop.replacesAfterDelivery) reached.add('replaced');
          if (unitsIn(shop.returns) > unitsIn(shop.shipments)) reached.add('returned');
          if (shop.order.status === 'requested' && shop.sent.length > 0) reached.add('withdrawn');
        }
      },
    ),
    { numRuns: isNight ? 20_000 : 400 },
  );
  for (const end of ['packed', 'dispatched', 'delivered', 'cancelled'] as const)
    expect(reached).toContain(end);
  for (const event of ['replaced', 'withdrawn', 'returned'] as const)
    expect(reached).toContain(event);
});
