import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildBlog, buildCategory, buildProduct } from '#fixtures/build.ts';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { blogKind, type Blog } from '#schema/blog.ts';
import { categoryKind } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import { CHANGED_AT, YEAR } from './change-keys.ts';
import { ingest } from './ingest.ts';
import { openStore, type Store } from './store.ts';

const NOW = Date.parse('2026-07-01T00:00:00Z');
const DAY = 86_400_000;

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
  store.setAsOf(NOW);
});

const saveProduct = (id: string, fields: Partial<Product> = {}) =>
  ingest(store, {
    path: `prod/${id}`,
    data: encodeDocument(productKind, buildProduct({ sku: id.toUpperCase(), ...fields })),
  });
const savePost = (id: string, fields: Partial<Blog> = {}) =>
  ingest(store, {
    path: `blogs/${id}`,
    data: encodeDocument(blogKind, buildBlog({ slug: id, ...fields })),
  });
const saveCategory = (id: string) =>
  ingest(store, {
    path: `categories/${id}`,
    data: encodeDocument(categoryKind, buildCategory({ slug: id })),
  });

/** The keys that `work` logs as changed. */
function announced(work: () => unknown): Set<string> {
  const before = store.lastChange();
  work();
  return new Set(store.changesSince(before));
}

describe('the change log', () => {
  test('contains a document and its collection', () => {
    expect(announced(() => saveCategory('rings'))).toEqual(
      new Set(['categories/rings', 'categories/*', CHANGED_AT]),
    );
  });

  test('contains nothing for an unchanged document', () => {
    saveProduct('rg1');
    saveCategory('rings');
    const again = announced(() => [saveProduct('rg1'), saveCategory('rings')]);
    expect(again).toEqual(new Set());
  });

  test('contains a key that changed twice once, at its last position', () => {
    saveCategory('rings');
    saveCategory('chains');
    const before = store.lastChange();
    ingest(store, { path: 'categories/rings', data: { deletedAt: new Date() } });
    expect(store.changesSince(before)).toContain('categories/rings');
    expect(store.changesSince(0).filter((key) => key === 'categories/rings')).toHaveLength(1);
  });

  test('contains deleted and quarantined documents', () => {
    saveProduct('rg1');
    saveProduct('rg2');
    const deleted = announced(() =>
      ingest(store, { path: 'prod/rg1', data: { deletedAt: new Date() } }),
    );
    const malformed = announced(() => ingest(store, { path: 'prod/rg2', data: {} }));
    expect(deleted).toContain('product RG1');
    expect(malformed).toContain('product RG2');
  });

  test('contains nothing for a document that was never valid', () => {
    expect(announced(() => ingest(store, { path: 'prod/rg1', data: {} }))).toEqual(new Set());
  });

  test('is rolled back when the work fails', async () => {
    const before = store.lastChange();
    const failing = store.transaction(() => {
      saveProduct('rg1');
      return Promise.reject(new Error('cut short'));
    });
    await expect(failing).rejects.toThrow('cut short');
    expect(store.changesSince(before)).toEqual([]);
    expect(store.countProducts()).toBe(0);
  });

  test('starts again when the file is emptied, without the documents of the next read', async () => {
    saveProduct('rg1');
    store.setMeta('published', 'one');
    await store.transaction(() => {
      store.clear();
      saveProduct('rg1');
      return Promise.resolve();
    });
    expect(store.meta('published')).toBeUndefined();
    expect(store.lastChange()).toBe(0);
    expect(announced(() => saveProduct('rg2'))).toContain('product RG2');
  });
});

describe('as time passes', () => {
  beforeEach(() => {
    saveProduct('rg1', { status: 'scheduled', publishAt: NOW + DAY });
    saveProduct('rg2', { status: 'published' });
    savePost('care', { status: 'scheduled', publishAt: NOW + 2 * DAY });
  });

  test('logs what goes live, and nothing before', () => {
    expect(announced(() => store.setAsOf(NOW + DAY - 1))).toEqual(new Set());
    const product = announced(() => store.setAsOf(NOW + DAY));
    expect(product).toEqual(new Set([...product, 'product RG1', 'list', 'counts', CHANGED_AT]));
    expect(product).not.toContain('blogs/*');
    expect(product).not.toContain('product RG2');
    const post = announced(() => store.setAsOf(NOW + 3 * DAY));
    expect(post).toEqual(new Set(['blogs/*', CHANGED_AT]));
  });

  test('logs what disappears when the clock was set back', () => {
    store.setAsOf(NOW + 3 * DAY);
    const left = announced(() => store.setAsOf(NOW));
    expect(left).toContain('product RG1');
    expect(left).toContain('blogs/*');
  });

  test('returns the next scheduled time', () => {
    expect(store.nextScheduled(NOW)).toBe(NOW + DAY);
    expect(store.nextScheduled(NOW + DAY)).toBe(NOW + 2 * DAY);
    expect(store.nextScheduled(NOW + 2 * DAY)).toBeUndefined();
  });

  test('logs a new year when it begins in India', () => {
    const midnight = Date.parse('2027-01-01T00:00:00+05:30');
    store.setAsOf(midnight - 1);
    expect(announced(() => store.setAsOf(midnight))).toEqual(new Set([YEAR]));
  });
});

test('updates the newest save with later ones only', () => {
  store.raiseNewest(NOW);
  expect(announced(() => store.raiseNewest(NOW - 1))).toEqual(new Set());
  expect(store.newest()).toBe(NOW);
  expect(announced(() => store.raiseNewest(NOW + 1))).toEqual(new Set([CHANGED_AT]));
});

test('copies the current state; later changes do not affect the copy', () => {
  const file = join(temporaryFolder(), 'copy.sqlite');
  saveProduct('rg1');
  store.copyTo(file);
  saveProduct('rg2');
  const copy = openStore(file);
  expect(copy.countProducts()).toBe(1);
  expect(copy.asOf()).toBe(NOW);
  copy.close();
});

test('returns valid and quarantined paths of a collection', () => {
  saveProduct('rg1');
  ingest(store, { path: 'prod/broken', data: {} });
  saveCategory('rings');
  expect(store.paths('prod').toSorted()).toEqual(['prod/broken', 'prod/rg1']);
});

test('damaged text of a document is a damage of the file', () => {
  saveProduct('rg1');
  const damage = (): void => store.database.exec(`UPDATE document SET body = '{"title'`);
  expect(damage).toThrow('CHECK constraint failed');
});
