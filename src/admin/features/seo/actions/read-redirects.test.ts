/** Redirects from old URLs. */
import { expect, test } from 'vitest';
import { buildBlog, buildCategory, buildProduct } from '#fixtures/build.ts';
import {
  categoryRedirects,
  isAbout,
  searchTextOf,
  postRedirects,
  productRedirects,
} from './redirects-of.ts';

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
  ['https://shop.in/category/Bands/?q=1', 'bands'],
  [' /blogs/old ', 'old'],
  ['Old', 'old'],
])('%s is looked for as %s', (typed, expected) => {
  expect(searchTextOf(typed)).toBe(expected);
});

test('matches either URL, and the name', () => {
  const redirect = { from: '/category/bands', to: '/category/rings', name: 'Rings', edit: '' };
  expect(isAbout(redirect, 'band')).toBe(true);
  expect(isAbout(redirect, 'rings')).toBe(true);
  expect(isAbout(redirect, 'chain')).toBe(false);
});
