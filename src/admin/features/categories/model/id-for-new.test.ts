/** What is made anew gets an id that nothing else has, also where its name was another's before. */
import { beforeEach, expect, test, vi } from 'vitest';
import { buildCategory, buildBlog, buildProduct } from '#fixtures/build.ts';
import { database, emptyDatabase, stockProduct } from '#fixtures/staff-database.ts';
import { editableCategory } from './category-form.ts';
import { editablePost } from '#admin/shell/editing/post-form.ts';
import { editableProduct } from '#core/editing/product-form.ts';
import { idForNew } from '#admin/shell/actions/id-for-new.ts';

vi.mock('#firebase/browser/firestore.ts', () => ({ DatabaseUnavailable: class extends Error {} }));
vi.mock('#firebase/browser/asked.ts', () => import('#fixtures/staff-database.ts'));
vi.mock('#firebase/browser/staff-documents.ts', async () => {
  const { staffDocuments } = await import('#fixtures/staff-database.ts');
  return staffDocuments;
});

beforeEach(emptyDatabase);

const productId = (sku: string) => idForNew(editableProduct, { ...editableProduct.fresh, sku });
const is = (value: string) => ({ success: true, value });

test('a product is called by its SKU', async () => {
  expect(await productId('RG-101')).toEqual(is('rg-101'));
});

test('an SKU that was given up by a draft can be given again', async () => {
  stockProduct('rg-101', buildProduct({ sku: 'RG-110' }));
  expect(await productId('RG-101')).toEqual(is('rg-101--2'));
  stockProduct('rg-101--2', buildProduct({ sku: 'RG-111' }));
  expect(await productId('RG-101')).toEqual(is('rg-101--3'));
});

test('one that has the SKU is met, also deleted, so that it is said', async () => {
  stockProduct('rg-101', buildProduct({ sku: 'RG-101', deletedAt: 5 }));
  expect(await productId('RG-101')).toEqual(is('rg-101'));
});

test('nothing is called as a screen of the back office', async () => {
  expect(await productId('IMPORT')).toEqual(is('import--2'));
  const post = { ...editablePost.fresh, title: 'New' };
  expect(await idForNew(editablePost, post)).toEqual(is('new--2'));
  const category = { ...buildCategory({ name: 'New' }), parent: null };
  expect(await idForNew(editableCategory([]), category)).toEqual(is('new-2'));
});

test('a post may have the address that another has left', async () => {
  database.documents.set('blogs/silver', { ...buildBlog({ slug: 'silver-care' }) });
  const post = { ...editablePost.fresh, title: 'Silver', slug: 'silver' };
  expect(await idForNew(editablePost, post)).toEqual(is('silver--2'));
});
