import { beforeEach, expect, test, vi } from 'vitest';
import { DatabaseFailure } from '#client/database-answer.ts';
import { loadPrices } from './load-prices.ts';

const PRICE = { pricePaise: 45_000, tiers: [] };
const database = vi.hoisted((): { denied: string[]; broken: string[] } => ({
  denied: [],
  broken: [],
}));

vi.mock('#client/database-answer.ts', () => ({
  DatabaseFailure: class extends Error {
    readonly code: string;
    constructor(code: string) {
      super(code);
      this.code = code;
    }
  },
  answered: (ask: () => Promise<unknown>) => ask(),
}));
vi.mock('#client/prices.ts', () => ({
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
  expect(await loadPrices(['a', 'none', 'gone', 'b'])).toEqual(
    new Map([
      ['a', PRICE],
      ['b', PRICE],
    ]),
  );
  expect(await loadPrices([])).toEqual(new Map());
});

test('when all are denied, or the database does not answer, it fails', async () => {
  database.denied = ['a', 'b'];
  await expect(loadPrices(['a', 'b'])).rejects.toThrow('permission-denied');
  database.broken = ['c'];
  await expect(loadPrices(['c', 'd'])).rejects.toThrow('unavailable');
});
