/** Ids of new documents are unique, even among deleted ones. */
import { beforeEach, expect, test } from 'vitest';
import { buildBlog, buildProduct } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase, stockProduct } from '#fixtures/staff-database.ts';
import { editablePost } from '#admin/shell/editing/post-form.ts';
import { editableProduct } from '#core/editing/product-form.ts';
import { idForNew } from './id-for-new.ts';

beforeEach(emptyDatabase);

const productId = (sku: string) =>
  idForNew(editableProduct, { ...editableProduct.fresh, sku }, staffDatabase);
const is = (value: string) => ({ success: true, value });

test("a product's id is its SKU", async () => {
  expect(await productId('RG-101')).toEqual(is('rg-101'));
});

test('reuses an SKU that a draft has given up', async () => {
  stockProduct('rg-101', buildProduct({ sku: 'RG-110' }));
  expect(await productId('RG-101')).toEqual(is('rg-101--2'));
  stockProduct('rg-101--2', buildProduct({ sku: 'RG-111' }));
  expect(await productId('RG-101')).toEqual(is('rg-101--3'));
});

test('finds the product with the same SKU, even if deleted, to report it', async () => {
  stockProduct('rg-101', buildProduct({ sku: 'RG-101', deletedAt: 5 }));
  expect(await productId('RG-101')).toEqual(is('rg-101'));
});

test('uses no id of a back office screen', async () => {
  expect(await productId('IMPORT')).toEqual(is('import--2'));
  const post = { ...editablePost.fresh, title: 'New' };
  expect(await idForNew(editablePost, post, staffDatabase)).toEqual(is('new--2'));
});

test('a post may take a slug that another post no longer uses', async () => {
  database.documents.set('blogs/silver', { ...buildBlog({ slug: 'silver-care' }) });
  const post = { ...editablePost.fresh, title: 'Silver', slug: 'silver' };
  expect(await idForNew(editablePost, post, staffDatabase)).toEqual(is('silver--2'));
});
