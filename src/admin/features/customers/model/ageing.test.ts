import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import type { Order } from '#schema/order.ts';
import { ageOf, balancesDue, totalByAge } from './ageing.ts';

const NOW = Date.parse('2026-07-01T10:00:00+05:30');

/** @param confirmed a day in India */
const due = (uid: string, confirmed: string, rupees: number, more: Partial<Order> = {}) => ({
  id: `${uid} ${confirmed} ${rupees}`,
  ...buildOrder({
    uid,
    status: 'delivered',
    contact: { name: `Name of ${uid}`, phone: '+919876543210' },
    createdAt: Date.parse('2025-01-01T00:00:00Z'),
    timeline: [
      { status: 'requested', at: Date.parse('2025-01-01T00:00:00Z'), by: uid },
      { status: 'confirmed', at: Date.parse(`${confirmed}T23:30:00+05:30`), by: 'staff' },
    ],
    duePaise: rupees * 100,
    ...more,
  }),
});

test('adds up balances by customer and age, as worked out by hand', () => {
  const balances = balancesDue(
    [
      // 1 July is day 0: 1 June is 30 days ago, 31 May 31, 2 May 60, 1 May 61, 2 April 90, 1 April 91.
      due('asha', '2026-07-01', 100),
      due('asha', '2026-06-01', 200),
      due('asha', '2026-05-31', 400),
      due('ravi', '2026-05-02', 800),
      due('ravi', '2026-05-01', 1_600),
      due('ravi', '2026-04-02', 3_200),
      due('ravi', '2026-04-01', 6_400),
      // A refund is not subtracted, and a paid order is left out.
      due('ravi', '2026-04-01', -50),
      due('paid', '2026-04-01', 0),
    ],
    NOW,
  );
  expect(balances.map(({ uid, orders, totalPaise }) => [uid, orders.length, totalPaise])).toEqual([
    ['ravi', 4, 1_200_000],
    ['asha', 3, 70_000],
  ]);
  expect(balances[1]?.orders[0]?.id).toBe('asha 2026-07-01 100');
  expect(balances[0]?.byAge).toEqual({ to30: 0, to60: 80_000, to90: 480_000, over90: 640_000 });
  expect(balances[1]?.byAge).toEqual({ to30: 30_000, to60: 40_000, to90: 0, over90: 0 });
  expect(totalByAge(balances)).toEqual({
    ...{ to30: 30_000, to60: 120_000, to90: 480_000, over90: 640_000 },
  });
});

test('counts days of the calendar in India, not spans of 24 hours', () => {
  // Confirmed at 23:30, seen at 00:10: the next day, although 40 minutes have passed.
  const now = Date.parse('2026-07-02T00:10:00+05:30');
  expect(ageOf(due('asha', '2026-06-01', 1), now)).toBe('to60');
  expect(ageOf(due('asha', '2026-06-02', 1), now)).toBe('to30');
});
