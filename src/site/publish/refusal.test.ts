import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildBlog,
  buildCategory,
  buildHomeSettings,
  buildProduct,
  buildSiteSettings,
} from '#fixtures/build.ts';
import { blogKind } from '#schema/blog.ts';
import { categoryKind } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import type { PublishOverride } from '#schema/publish.ts';
import { homeSettingsKind, siteSettingsKind } from '#schema/settings.ts';
import { ADDRESSES, COUNTS } from '#site/snapshot/change-keys.ts';
import { ingest } from '#site/snapshot/ingest.ts';
import { openStore, type Store } from '#site/snapshot/store.ts';
import { Refusal, refuseUnsound } from './refusal.ts';
import { openState, type State } from './state.ts';

const NOW = Date.parse('2026-07-01T00:00:00Z');
const DAY = 86_400_000;
/** The two required settings documents. */
const SETTINGS = 2;

let store: Store;
let state: State;
beforeEach(() => {
  store = openStore(':memory:');
  store.setAsOf(NOW);
  state = openState(':memory:');
  const documents = {
    'settings/site': encodeDocument(siteSettingsKind, buildSiteSettings()),
    'settings/home': encodeDocument(homeSettingsKind, buildHomeSettings()),
  };
  for (const [path, data] of Object.entries(documents)) ingest(store, { path, data });
});

const save = (id: string, fields: Partial<Product> = {}) =>
  ingest(store, {
    path: `prod/${id}`,
    data: encodeDocument(productKind, buildProduct({ sku: id.toUpperCase(), ...fields })),
  });
function saveMany(count: number): void {
  for (let number = 1; number <= count; number += 1) save(`rg${number}`);
}
function spoilMany(count: number): void {
  for (let number = 1; number <= count; number += 1) {
    ingest(store, { path: `seo/broken${number}`, data: {} });
  }
}

/** The refusal of a publish, or undefined when it is accepted. */
function refusal(options: { changed?: string[]; allow?: PublishOverride[] } = {}) {
  const changed = options.changed && new Set(options.changed);
  try {
    refuseUnsound({ store, state }, changed, new Set(options.allow));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return undefined;
}

describe('malformed documents', () => {
  test.each([
    { documents: 10, malformed: 5, refused: false, reason: 'five are always accepted' },
    { documents: 10, malformed: 6, refused: true, reason: 'six of ten are too many' },
    { documents: 299, malformed: 6, refused: true, reason: 'six are more than 2 % of 299' },
    { documents: 300, malformed: 6, refused: false, reason: 'six are exactly 2 % of 300' },
    { documents: 400, malformed: 8, refused: false, reason: 'eight are exactly 2 % of 400' },
    { documents: 400, malformed: 9, refused: true, reason: 'nine are more than 2 % of 400' },
  ])('$why', ({ documents, malformed, refused }) => {
    saveMany(documents - malformed - SETTINGS);
    spoilMany(malformed);
    expect(refusal()?.refusal).toBe(refused ? 'malformed' : undefined);
  });

  test('names the first ones and the number of others', () => {
    saveMany(1);
    spoilMany(40);
    const message = refusal()?.message ?? '';
    expect(message).toMatch(/^40 documents are invalid: seo\/broken1 · title: /);
    expect(message).toMatch(/; and \d+ more\./);
  });
});

describe('fewer products', () => {
  test.each([
    { before: 10, now: 8, refused: false },
    { before: 10, now: 7, refused: true },
    { before: 11, now: 8, refused: true },
    { before: 0, now: 1, refused: false },
    { before: 1, now: 0, refused: true },
    { before: 0, now: 0, refused: true },
  ])('$now after $before: refused is $refused', ({ before, now, refused }) => {
    state.setMeta('products', String(before));
    saveMany(now);
    expect(refusal()?.refusal).toBe(refused ? 'fewer-products' : undefined);
  });

  test('counts live products only', () => {
    state.setMeta('products', '10');
    saveMany(7);
    save('rg8', { status: 'draft' });
    save('rg9', { status: 'scheduled', publishAt: NOW + DAY });
    expect(refusal()?.message).toMatch(/^7 products are live/);
  });

  test('says how many are live, also one', () => {
    state.setMeta('products', '2');
    saveMany(1);
    expect(refusal()?.message).toMatch(/^1 product is live, and 2 were/);
  });

  test('are not counted when no count changed', () => {
    state.setMeta('products', '10');
    saveMany(7);
    expect(refusal({ changed: ['product RG1'] })).toBeUndefined();
    expect(refusal({ changed: [COUNTS] })?.refusal).toBe('fewer-products');
  });

  test('are accepted with the override', () => {
    state.setMeta('products', '10');
    expect(refusal({ allow: ['malformed'] })?.refusal).toBe('fewer-products');
    expect(refusal({ allow: ['fewer-products'] })).toBeUndefined();
  });
});

describe('two documents with one page URL', () => {
  beforeEach(() => saveMany(3));

  test('are refused when both are live', () => {
    save('copy', { sku: 'RG1', status: 'scheduled', publishAt: NOW + DAY });
    expect(refusal()).toBeUndefined();
    const since = store.lastChange();
    store.setAsOf(NOW + DAY);
    const changed = store.changesSince(since);
    expect(refusal({ changed })?.message).toContain('SKU RG1 by prod/copy and prod/rg1');
  });

  test('are checked when page URLs, posts or categories changed', () => {
    save('copy', { sku: 'RG1' });
    expect(refusal({ changed: ['card RG1'] })).toBeUndefined();
    for (const key of [ADDRESSES, 'blogs/*', 'categories/*']) {
      expect(refusal({ changed: [key] })?.refusal).toBe('address-clash');
    }
  });

  test('are all named: products, posts and categories', () => {
    save('copy', { sku: 'RG1' });
    for (const id of ['x', 'y']) {
      const post = encodeDocument(blogKind, buildBlog({ slug: 'care' }));
      const category = encodeDocument(categoryKind, buildCategory({ slug: 'rings' }));
      ingest(store, { path: `blogs/${id}`, data: post });
      ingest(store, { path: `categories/${id}`, data: category });
    }
    expect(refusal()?.message).toContain(
      'SKU RG1 by prod/copy and prod/rg1; post slug care by blogs/x and blogs/y; category slug rings by categories/x and categories/y',
    );
  });
});

test.each(['settings/site', 'settings/home'])('refuses a shop without %s and names it', (path) => {
  saveMany(1);
  ingest(store, { path, data: { deletedAt: new Date() } });
  expect(refusal()).toMatchObject({ refusal: 'missing-setting' });
  expect(refusal({ changed: [] })?.message).toContain(path);
});
