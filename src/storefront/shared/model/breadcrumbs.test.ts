/** The breadcrumbs of each page type. */
import { describe, expect, it } from 'vitest';
import { blogCrumbs, categoryCrumbs, productCrumbs } from './breadcrumbs.ts';
import type { CategoryNode } from '#core/catalogue.ts';

const node = (id: string, name: string, parentId: string | null = null): CategoryNode => ({
  id,
  name,
  slug: id,
  oldSlugs: [],
  oldIds: [],
  description: '',
  image: null,
  seo: null,
  parentId,
  count: 0,
  children: [],
  updatedAt: 0,
});
const rings = node('rings', 'Rings');
const bands = node('rings-bands', 'Bands', 'rings');
const product = { title: 'Ridge band', path: '/product/RG101/ridge-band' };

const pathsOf = (crumbs: { path: string }[]): string[] => crumbs.map(({ path }) => path);

describe('breadcrumbs', () => {
  it('lead to a category and a subcategory', () => {
    expect(pathsOf(categoryCrumbs(rings))).toEqual(['/', '/category', '/category/rings']);
    expect(pathsOf(categoryCrumbs(bands, rings))).toEqual([
      '/',
      '/category',
      '/category/rings',
      '/subcategory/rings-bands',
    ]);
  });

  it('lead to a product through its category and subcategory, if known', () => {
    expect(pathsOf(productCrumbs(product, rings, bands))).toEqual([
      '/',
      '/category/rings',
      '/subcategory/rings-bands',
      product.path,
    ]);
    expect(pathsOf(productCrumbs(product, rings))).toEqual(['/', '/category/rings', product.path]);
    expect(pathsOf(productCrumbs(product))).toEqual(['/', '/products', product.path]);
  });

  it('lead to a post', () => {
    expect(blogCrumbs({ title: 'Care', path: '/blogs/care' }).map(({ name }) => name)).toEqual([
      'Home',
      'Glam Buzz',
      'Care',
    ]);
  });
});
