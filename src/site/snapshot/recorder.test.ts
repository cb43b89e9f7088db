import { beforeEach, describe, expect, test } from 'vitest';
import { buildProduct, buildSeo } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import { seoKind } from '#schema/seo.ts';
import { ingest } from './ingest.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { openStore, type Store } from './store.ts';

let store: Store;
let recorder: Recorder;
beforeEach(() => {
  store = openStore(':memory:');
  store.setAsOf(Date.parse('2026-07-01'));
  recorder = createRecorder(store);
});

const save = (id: string, fields: Partial<Product> = {}) =>
  ingest(store, {
    path: `prod/${id}`,
    data: encodeDocument(productKind, buildProduct({ sku: id.toUpperCase(), ...fields })),
  });
/** Saves and resets the recorder to the changed keys, as a publish does. */
function saveAndReset(id: string, fields: Partial<Product>): void {
  const before = store.lastChange();
  save(id, fields);
  recorder.reset(new Set(store.changesSince(before)));
}

const catalogue = () => recorder.catalogue;
const record = <T>(work: () => T) => recorder.record(() => Promise.resolve(work()));

describe('while a page renders', () => {
  test('records its queries with their arguments, without duplicates', async () => {
    save('rg1', { title: 'Ring' });
    const { value, queries } = await record(() => {
      catalogue().product('RG1');
      catalogue().pagesOf({ kind: 'all' });
      return catalogue().product('RG1')?.title;
    });
    expect(value).toBe('Ring');
    expect([...queries]).toEqual(['product ["RG1"]', 'pagesOf [{"kind":"all"}]']);
  });

  test('records a cached query for the second page too', async () => {
    await record(() => catalogue().product('RG1'));
    const { queries } = await record(() => catalogue().product('RG1'));
    expect([...queries]).toEqual(['product ["RG1"]']);
  });

  test('evaluates a query once, with its keys', async () => {
    save('rg1');
    await record(() => catalogue().slugOf('RG1'));
    await record(() => catalogue().slugOf('RG1'));
    expect(recorder.takeResults()).toMatchObject([{ query: 'slugOf ["RG1"]', keys: ['card RG1'] }]);
    expect(recorder.takeResults()).toEqual([]);
  });

  test('records a missing result', async () => {
    await record(() => catalogue().product('RG1'));
    const [absent] = recorder.takeResults();
    saveAndReset('rg1', {});
    expect(recorder.rerun('product ["RG1"]').digest).not.toBe(absent?.digest);
  });
});

describe('after a change', () => {
  beforeEach(async () => {
    save('rg1', { title: 'Old' });
    save('rg2');
    await record(() => [catalogue().product('RG1'), catalogue().product('RG2')]);
    recorder.takeResults();
  });

  test('evaluates only the queries that depend on it again', async () => {
    saveAndReset('rg1', { title: 'New' });
    const { value } = await record(() => [
      catalogue().product('RG1')?.title,
      catalogue().product('RG2')?.sku,
    ]);
    expect(value).toEqual(['New', 'RG2']);
    expect(recorder.takeResults().map(({ query }) => query)).toEqual(['product ["RG1"]']);
  });

  test('gives equal results equal digests, and others different ones', () => {
    const before = recorder.rerun('product ["RG1"]').digest;
    expect(recorder.rerun('product ["RG1"]').digest).toBe(before);
    saveAndReset('rg1', { title: 'New' });
    const after = recorder.rerun('product ["RG1"]').digest;
    expect(after).not.toBe(before);
    saveAndReset('rg1', { title: 'Old' });
    expect(recorder.rerun('product ["RG1"]').digest).toBe(before);
  });

  test('evaluates everything again after a full reset', async () => {
    recorder.reset('all');
    await record(() => [catalogue().product('RG1'), catalogue().product('RG2')]);
    expect(recorder.takeResults()).toHaveLength(2);
  });

  test('uses the new time', async () => {
    const size = () => catalogue().sizeOf({ kind: 'all' });
    save('rg3', { status: 'scheduled', publishAt: Date.parse('2026-08-01') });
    recorder.reset('all');
    expect((await record(size)).value).toBe(2);
    const before = store.lastChange();
    store.setAsOf(Date.parse('2026-08-02'));
    recorder.reset(new Set(store.changesSince(before)));
    expect((await record(size)).value).toBe(3);
  });

  test('drops results that were not taken before a reset', async () => {
    recorder.rerun('product ["RG1"]');
    saveAndReset('rg1', { title: 'New' });
    expect(recorder.takeResults()).toEqual([]);
    await record(() => catalogue().product('RG1'));
    expect(recorder.takeResults()).toHaveLength(1);
  });
});

test('returns and records correct results when there are more queries than the cache holds', async () => {
  const ids = Array.from({ length: 1_100 }, (_, index) => `route-${index}`);
  const run = () => record(() => ids.map((id) => catalogue().seo(id)?.title));
  expect((await run()).queries.size).toBe(ids.length);
  expect(recorder.takeResults()).toHaveLength(ids.length);
  const path = 'seo/route-7';
  ingest(store, { path, data: encodeDocument(seoKind, buildSeo({ title: 'Seven' })) });
  recorder.reset(new Set([path, 'seo/*']));
  expect((await run()).value[7]).toBe('Seven');
});

test('rejects an unknown query', () => {
  expect(() => recorder.rerun('weather ["Jaipur"]')).toThrow('There is no query "weather".');
});
