import { expect, test } from 'vitest';
import { statusMeaning } from './status-labels.ts';

const outcome = (state: 'delivered' | 'lost' | 'returned') => ({
  outcome: { state, on: 0, by: 'demo-staff' },
});
const ON_ITS_WAY = { outcome: undefined };

test.each([
  [[], 'The order is on its way to you.'],
  [[ON_ITS_WAY], 'The order is on its way to you.'],
  [[outcome('returned'), ON_ITS_WAY], 'The order is on its way to you.'],
  [[outcome('lost'), outcome('delivered')], 'The courier lost a parcel. We will contact you.'],
  [
    [outcome('delivered'), outcome('returned')],
    'The courier is returning a parcel to us. We will contact you.',
  ],
  [[outcome('lost')], 'The courier lost a parcel. We will contact you.'],
  [[outcome('lost'), outcome('returned')], 'The courier lost a parcel. We will contact you.'],
  [[outcome('returned')], 'The courier is returning a parcel to us. We will contact you.'],
])('the meaning of a dispatched order with %j', (shipments, meaning) => {
  expect(statusMeaning({ status: 'dispatched', sentUnits: 24 }, shipments)).toBe(meaning);
});

test('the parcels of a delivered order do not matter', () => {
  const order = { status: 'delivered', sentUnits: 24 } as const;
  expect(statusMeaning(order, [outcome('lost')])).toBe('The order was delivered.');
});
