import fc from 'fast-check';
import { stockOf } from '#core/stock/stock-levels.ts';
import { stockKind } from '#schema/stock.ts';
import { describe, expect, test } from 'vitest';
import {
  buildBlog,
  buildCategory,
  buildHomeSettings,
  buildProduct,
  buildRates,
  buildSeo,
  buildSiteSettings,
  buildStock,
} from '#fixtures/build.ts';
import { isNight } from '#fixtures/run-length.ts';
import { blogKind } from '#schema/blog.ts';
import { categoryKind } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { ratesKind } from '#schema/rates.ts';
import { seoKind } from '#schema/seo.ts';
import { homeSettingsKind, siteSettingsKind } from '#schema/settings.ts';
import { ingest, reprice, type RawDocument } from './ingest.ts';
import { createCatalogue } from './queries.ts';
import { createRecorder } from './recorder.ts';
import { openStore, type Store } from './store.ts';

const NOW = Date.parse('2026-07-01T00:00:00Z');
const DAY = 86_400_000;
const INDIAN_NEW_YEAR = Date.parse('2027-01-01T00:00:00+05:30');

const PRODUCTS = ['a', 'b', 'c', 'd'];
const SKUS = ['RG1', 'RG2', 'RG3'];
const CATEGORIES = ['rings', 'chains', 'bands'];
const SLUGS = ['one', 'two'];
const LISTS = [
  { kind: 'all' },
  ...CATEGORIES.flatMap((categoryId) => [
    { kind: 'category', categoryId },
    { kind: 'subcategory', categoryId },
  ]),
];

/** Every query with all arguments that matter here. */
const QUERIES: Record<string, readonly (readonly unknown[])[]> = {
  products: [[]],
  product: SKUS.map((sku) => [sku]),
  availability: SKUS.map((sku) => [sku]),
  slugOf: SKUS.map((sku) => [sku]),
  productId: SKUS.map((sku) => [sku]),
  cards: [[SKUS]],
  sizeOf: LISTS.map((list) => [list]),
  pagesOf: LISTS.map((list) => [list]),
  listing: LISTS.map((list) => [list, 1]),
  newest: [[2]],
  related: SKUS.flatMap((sku) => [
    [sku, 1],
    [sku, 3],
  ]),
  renamed: [[]],
  saved: [
    [0, 2],
    [2, 2],
  ],
  catalogueSlices: [[]],
  catalogueSlice: [[0], [1]],
  posts: [[]],
  post: SLUGS.map((slug) => [slug]),
  postListing: [[1]],
  newestPosts: [[1]],
  categories: [[]],
  category: CATEGORIES.map((id) => [id]),
  categoryBySlug: SLUGS.map((slug) => [slug]),
  categoryLinks: [[]],
  allCategoryLinks: [[]],
  categoryLink: CATEGORIES.map((id) => [id]),
  page: [['terms']],
  seo: [['~products']],
  siteSeo: [[]],
  silverRate: [[]],
  site: [[]],
  home: [[]],
  frame: [[]],
  changedAt: [[]],
};

/** A saved document, or the current time. */
type Edit = RawDocument | { now: number };

const moment = fc.constantFrom(NOW - DAY, NOW, NOW + DAY, INDIAN_NEW_YEAR);
const status = fc.constantFrom('published', 'draft', 'archived', 'scheduled');
const saving = { createdAt: moment, updatedAt: moment };

const savedProduct = fc
  .record({
    id: fc.constantFrom(...PRODUCTS),
    sku: fc.constantFrom(...SKUS),
    slug: fc.constantFrom(...SLUGS),
    oldSlugs: fc.constantFrom<string[]>([], ['former']),
    title: fc.constantFrom('A ring', 'A chain'),
    description: fc.constantFrom('Text.', 'Other text.'),
    stockStatus: fc.constantFrom('inStock', 'madeToOrder'),
    sizes: fc.constantFrom<{ label: string }[]>([], [{ label: '12' }, { label: '14' }]),
    category: fc.constantFrom(undefined, ...CATEGORIES),
    subCategory: fc.constantFrom(undefined, ...CATEGORIES),
    status,
    publishAt: moment,
    byWeight: fc.constantFrom(undefined, { makingTiers: [] }),
    ...saving,
  })
  .map(({ id, byWeight, category, subCategory, ...fields }): Edit => {
    const place = category === undefined ? {} : { category, subCategory };
    const data = encodeDocument(
      productKind,
      buildProduct({
        ...fields,
        sizeSystem: 'indianRing',
        ...place,
        ...(byWeight && { byWeight }),
      }),
    );
    return { path: `prod/${id}`, data };
  });

const savedStock = fc
  .record({
    id: fc.constantFrom(...PRODUCTS),
    size: fc.constantFrom({}, { size: '12' }),
    units: fc.constantFrom(0, 4, 40),
    updatedAt: moment,
  })
  .map(({ id, size, units, updatedAt }): Edit => {
    const totals = stockOf([{ ...size, onHand: units, reserved: 0 }], 10);
    const data = encodeDocument(stockKind, buildStock({ ...totals, updatedAt }));
    return { path: `stock/${id}`, data };
  });

const savedSettings = fc.constantFrom('words', 'numbers').map((show): Edit => {
  const data = encodeDocument(siteSettingsKind, buildSiteSettings({ availability: { show } }));
  return { path: 'settings/site', data };
});

const savedCategory = fc
  .record({
    id: fc.constantFrom(...CATEGORIES),
    slug: fc.constantFrom(...SLUGS),
    parent: fc.constantFrom(null, ...CATEGORIES),
    order: fc.constantFrom(0, 1),
    ...saving,
  })
  .map(({ id, ...fields }): Edit => {
    const data = encodeDocument(categoryKind, buildCategory(fields));
    return { path: `categories/${id}`, data };
  });

const savedPost = fc
  .record({
    id: fc.constantFrom('x', 'y'),
    slug: fc.constantFrom(...SLUGS),
    status,
    publishAt: moment,
    ...saving,
  })
  .map(({ id, ...fields }): Edit => {
    const data = encodeDocument(blogKind, buildBlog(fields));
    return { path: `blogs/${id}`, data };
  });

const savedSeo = fc
  .record({ id: fc.constantFrom('~products', 'global'), updatedAt: moment })
  .map(({ id, ...fields }): Edit => {
    const data = encodeDocument(seoKind, buildSeo(fields));
    return { path: `seo/${id}`, data };
  });

const savedRate = fc
  .record({ perGramPaise: fc.constantFrom(9_000, 9_001, 12_000), at: moment })
  .map((rate): Edit => {
    const rates = buildRates({ silver: [{ ...rate, by: 'staff' }] });
    return { path: 'settings/rates', data: encodeDocument(ratesKind, rates) };
  });

const anyPath = fc.constantFrom(
  ...PRODUCTS.map((id) => `prod/${id}`),
  ...CATEGORIES.map((id) => `categories/${id}`),
  ...PRODUCTS.map((id) => `stock/${id}`),
  'blogs/x',
  'seo/global',
  'settings/rates',
);
const tombstone = { deletedAt: new Date(NOW), updatedAt: new Date(NOW) };
const deleted = anyPath.map((path): Edit => ({ path, data: tombstone }));
const spoilt = anyPath.map((path): Edit => ({ path, data: {} }));
const timePassed = moment.map((now): Edit => ({ now }));

const edits = fc.array(
  fc.oneof(
    { arbitrary: savedProduct, weight: 4 },
    { arbitrary: savedStock, weight: 2 },
    savedSettings,
    savedCategory,
    savedPost,
    savedSeo,
    savedRate,
    deleted,
    spoilt,
    timePassed,
  ),
  { minLength: 1, maxLength: 6 },
);

function make(store: Store, edits: readonly Edit[]): void {
  for (const edit of edits) {
    if ('now' in edit) store.setAsOf(edit.now);
    else ingest(store, edit);
  }
  reprice(store);
}

function openShop(): Store {
  const store = openStore(':memory:');
  store.setAsOf(NOW);
  const settings = {
    'settings/site': encodeDocument(siteSettingsKind, buildSiteSettings()),
    'settings/home': encodeDocument(homeSettingsKind, buildHomeSettings()),
  };
  for (const [path, data] of Object.entries(settings)) ingest(store, { path, data });
  return store;
}

const queries = Object.entries(QUERIES).flatMap(([name, each]) =>
  each.map((args) => (args.length === 0 ? name : `${name} ${JSON.stringify(args)}`)),
);

test('covers every query', () => {
  const store = openShop();
  expect(Object.keys(QUERIES).toSorted()).toEqual(Object.keys(createCatalogue(store)).toSorted());
  store.close();
});

test('logs a key of every result that changes', () => {
  fc.assert(
    fc.property(edits, edits, (first, then) => {
      const store = openShop();
      const recorder = createRecorder(store);
      make(store, first);
      recorder.reset('all');
      const results = queries.map((query) => recorder.rerun(query));
      const since = store.lastChange();
      make(store, then);
      const announced = new Set(store.changesSince(since));
      recorder.reset('all');
      for (const { query, digest, keys } of results) {
        if (keys.some((key) => announced.has(key))) continue;
        expect(recorder.rerun(query).digest, `${query} ← ${keys.join(', ')}`).toBe(digest);
      }
      store.close();
    }),
    { numRuns: isNight ? 300 : 50 },
  );
});

describe('the keys of a result', () => {
  const keysOf = (run: (catalogue: ReturnType<typeof createCatalogue>) => unknown) => {
    const store = openShop();
    const rows = { rg1: 'RG1', rg2: 'RG2', rg3: 'RG3' };
    for (const [id, sku] of Object.entries(rows)) {
      const product = buildProduct({ sku, category: 'rings', description: sku });
      ingest(store, { path: `prod/${id}`, data: encodeDocument(productKind, product) });
    }
    const keys = new Set<string>();
    run(createCatalogue(store, { track: (key) => void keys.add(key) }));
    store.close();
    return keys;
  };

  test('of a product are that product only', () => {
    expect(keysOf((catalogue) => catalogue.product('RG1'))).toEqual(new Set(['product RG1']));
  });

  test('of a list are its order, its size and its cards', () => {
    const list = { kind: 'category', categoryId: 'rings' } as const;
    expect(keysOf((catalogue) => catalogue.listing(list, 1))).toEqual(
      new Set(['list category rings', 'counts', 'card RG1', 'card RG2', 'card RG3']),
    );
  });

  test('of a short list are the cards of those few', () => {
    expect(keysOf((catalogue) => catalogue.newest(1))).toEqual(new Set(['list', 'card RG1']));
  });

  test('of category links contain no product', () => {
    expect(keysOf((catalogue) => catalogue.categoryLinks())).toEqual(new Set(['categories/*']));
  });
});
