/** Reads of the back office use the database that they are given. */
import { beforeEach, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { emptyDatabase, staffDatabase, stockProduct } from '#fixtures/staff-database.ts';
import { savedSince, unpublishedProducts } from './unindexed-products.ts';

beforeEach(() => {
  emptyDatabase();
  stockProduct('rg101', buildProduct({ title: 'Ring', status: 'published' }));
  stockProduct('rg102', buildProduct({ title: 'Band', status: 'published' }));
});

const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

test('products saved since a time', async () => {
  const { products } = await savedSince(0, staffDatabase);
  expect(ids(products)).toEqual(['rg101', 'rg102']);
});

test('unpublished products', async () => {
  stockProduct('rg102', buildProduct({ title: 'Band', status: 'draft' }));
  const { products } = await unpublishedProducts(staffDatabase);
  expect(ids(products)).toEqual(['rg102']);
});
