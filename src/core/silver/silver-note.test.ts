import { expect, test } from 'vitest';
import { silverNote } from './silver-note.ts';

test.each([
  [{}, ''],
  [{ makingPerGramPaise: 2_000 }, ', plus making'],
  [{ makingPerUnitPaise: 5_000 }, ', plus making'],
  [{ makingBps: 800 }, ', plus making'],
  [{ stonesPaise: 5_000 }, ', plus stones'],
  [{ makingBps: 800, stonesPaise: 5_000 }, ', plus making and stones'],
])('names only the parts of the price: %j', (parts, plus) => {
  const product = { netWeightMg: 3_000, sizes: [], byWeight: { ...parts, makingTiers: [] } };
  expect(silverNote(product, { perGramPaise: 10_000, at: 0 })).toBe(
    `3 g silver at ₹100/g (1 Jan 1970, 5:30 am)${plus}.`,
  );
});
