/** The demo shop as of the day on which it is started. */
import { expect, test } from 'vitest';
import { documentsAsOf } from './as-of.ts';
import { DAY, DEMO_TODAY, HOUR } from './clock.ts';
import { demoDocuments } from './shop.ts';

const at = (ms: number): Date => new Date(DEMO_TODAY + ms);

test('times move by whole days, also in maps and lists; other values stay', () => {
  const data = {
    createdAt: at(-HOUR),
    lines: [{ sku: 'RG101', qty: 12 }],
    timeline: { quoted: { at: at(-2 * HOUR) } },
    steps: [at(0)],
    note: '2026-11-01',
    deletedAt: null,
  };
  const [document] = documentsAsOf(DEMO_TODAY + 20.5 * DAY, [{ path: 'orders/o1', data }]);
  expect(document).toEqual({
    path: 'orders/o1',
    data: {
      ...data,
      createdAt: at(20 * DAY - HOUR),
      timeline: { quoted: { at: at(20 * DAY - 2 * HOUR) } },
      steps: [at(20 * DAY)],
    },
  });
});

test('nothing moves before the demo’s own day', () => {
  const document = { path: 'orders/o1', data: { createdAt: at(0) } };
  expect([...documentsAsOf(DEMO_TODAY - 3 * DAY, [document])]).toEqual([document]);
});

test('the newest order is at most two days old, and none is in the future', () => {
  const now = DEMO_TODAY + 400 * DAY + 5 * HOUR;
  const orders = [...documentsAsOf(now, demoDocuments({ products: 30 }))].filter(({ path }) =>
    /^orders\/[^/]+$/.test(path),
  );
  const times = orders.map(({ data }) => Number(data['createdAt']));
  expect(Math.max(...times)).toBeLessThanOrEqual(now);
  expect(now - Math.max(...times)).toBeLessThan(2 * DAY);
});
