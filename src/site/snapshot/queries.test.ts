import { beforeEach, describe, expect, test } from 'vitest';
import { buildBlog, buildCategory, buildProduct, buildSiteSettings } from '#fixtures/build.ts';
import { LISTING_PAGE_SIZE } from '#core/catalogue.ts';
import { blogKind, type Blog } from '#schema/blog.ts';
import { categoryKind, type Category } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import { addressClashes, strayCategories } from './integrity.ts';
import { ingest } from './ingest.ts';
import { createCatalogue } from './queries.ts';
import { openStore, type Store } from './store.ts';

const NOW = Date.parse('2026-07-01T00:00:00Z');
const DAY = 86_400_000;

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
});

const product = (id: string, fields: Partial<Product>) =>
  ingest(store, {
    path: `prod/${id}`,
    data: encodeDocument(productKind, buildProduct({ sku: id.toUpperCase(), ...fields })),
  });
const category = (id: string, fields: Partial<Category>) =>
  ingest(store, {
    path: `categories/${id}`,
    data: encodeDocument(categoryKind, buildCategory({ slug: id, ...fields })),
  });
const post = (id: string, fields: Partial<Blog>) =>
  ingest(store, {
    path: `blogs/${id}`,
    data: encodeDocument(blogKind, buildBlog({ slug: id, ...fields })),
  });
const catalogue = (now = NOW) => createCatalogue(store, { now });
const skusOf = (cards: readonly { sku: string }[]) => cards.map(({ sku }) => sku);

describe('what is live', () => {
  test('includes published products, not drafts or archived ones', () => {
    product('rg1', { status: 'published' });
    product('rg2', { status: 'draft' });
    product('rg3', { status: 'archived' });
    expect(skusOf(catalogue().products())).toEqual(['RG1']);
    expect(catalogue().product('RG2')).toBeUndefined();
  });

  test('includes a scheduled product from its time on', () => {
    product('rg1', { status: 'scheduled', publishAt: NOW });
    expect(catalogue(NOW - 1).product('RG1')).toBeUndefined();
    expect(catalogue(NOW).product('RG1')?.sku).toBe('RG1');
  });

  test('includes a scheduled post from its time on', () => {
    post('care', { status: 'scheduled', publishAt: NOW });
    expect(catalogue(NOW - 1).post('care')).toBeUndefined();
    expect(catalogue(NOW).postListing(1).total).toBe(1);
  });
});

describe('listings', () => {
  test('are sorted newest first and paginated', () => {
    const total = LISTING_PAGE_SIZE + 2;
    for (let day = 1; day <= total; day += 1) product(`rg${day}`, { createdAt: NOW - day * DAY });

    const first = catalogue().listing({ kind: 'all' }, 1);
    const second = catalogue().listing({ kind: 'all' }, 2);

    expect(skusOf(first.cards).slice(0, 2)).toEqual(['RG1', 'RG2']);
    expect(first).toMatchObject({ pages: 2, total });
    expect(skusOf(second.cards)).toEqual([`RG${total - 1}`, `RG${total}`]);
  });

  test('contain the products of one category or subcategory', () => {
    product('rg1', { category: 'rings', subCategory: 'rings-halo' });
    product('rg2', { category: 'rings' });
    product('er1', { category: 'earrings' });
    const rings = catalogue().listing({ kind: 'category', categoryId: 'rings' }, 1);
    const halo = catalogue().listing({ kind: 'subcategory', categoryId: 'rings-halo' }, 1);
    expect(skusOf(rings.cards).toSorted()).toEqual(['RG1', 'RG2']);
    expect(skusOf(halo.cards)).toEqual(['RG1']);
  });

  test('have one page when they are empty', () => {
    expect(catalogue().listing({ kind: 'all' }, 1)).toEqual({
      cards: [],
      page: 1,
      pages: 1,
      total: 0,
    });
  });

  test('omits a price that only customers may see from cards', () => {
    product('rg1', { priceMode: 'signIn' });
    expect(catalogue().cards(['RG1'])[0]?.price).toEqual({ mode: 'signIn' });
  });
});

test('returns related products of the subcategory first, then of the category, never the product itself', () => {
  product('rg1', { category: 'rings', subCategory: 'rings-halo', createdAt: NOW });
  product('rg2', { category: 'rings', subCategory: 'rings-halo', createdAt: NOW - DAY });
  product('rg3', { category: 'rings', subCategory: 'rings-plain', createdAt: NOW - 2 * DAY });
  product('er1', { category: 'earrings', createdAt: NOW - 3 * DAY });
  expect(skusOf(catalogue().related('RG1', 8))).toEqual(['RG2', 'RG3']);
  expect(skusOf(catalogue().related('RG3', 8)).toSorted()).toEqual(['RG1', 'RG2']);
});

test('sorts the category tree and counts live products', () => {
  category('rings', { order: 2 });
  category('earrings', { order: 1 });
  category('rings-halo', { order: 1, parent: 'rings' });
  product('rg1', { category: 'rings', subCategory: 'rings-halo' });
  product('rg2', { category: 'rings', status: 'draft' });

  const [first, second] = catalogue().categories();

  expect(first?.id).toBe('earrings');
  expect(second).toMatchObject({
    id: 'rings',
    count: 1,
    children: [{ id: 'rings-halo', count: 1 }],
  });
  expect(catalogue().categoryBySlug('rings')?.id).toBe('rings');
});

test('hides and reports a subcategory of a deleted category', () => {
  category('rings', {});
  category('rings-halo', { parent: 'rings' });
  ingest(store, { path: 'categories/rings', data: { deletedAt: new Date() } });

  expect(catalogue().categories()).toEqual([]);
  expect(catalogue().category('rings-halo')).toBeUndefined();
  expect(strayCategories(store)).toMatchObject([
    { path: 'categories/rings-halo', field: 'parent', actual: '"rings"' },
  ]);
});

test('shows the price at the MOQ and the lowest tier price on a card', () => {
  const tiers = [
    { minQty: 12, pricePaise: 40_000 },
    { minQty: 48, pricePaise: 38_000 },
  ];
  product('rg1', { priceMode: 'public', pricePaise: 45_000, moq: 12, tiers });
  expect(catalogue().cards(['RG1'])[0]?.price).toEqual({
    mode: 'public',
    pricePaise: 40_000,
    lowestPaise: 38_000,
  });
});

test('lists renamed products with their old slugs', () => {
  product('rg1', { slug: 'new-name', oldSlugs: ['old-name'] });
  product('rg2', {});
  expect(catalogue().renamed()).toEqual([{ sku: 'RG1', slug: 'new-name', oldSlugs: ['old-name'] }]);
});

test('names the remedy for a missing setting', () => {
  expect(() => catalogue().site()).toThrow(/settings\/site.*npm run seed/);
});

describe('two documents with one page URL', () => {
  test('are both named', () => {
    product('a', { sku: 'RG1' });
    product('b', { sku: 'RG1' });
    post('c', { slug: 'care' });
    post('d', { slug: 'care' });
    expect(addressClashes(store, NOW)).toEqual([
      { claim: 'SKU RG1', paths: ['prod/a', 'prod/b'] },
      { claim: 'post slug care', paths: ['blogs/c', 'blogs/d'] },
    ]);
  });

  test('do not clash while one is a draft', () => {
    product('a', { sku: 'RG1' });
    product('b', { sku: 'RG1', status: 'draft' });
    expect(addressClashes(store, NOW)).toEqual([]);
  });
});

test('returns the same frame object for one state and tracks its keys on each call', () => {
  ingest(store, {
    path: 'settings/site',
    data: encodeDocument(siteSettingsKind, buildSiteSettings()),
  });
  const keys: string[][] = [];
  let noted: string[] = [];
  const shop = createCatalogue(store, { track: (key) => void noted.push(key) });
  const frames = [1, 2].map(() => {
    noted = [];
    const frame = shop.frame();
    keys.push([...new Set(noted)].toSorted());
    return frame;
  });
  expect(frames[0]).toBe(frames[1]);
  expect(keys[1]).toEqual(keys[0]);
  expect(keys[1]).toContain('settings/site');
});
