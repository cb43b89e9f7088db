import { expect, test } from 'vitest';
import { priceMark } from './price-mark.ts';
import { MOST_MARK } from '#storefront/shared/order/stored-list.ts';

const tiers = [{ minQty: 24, pricePaise: 40_000 }];

test('a mark is the same for the same prices, and differs for most others', () => {
  const marks = Array.from({ length: 1_000 }, (_, rupees) =>
    priceMark('RG101', { pricePaise: rupees * 100, tiers }),
  );
  expect(priceMark('RG101', { pricePaise: 70_000, tiers })).toBe(marks[700]);
  const same = marks.filter((mark) => mark === marks[700]);
  expect(same.length).toBeLessThan(15);
});

test('a mark differs if only the price of a size does', () => {
  const markOf = (rupees: number, label = '14') =>
    priceMark('RG101', {
      ...{ pricePaise: 70_000, tiers },
      bySize: [{ label, pricePaise: rupees * 100, tiers: [] }],
    });
  expect(markOf(800)).toBe(markOf(800));
  const marks = [markOf(800), markOf(900), markOf(800, '16')];
  expect(new Set([...marks, priceMark('RG101', { pricePaise: 70_000, tiers })]).size).toBe(4);
});

test('no price follows from a mark: several prices in a usual range have the same one', () => {
  const counts = new Map<number, number>();
  for (let rupees = 100; rupees < 5_000; rupees += 1) {
    const mark = priceMark('RG101', { pricePaise: rupees * 100, tiers: [] });
    expect(mark).toBeGreaterThanOrEqual(0);
    expect(mark).toBeLessThanOrEqual(MOST_MARK);
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  expect(Math.min(...counts.values())).toBeGreaterThan(3);
});
