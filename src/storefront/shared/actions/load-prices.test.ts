import { beforeEach, expect, test, vi } from 'vitest';
import { DatabaseFailure } from '#firebase/browser/database-answer.ts';
import { loadPrices } from './load-prices.ts';

const PRICE = { pricePaise: 45_000, tiers: [] };
const database = vi.hoisted(() => ({
  denied: [] as string[],
  broken: [] as string[],
  /** Asked for at one moment, and the most that ever were. */
  now: 0,
  most: 0,
}));

vi.mock('#firebase/browser/database-answer.ts', () => ({
  DatabaseFailure: class extends Error {
    readonly code: string;
    constructor(code: string) {
      super(code);
      this.code = code;
    }
  },
  answered: async (ask: () => Promise<unknown>) => {
    database.now += 1;
    database.most = Math.max(database.most, database.now);
    try {
      return await ask();
    } finally {
      database.now -= 1;
    }
  },
}));
vi.mock('#firebase/browser/prices.ts', () => ({
  readPrice: (id: string) => {
    if (database.denied.includes(id))
      return Promise.reject(new DatabaseFailure('permission-denied', id));
    if (database.broken.includes(id)) return Promise.reject(new DatabaseFailure('unavailable', id));
    return Promise.resolve(id === 'none' ? undefined : PRICE);
  },
}));

beforeEach(() => {
  database.denied = [];
  database.broken = [];
});

test('products without a price, or whose price was deleted, have none', async () => {
  database.denied = ['gone'];
  expect(await loadPrices(['a', 'none', 'gone', 'b'])).toEqual({
    prices: new Map([
      ['a', PRICE],
      ['b', PRICE],
    ]),
    unread: [],
  });
  database.denied = ['alone'];
  expect(await loadPrices(['alone'])).toEqual({ prices: new Map(), unread: [] });
  expect(await loadPrices([])).toEqual({ prices: new Map(), unread: [] });
});

test('what does not come is named, and what has come is kept', async () => {
  database.broken = ['c'];
  const { prices, unread } = await loadPrices(['a', 'c', 'b']);
  expect([[...prices.keys()], unread]).toEqual([['a', 'b'], ['c']]);
});

test('of two hundred products a few are asked for at once', async () => {
  const ids = Array.from({ length: 200 }, (_, at) => `p${at}`);
  const { prices } = await loadPrices(ids);
  expect(prices.size).toBe(200);
  expect(database.most).toBeGreaterThan(1);
  expect(database.most).toBeLessThanOrEqual(8);
});
