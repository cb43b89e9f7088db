import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildBlog,
  buildCategory,
  buildProduct,
  buildSiteSettings,
  buildStock,
} from '#fixtures/build.ts';
import { unpackSlice } from '#core/listing/catalogue-slice.ts';
import { stockOf } from '#core/stock/stock-levels.ts';
import { stockKind, type StockLevel } from '#schema/stock.ts';
import { LISTING_PAGE_SIZE } from '#core/catalogue.ts';
import { blogKind, type Blog } from '#schema/blog.ts';
import { categoryKind, type Category } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import { siteSettingsKind, type SiteSettings } from '#schema/settings.ts';
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

describe('stock', () => {
  const stock = (id: string, levels: StockLevel[], fields: object = {}) =>
    ingest(store, {
      path: `stock/${id}`,
      data: { ...encodeDocument(stockKind, buildStock(stockOf(levels, 10))), ...fields },
    });
  const settings = (availability: SiteSettings['availability']) =>
    ingest(store, {
      path: 'settings/site',
      data: encodeDocument(siteSettingsKind, buildSiteSettings({ availability })),
    });

  test('decides what buyers see of a tracked product, also on cards and in data', () => {
    product('rg1', { stockStatus: 'inStock' });
    stock('rg1', [{ onHand: 4, reserved: 4 }]);
    expect(catalogue().product('RG1')?.stockStatus).toBe('outOfStock');
    expect(catalogue().cards(['RG1'])[0]?.facts).toContain('Out of stock');
    expect(catalogue().catalogueSlice(0).text).toContain('outOfStock');
    stock('rg1', [], { deletedAt: new Date() });
    expect(catalogue().product('RG1')?.stockStatus).toBe('inStock');
  });

  test('is used whichever document is read first, and a made-to-order product never runs out', () => {
    stock('rg1', [{ onHand: 0, reserved: 0 }]);
    stock('rg2', [{ onHand: 0, reserved: 0 }]);
    product('rg1', {});
    product('rg2', { stockStatus: 'madeToOrder' });
    expect(catalogue().product('RG1')?.stockStatus).toBe('outOfStock');
    expect(catalogue().product('RG2')?.stockStatus).toBe('madeToOrder');
  });

  const LEAVES = 'Leaves the same working day if confirmed by 3 pm';
  test.each([
    [undefined, 40, 'In stock, ready to dispatch'],
    [{ show: 'words', dispatchBy: '3 pm' }, 40, `In stock. ${LEAVES}`],
    [{ show: 'numbers' }, 84, '84 in stock'],
    [{ show: 'numbers', dispatchBy: '3 pm' }, 9, `Low stock, 9 left. ${LEAVES}`],
    [{ show: 'numbers', madeToOrderDays: 10 }, undefined, 'Made to order in 10 days'],
    [{ show: 'numbers' }, 0, 'Out of stock'],
  ] as const)('with the settings %j, %s units are shown as “%s”', (shown, units, text) => {
    settings(shown);
    product('rg1', { stockStatus: units === undefined ? 'madeToOrder' : 'inStock' });
    if (units !== undefined) stock('rg1', [{ onHand: units, reserved: 0 }]);
    expect(catalogue().availability('RG1')?.text).toBe(text);
  });

  test('is in the data for browsers only if it is shown in numbers', () => {
    const entryOfRing = () => unpackSlice(JSON.parse(catalogue().catalogueSlice(0).text))[0];
    product('rg1', { stockStatus: 'inStock' });
    stock('rg1', [{ onHand: 84, reserved: 4 }]);
    expect(entryOfRing()).not.toHaveProperty('available');
    settings({ show: 'words' });
    expect(catalogue().catalogueSlice(0).text).not.toContain('available');
    settings({ show: 'numbers' });
    expect(entryOfRing()).toMatchObject({ available: 80 });
    stock('rg1', [{ onHand: 4, reserved: 4 }]);
    expect(entryOfRing()?.available).toBeUndefined();
  });

  test('names the sizes that are out of stock', () => {
    const sizes = ['S', 'M', 'L'].map((label) => ({ label }));
    const sized = { sizeSystem: 'free' as const, sizes };
    product('rg1', sized);
    stock('rg1', [
      { size: 'S', onHand: 20, reserved: 0 },
      { size: 'M', onHand: 4, reserved: 4 },
    ]);
    expect(catalogue().availability('RG1')?.soldOut).toEqual(['M', 'L']);
    const entry = () => unpackSlice(JSON.parse(catalogue().catalogueSlice(0).text))[0];
    expect(entry()?.soldOut).toEqual(['M', 'L']);
    product('rg1', { ...sized, stockStatus: 'madeToOrder' });
    expect(catalogue().product('RG1')?.stockStatus).toBe('inStock');
    expect(catalogue().availability('RG1')?.soldOut).toEqual([]);
    expect(entry()?.soldOut).toBeUndefined();
  });

  test('of an only size is that of the level with more, from before or after it had the size', () => {
    settings({ show: 'numbers' });
    product('rg1', { sizeSystem: 'free', sizes: [{ label: 'S' }] });
    stock('rg1', [
      { onHand: 40, reserved: 0 },
      { size: 'S', onHand: 30, reserved: 0 },
    ]);
    expect(catalogue().availability('RG1')).toEqual({ text: '40 in stock', soldOut: [] });
  });

  test('from before a product got several sizes is not for sale', () => {
    settings({ show: 'numbers' });
    product('rg1', { sizeSystem: 'free', sizes: [{ label: 'S' }, { label: 'M' }] });
    stock('rg1', [{ onHand: 40, reserved: 0 }]);
    expect(catalogue().product('RG1')?.stockStatus).toBe('outOfStock');
    expect(catalogue().availability('RG1')).toEqual({
      text: 'Out of stock',
      soldOut: ['S', 'M'],
    });
    stock('rg1', [
      { onHand: 40, reserved: 0 },
      { size: 'S', onHand: 25, reserved: 0 },
    ]);
    expect(catalogue().availability('RG1')).toEqual({ text: '25 in stock', soldOut: ['M'] });
  });
});
