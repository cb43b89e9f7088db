import { beforeEach, describe, expect, test } from 'vitest';
import { buildCategory, buildProduct } from '#fixtures/build.ts';
import { categoryKind } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { refreshRows, takeIn } from './intake.ts';
import { quarantineOf, showReport, emptyReport } from './report.ts';
import { openStore, type Store } from './store.ts';

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
});

const raw = (fields: Parameters<typeof buildProduct>[0] = {}) => ({
  path: 'prod/a',
  data: encodeDocument(productKind, buildProduct(fields)),
});

const storedCard = (): unknown =>
  store.database.prepare('SELECT card FROM product').get()?.['card'];

describe('taking a document in', () => {
  test('says whether anything changed', () => {
    expect(takeIn(store, raw())).toBe('changed');
    expect(takeIn(store, raw())).toBe('unchanged');
    expect(takeIn(store, raw({ title: 'Another title' }))).toBe('changed');
  });

  test('replaces a card that older code made of the same document', () => {
    takeIn(store, raw());
    store.database.exec(`UPDATE product SET card = '{"sku":"STALE"}'`);
    expect(takeIn(store, raw())).toBe('changed');
    expect(storedCard()).not.toContain('STALE');
  });

  test('makes every card again on request, and changes none that is up to date', () => {
    takeIn(store, raw());
    const before = store.lastChange();
    refreshRows(store);
    expect(store.lastChange()).toBe(before);
    store.database.exec(`UPDATE product SET card = '{"sku":"STALE"}'`);
    refreshRows(store);
    expect(storedCard()).not.toContain('STALE');
  });

  test('a deleted document leaves, even when the rest of it is broken', () => {
    takeIn(store, raw());
    const broken = { path: 'prod/a', data: { deletedAt: new Date(), sku: 12 } };
    expect(takeIn(store, broken)).toBe('deleted');
    expect(store.paths('prod')).toEqual([]);
  });

  test('a document that stops fitting leaves the pages and is named in the report', () => {
    takeIn(store, raw());
    const broken = { path: 'prod/a', data: { ...raw().data, moq: 0 } };
    expect(takeIn(store, broken)).toBe('quarantined');
    const problems = quarantineOf(store);
    expect(showReport(emptyReport('delta'), problems)).toContain(
      '  prod/a · moq: expected at least 1, found 0 (number)',
    );
  });

  test('a category whose ID cannot be part of a page URL is named in the report', () => {
    const data = encodeDocument(categoryKind, buildCategory({ parent: 'anklets' }));
    expect(takeIn(store, { path: 'categories/x.html', data })).toBe('quarantined');
    expect(quarantineOf(store)).toMatchObject([
      { path: 'categories/x.html', field: 'id', found: '"x.html"' },
    ]);
    expect(quarantineOf(store)[0]?.expected).toContain('another ID');
  });

  test('a document that pages do not use is passed over', () => {
    expect(takeIn(store, { path: 'settings/tax', data: {} })).toBe('ignored');
    expect(takeIn(store, { path: 'orders/x', data: {} })).toBe('ignored');
  });
});
