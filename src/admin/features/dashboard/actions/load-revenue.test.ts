/** The spans of the chart of revenue. */
import { expect, test } from 'vitest';
import { loadRevenue } from './load-revenue.ts';

const DAY = 86_400_000;
const at = (time: string) => Date.parse(`${time}+05:30`);

test('adds up 30 days until today, and the 30 days before, by days in India', async () => {
  // An order on each day at noon, worth as many paise as its distance from 1 January.
  const orders = Array.from({ length: 100 }, (_, day) => at('2026-01-01T12:00') + day * DAY);
  const spans = await loadRevenue(at('2026-03-31T00:30'), ({ start, end }, bought) => {
    expect(bought).not.toContain('cancelled');
    const own = orders.filter((each) => each >= start && each < end);
    const worth = own.map((each) => Math.round((each - at('2026-01-01T12:00')) / DAY));
    return Promise.resolve({
      orders: own.length,
      totalPaise: worth.reduce((sum, each) => sum + each, 0),
    });
  });
  expect(spans).toHaveLength(10);
  expect(spans[0]).toEqual({ day: '2026-03-02', orders: 3, revenuePaise: 183, beforePaise: 93 });
  expect(spans.at(-1)).toMatchObject({ day: '2026-03-29', orders: 3, revenuePaise: 264 });
});
