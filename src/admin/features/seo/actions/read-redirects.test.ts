/** Redirects from old URLs. */
import { expect, test } from 'vitest';
import { buildBlog, buildCategory, buildProduct } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import { blogKind } from '#schema/blog.ts';
import { encodeDocument } from '#schema/kind.ts';
import {
  categoryRedirects,
  matchingRedirects,
  postRedirects,
  productRedirects,
  readRedirects,
} from './read-redirects.ts';

test('lists those of renamed and merged categories', () => {
  const category = buildCategory({
    name: 'Rings',
    slug: 'rings',
    oldSlugs: ['bands'],
    oldIds: ['x'],
  });
  expect(categoryRedirects({ id: 'rings', category })).toEqual([
    { from: '/category/bands', to: '/category/rings', name: 'Rings', edit: '/categories/rings' },
    { from: '/subcategory/x', to: '/category/rings', name: 'Rings', edit: '/categories/rings' },
  ]);
});

test('lists those of posts and products, but none for a slug in use again', () => {
  expect(postRedirects('a', buildBlog({ slug: 'new', oldSlugs: ['old', 'new'] }))).toMatchObject([
    { from: '/blogs/old', to: '/blogs/new' },
  ]);
  const product = buildProduct({ sku: 'RG1', slug: 'new', oldSlugs: ['old'] });
  expect(productRedirects('rg1', product)).toMatchObject([
    { from: '/product/RG1/old', to: '/product/RG1/new', edit: '/products/rg1' },
  ]);
});

test.each([
  ['https://shop.in/category/Bands/?q=1', 1],
  [' bands ', 1],
  ['rings', 1],
  ['Plain', 1],
  ['chain', 0],
])('%s is found in either URL and in the name: %i', (typed, count) => {
  const redirect = { from: '/category/bands', to: '/category/rings', name: 'Plain', edit: '' };
  expect(matchingRedirects([redirect], typed)).toHaveLength(count);
});

test('reads those of all kinds', async () => {
  emptyDatabase();
  const post = buildBlog({ slug: 'new-rings', oldSlugs: ['rings', 'old-rings'] });
  database.documents.set('blogs/rings', { ...encodeDocument(blogKind, post) });
  expect((await readRedirects(staffDatabase)).map(({ from }) => from)).toEqual([
    '/blogs/rings',
    '/blogs/old-rings',
  ]);
});
