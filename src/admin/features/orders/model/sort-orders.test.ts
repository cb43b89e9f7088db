/** Open orders by value and by waiting time. */
import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import type { Order } from '#schema/order.ts';
import { sortedOrders } from './sort-orders.ts';

const row = (id: string, fields: Partial<Order>) => ({
  ...{ id, success: true as const },
  value: buildOrder(fields),
});
const item = (sku: string, qty: number) => ({ productId: sku, sku, title: 'Ring', qty });
const requested = (at: number) => [{ status: 'requested' as const, at, by: 'asha' }];
const quote = {
  lines: [
    {
      ...{ sku: 'RG1', qty: 1, gstRateBps: 0, amountPaise: 90_000 },
      rate: { basis: 'unit' as const, pricePaise: 90_000 },
    },
  ],
  ...{ discountPaise: 0, taxablePaise: 90_000, totalPaise: 90_000, validUntil: 0 },
  ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
};
const rows = [
  row('small', { lines: [item('RG1', 1)], timeline: requested(3) }),
  row('unpriced', { lines: [item('ZZ9', 99)], timeline: requested(1) }),
  row('large', { lines: [item('RG1', 5)], timeline: requested(4) }),
  row('quoted', {
    ...{ quote, status: 'quoted' },
    timeline: [...requested(0), { status: 'quoted', at: 2, by: 'tara' }],
  }),
  { id: 'unreadable', success: false as const, problems: [] },
];
const estimates = ({ lines: [line] }: Order) =>
  line?.sku === 'RG1' ? { paise: line.qty * 50_000, isComplete: true } : undefined;
const ids = (sort: string) => sortedOrders(rows, sort, estimates).map(({ id }) => id);

test('the highest value first, quoted or estimated', () => {
  expect(ids('value')).toEqual(['large', 'quoted', 'small', 'unpriced', 'unreadable']);
});

test('the longest wait in the present status first', () => {
  expect(ids('waiting')).toEqual(['unpriced', 'quoted', 'small', 'large', 'unreadable']);
});
