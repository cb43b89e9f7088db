import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { buildPrice } from '#fixtures/build.ts';
import { emptyDatabase, saveAsOtherUser, staffDatabase } from '#fixtures/staff-database.ts';
import { QUERIES } from '#schema/queries.ts';
import { nameRanges, readAllPrices } from './read-all-prices.ts';

beforeEach(emptyDatabase);

test('every name is in exactly one range', () => {
  const names = fc.array(fc.string({ minLength: 1 }));
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 5 }), fc.string(), (ids, size, name) => {
      const ranges = nameRanges(ids, size);
      const around = ranges.filter(
        ({ from = '', before }) => name >= from && (before === undefined || name < before),
      );
      expect(around).toHaveLength(1);
    }),
  );
});

test('each range has as many IDs as asked for', () => {
  const ids = ['e', 'c', 'a', 'b', 'd'];
  expect(nameRanges(ids, 2)).toEqual([
    { from: undefined, before: 'c' },
    { from: 'c', before: 'e' },
    { from: 'e', before: undefined },
  ]);
  expect(nameRanges([], 2)).toEqual([{ from: undefined, before: undefined }]);
});

test('all prices are read in parallel, also those that were not listed', async () => {
  const { limit } = QUERIES.staffPricePages;
  const ids = Array.from({ length: limit + 1 }, (_, at) => `rg${String(at).padStart(5, '0')}`);
  for (const id of [...ids, 'a-draft', 'z-draft'])
    saveAsOtherUser(`prices/${id}`, buildPrice({ pricePaise: 50_000 }));
  let pages = 0;
  const readPageOf: typeof staffDatabase.readPageOf = (...args) => {
    pages += 1;
    return staffDatabase.readPageOf(...args);
  };
  const prices = await readAllPrices({ ids }, { ...staffDatabase, readPageOf });
  expect(prices.size).toBe(ids.length + 2);
  expect(pages).toBe(2);
});

test('reading ends when it is cancelled', async () => {
  saveAsOtherUser('prices/rg1', buildPrice({ pricePaise: 50_000 }));
  const signal = AbortSignal.abort();
  await expect(readAllPrices({ signal }, staffDatabase)).rejects.toThrow();
});
