import { beforeEach, describe, expect, test } from 'vitest';
import { buildCategory, buildProduct } from '#fixtures/build.ts';
import { categoryKind } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { refreshRows, ingest } from './ingest.ts';
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

describe('ingesting a document', () => {
  test('reports whether anything changed', () => {
    expect(ingest(store, raw())).toBe('changed');
    expect(ingest(store, raw())).toBe('unchanged');
    expect(ingest(store, raw({ title: 'Another title' }))).toBe('changed');
  });

  test('replaces a card that older code built from the same document', () => {
    ingest(store, raw());
    store.database.exec(`UPDATE product SET card = '{"sku":"STALE"}'`);
    expect(ingest(store, raw())).toBe('changed');
    expect(storedCard()).not.toContain('STALE');
  });

  test('rebuilds every card on request and changes none that is up to date', () => {
    ingest(store, raw());
    const before = store.lastChange();
    refreshRows(store);
    expect(store.lastChange()).toBe(before);
    store.database.exec(`UPDATE product SET card = '{"sku":"STALE"}'`);
    refreshRows(store);
    expect(storedCard()).not.toContain('STALE');
  });

  test('leaves out what a product costs the shop', () => {
    ingest(store, raw());
    expect(ingest(store, raw({ costPaise: 31_207 }))).toBe('unchanged');
    expect(store.bodyAt('prod/a')).not.toContain('cost');
  });

  test.each(['signIn', 'onRequest'] as const)(
    'leaves out a price that an older program left in a product priced %s',
    (priceMode) => {
      const left = {
        ...{ pricePaise: 31_207, tiers: [{ minQty: 12, pricePaise: 31_107 }] },
        byWeight: { makingPerGramPaise: 31_307, makingTiers: [] },
      };
      ingest(store, { path: 'prod/a', data: { ...raw({ priceMode }).data, ...left } });
      const stored = ['body', 'entry', 'card'].map(
        (column) =>
          store.database
            .prepare(`SELECT ${column} FROM product JOIN document USING (path)`)
            .get()?.[column],
      );
      expect(stored.join()).toContain(priceMode);
      expect(stored.join()).not.toMatch(/31[123]07/);
    },
  );

  test('removes a deleted document even when it is malformed', () => {
    ingest(store, raw());
    const broken = { path: 'prod/a', data: { deletedAt: new Date(), sku: 12 } };
    expect(ingest(store, broken)).toBe('deleted');
    expect(store.paths('prod')).toEqual([]);
  });

  test('removes a document that became malformed, and reports it', () => {
    ingest(store, raw());
    const broken = { path: 'prod/a', data: { ...raw().data, moq: 0 } };
    expect(ingest(store, broken)).toBe('quarantined');
    const problems = quarantineOf(store);
    expect(showReport(emptyReport('delta'), problems)).toContain(
      '  prod/a · moq: expected at least 1, found 0 (number)',
    );
  });

  test('reports a category whose ID cannot be part of a page URL', () => {
    const data = encodeDocument(categoryKind, buildCategory({ parent: 'anklets' }));
    expect(ingest(store, { path: 'categories/x.html', data })).toBe('quarantined');
    expect(quarantineOf(store)).toMatchObject([
      { path: 'categories/x.html', field: 'id', actual: '"x.html"' },
    ]);
    expect(quarantineOf(store)[0]?.expected).toContain('another ID');
  });

  test('ignores documents that pages do not use', () => {
    expect(ingest(store, { path: 'settings/tax', data: {} })).toBe('ignored');
    expect(ingest(store, { path: 'orders/x', data: {} })).toBe('ignored');
  });
});
