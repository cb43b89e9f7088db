import { beforeEach, describe, expect, test } from 'vitest';
import { buildBlog, buildCategory, buildProduct, buildSiteSettings } from '#fixtures/build.ts';
import { LISTING_PAGE_SIZE } from '#core/catalogue.ts';
import { blogKind, type Blog } from '#schema/blog.ts';
import { categoryKind, type Category } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import { addressClashes, strayCategories } from './integrity.ts';
import { takeIn } from './intake.ts';
import { createCatalogue } from './queries.ts';
import { openStore, type Store } from './store.ts';

const NOW = Date.parse('2026-07-01T00:00:00Z');
const DAY = 86_400_000;

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
});

const product = (id: string, fields: Partial<Product>) =>
  takeIn(store, {
    path: `prod/${id}`,
    data: encodeDocument(productKind, buildProduct({ sku: id.toUpperCase(), ...fields })),
  });
const category = (id: string, fields: Partial<Category>) =>
  takeIn(store, {
    path: `categories/${id}`,
    data: encodeDocument(categoryKind, buildCategory({ slug: id, ...fields })),
  });
const post = (id: string, fields: Partial<Blog>) =>
  takeIn(store, {
    path: `blogs/${id}`,
    data: encodeDocument(blogKind, buildBlog({ slug: id, ...fields })),
  });
const catalogue = (now = NOW) => createCatalogue(store, { now });
const skusOf = (cards: readonly { sku: string }[]) => cards.map(({ sku }) => sku);

describe('what is live', () => {
  test('published products are, drafts and archived ones are not', () => {
    product('rg1', { status: 'published' });
    product('rg2', { status: 'draft' });
    product('rg3', { status: 'archived' });
    expect(skusOf(catalogue().products())).toEqual(['RG1']);
    expect(catalogue().product('RG2')).toBeUndefined();
  });

  test('a scheduled product goes live at its time', () => {
    product('rg1', { status: 'scheduled', publishAt: NOW });
    expect(catalogue(NOW - 1).product('RG1')).toBeUndefined();
    expect(catalogue(NOW).product('RG1')?.sku).toBe('RG1');
  });

  test('a scheduled post goes live at its time', () => {
    post('care', { status: 'scheduled', publishAt: NOW });
    expect(catalogue(NOW - 1).post('care')).toBeUndefined();
    expect(catalogue(NOW).postListing(1).total).toBe(1);
  });
});

describe('listings', () => {
  test('run from the newest to the oldest and part into pages', () => {
    const total = LISTING_PAGE_SIZE + 2;
    for (let day = 1; day <= total; day += 1) product(`rg${day}`, { createdAt: NOW - day * DAY });

    const first = catalogue().listing({ kind: 'all' }, 1);
    const second = catalogue().listing({ kind: 'all' }, 2);

    expect(skusOf(first.cards).slice(0, 2)).toEqual(['RG1', 'RG2']);
    expect(first).toMatchObject({ pages: 2, total });
    expect(skusOf(second.cards)).toEqual([`RG${total - 1}`, `RG${total}`]);
  });

  test('hold the products of one category or subcategory', () => {
    product('rg1', { category: 'rings', subCategory: 'rings-halo' });
    product('rg2', { category: 'rings' });
    product('er1', { category: 'earrings' });
    const rings = catalogue().listing({ kind: 'category', categoryId: 'rings' }, 1);
    const halo = catalogue().listing({ kind: 'subcategory', categoryId: 'rings-halo' }, 1);
    expect(skusOf(rings.cards).toSorted()).toEqual(['RG1', 'RG2']);
    expect(skusOf(halo.cards)).toEqual(['RG1']);
  });

  test('an empty list still has one page', () => {
    expect(catalogue().listing({ kind: 'all' }, 1)).toEqual({
      cards: [],
      page: 1,
      pages: 1,
      total: 0,
    });
  });

  test('a card never carries a price that is for customers only', () => {
    product('rg1', { priceMode: 'signIn' });
    expect(catalogue().cards(['RG1'])[0]?.price).toEqual({ mode: 'signIn' });
  });
});

test('related products come from the same subcategory first, then its category, never itself', () => {
  product('rg1', { category: 'rings', subCategory: 'rings-halo', createdAt: NOW });
  product('rg2', { category: 'rings', subCategory: 'rings-halo', createdAt: NOW - DAY });
  product('rg3', { category: 'rings', subCategory: 'rings-plain', createdAt: NOW - 2 * DAY });
  product('er1', { category: 'earrings', createdAt: NOW - 3 * DAY });
  expect(skusOf(catalogue().related('RG1', 8))).toEqual(['RG2', 'RG3']);
  expect(skusOf(catalogue().related('RG3', 8)).toSorted()).toEqual(['RG1', 'RG2']);
});

test('the category tree follows the given order and counts live products', () => {
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

test('a subcategory whose category is deleted is shown nowhere, and is named', () => {
  category('rings', {});
  category('rings-halo', { parent: 'rings' });
  takeIn(store, { path: 'categories/rings', data: { deletedAt: new Date() } });

  expect(catalogue().categories()).toEqual([]);
  expect(catalogue().category('rings-halo')).toBeUndefined();
  expect(strayCategories(store)).toMatchObject([
    { path: 'categories/rings-halo', field: 'parent', found: '"rings"' },
  ]);
});

test('a card shows the price at the smallest quantity and the lowest a tier gives', () => {
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

test('renamed products are listed with the slugs they had', () => {
  product('rg1', { slug: 'new-name', oldSlugs: ['old-name'] });
  product('rg2', {});
  expect(catalogue().renamed()).toEqual([{ sku: 'RG1', slug: 'new-name', oldSlugs: ['old-name'] }]);
});

test('a missing setting says how to get it', () => {
  expect(() => catalogue().site()).toThrow(/settings\/site.*npm run seed/);
});

describe('two documents that claim one address', () => {
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

  test('do not clash while one of them is a draft', () => {
    product('a', { sku: 'RG1' });
    product('b', { sku: 'RG1', status: 'draft' });
    expect(addressClashes(store, NOW)).toEqual([]);
  });
});

test('the frame of pages is one object for one state, and each time known to come from the same', () => {
  takeIn(store, {
    path: 'settings/site',
    data: encodeDocument(siteSettingsKind, buildSiteSettings()),
  });
  const keys: string[][] = [];
  let noted: string[] = [];
  const shop = createCatalogue(store, { note: (key) => void noted.push(key) });
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
