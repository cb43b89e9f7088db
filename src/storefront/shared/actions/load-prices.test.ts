import { beforeEach, describe, expect, test } from 'vitest';
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';
import { loadPrice, loadPrices } from './load-prices.ts';

const PRICE = { pricePaise: 45_000, tiers: [] };
const database = {
  denied: [] as string[],
  broken: [] as string[],
  /** Concurrent requests, and their maximum. */
  now: 0,
  most: 0,
};

async function read(id: string) {
  database.now += 1;
  database.most = Math.max(database.most, database.now);
  await Promise.resolve();
  database.now -= 1;
  if (database.denied.includes(id)) throw new DatabaseFailure('permission-denied');
  if (database.broken.includes(id)) throw new DatabaseFailure('unavailable');
  return id === 'none' ? undefined : PRICE;
}

beforeEach(() => {
  database.denied = [];
  database.broken = [];
});

test('omits products without a price or with a deleted one', async () => {
  database.denied = ['gone'];
  expect(await loadPrices(['a', 'none', 'gone', 'b'], read)).toEqual({
    prices: new Map([
      ['a', PRICE],
      ['b', PRICE],
    ]),
    failedIds: [],
  });
  database.denied = ['alone'];
  expect(await loadPrices(['alone'], read)).toEqual({ prices: new Map(), failedIds: [] });
  expect(await loadPrices([], read)).toEqual({ prices: new Map(), failedIds: [] });
});

test('returns loaded prices and the IDs of failed ones', async () => {
  database.broken = ['c'];
  const { prices, failedIds } = await loadPrices(['a', 'c', 'b'], read);
  expect([[...prices.keys()], failedIds]).toEqual([['a', 'b'], ['c']]);
});

test('limits concurrent requests for two hundred products', async () => {
  const ids = Array.from({ length: 200 }, (_, at) => `p${at}`);
  const { prices } = await loadPrices(ids, read);
  expect(prices.size).toBe(200);
  expect(database.most).toBeGreaterThan(1);
  expect(database.most).toBeLessThanOrEqual(8);
});

describe('a price by weight', () => {
  const byWeight = { makingPerUnitPaise: 9_000, stonesPaise: 1_000, makingTiers: [] };
  const load = (rate: number | undefined) =>
    loadPrice('p1', () => Promise.resolve({ byWeight }), {
      weightsOf: () =>
        Promise.resolve({
          netWeightMg: 10_000,
          sizes: [{ label: '16' }, { label: '24', netWeightMg: 15_000 }],
        }),
      rateOf: () => Promise.resolve(rate === undefined ? undefined : { perGramPaise: rate, at: 0 }),
    });

  test('is calculated with the published rate and weight', async () => {
    expect(await load(9_000)).toEqual({
      prices: {
        pricePaise: 100_000,
        tiers: [],
        bySize: [{ label: '24', pricePaise: 145_000, tiers: [] }],
      },
      note: '10 g silver at ₹90/g (1 Jan 1970, 5:30 am), plus making and stones. Each size is priced by its weight.',
    });
  });

  test('is missing while no rate is published', async () => {
    expect(await load(undefined)).toBeUndefined();
  });

  test('asks once for the rate of many products', async () => {
    let requests = 0;
    const rateOf = () => {
      requests += 1;
      return Promise.resolve({ perGramPaise: 9_000, at: 0 });
    };
    await loadPrices(['p1', 'p2', 'p3'], () => Promise.resolve({ byWeight }), {
      weightsOf: () => Promise.resolve({ netWeightMg: 10_000 }),
      rateOf,
    });
    expect(requests).toBe(1);
  });
});
