import { beforeEach, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { emptyDatabase, staffDatabase, stockProduct } from '#fixtures/staff-database.ts';
import { loadCosts } from './load-costs.ts';

beforeEach(() => {
  emptyDatabase();
  stockProduct('rg1', buildProduct({ sku: 'RG1', costPaise: 30_000 }));
  stockProduct('rg2', buildProduct({ sku: 'RG2' }));
  stockProduct('rg3', buildProduct({ sku: 'RG3', costPaise: 10_000, deletedAt: 1 }));
});

test('has the costs of products that are not deleted', async () => {
  const costs = await loadCosts(new AbortController().signal, staffDatabase);
  expect([...costs]).toEqual([['rg1', 30_000]]);
});

test('ends when it is cancelled', async () => {
  await expect(loadCosts(AbortSignal.abort(), staffDatabase)).rejects.toThrow();
});
