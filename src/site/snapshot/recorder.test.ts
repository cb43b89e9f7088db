import { beforeEach, describe, expect, test } from 'vitest';
import { buildProduct, buildSeo } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import { seoKind } from '#schema/seo.ts';
import { takeIn } from './intake.ts';
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
  takeIn(store, {
    path: `prod/${id}`,
    data: encodeDocument(productKind, buildProduct({ sku: id.toUpperCase(), ...fields })),
  });
/** Saves, and begins anew on what changed, as a publish does. */
function saveAndRenew(id: string, fields: Partial<Product>): void {
  const before = store.lastChange();
  save(id, fields);
  recorder.renew(new Set(store.changesSince(before)));
}

const catalogue = () => recorder.catalogue;
const asking = <T>(work: () => T) => recorder.during(() => Promise.resolve(work()));

describe('while a page renders', () => {
  test('what it asks is told, each question once, with its arguments', async () => {
    save('rg1', { title: 'Ring' });
    const { value, asked } = await asking(() => {
      catalogue().product('RG1');
      catalogue().pagesOf({ kind: 'all' });
      return catalogue().product('RG1')?.title;
    });
    expect(value).toBe('Ring');
    expect([...asked]).toEqual(['product ["RG1"]', 'pagesOf [{"kind":"all"}]']);
  });

  test('what another page asked before is told of this one too', async () => {
    await asking(() => catalogue().product('RG1'));
    const { asked } = await asking(() => catalogue().product('RG1'));
    expect([...asked]).toEqual(['product ["RG1"]']);
  });

  test('an answer is found out once, with what it came from', async () => {
    save('rg1');
    await asking(() => catalogue().slugOf('RG1'));
    await asking(() => catalogue().slugOf('RG1'));
    expect(recorder.drain()).toMatchObject([{ question: 'slugOf ["RG1"]', keys: ['card RG1'] }]);
    expect(recorder.drain()).toEqual([]);
  });

  test('that something is not there is an answer', async () => {
    await asking(() => catalogue().product('RG1'));
    const [absent] = recorder.drain();
    saveAndRenew('rg1', {});
    expect(recorder.askAgain('product ["RG1"]').digest).not.toBe(absent?.digest);
  });
});

describe('after a change', () => {
  beforeEach(async () => {
    save('rg1', { title: 'Old' });
    save('rg2');
    await asking(() => [catalogue().product('RG1'), catalogue().product('RG2')]);
    recorder.drain();
  });

  test('what was answered from it is asked again, and nothing else', async () => {
    saveAndRenew('rg1', { title: 'New' });
    const { value } = await asking(() => [
      catalogue().product('RG1')?.title,
      catalogue().product('RG2')?.sku,
    ]);
    expect(value).toEqual(['New', 'RG2']);
    expect(recorder.drain().map(({ question }) => question)).toEqual(['product ["RG1"]']);
  });

  test('equal answers have equal digests, others have not', () => {
    const before = recorder.askAgain('product ["RG1"]').digest;
    expect(recorder.askAgain('product ["RG1"]').digest).toBe(before);
    saveAndRenew('rg1', { title: 'New' });
    const after = recorder.askAgain('product ["RG1"]').digest;
    expect(after).not.toBe(before);
    saveAndRenew('rg1', { title: 'Old' });
    expect(recorder.askAgain('product ["RG1"]').digest).toBe(before);
  });

  test('begun anew on everything, it asks everything again', async () => {
    recorder.renew('all');
    await asking(() => [catalogue().product('RG1'), catalogue().product('RG2')]);
    expect(recorder.drain()).toHaveLength(2);
  });

  test('that time brought, it answers as of the new time', async () => {
    const size = () => catalogue().sizeOf({ kind: 'all' });
    save('rg3', { status: 'scheduled', publishAt: Date.parse('2026-08-01') });
    recorder.renew('all');
    expect((await asking(size)).value).toBe(2);
    const before = store.lastChange();
    store.setAsOf(Date.parse('2026-08-02'));
    recorder.renew(new Set(store.changesSince(before)));
    expect((await asking(size)).value).toBe(3);
  });

  test('what was found out and not fetched is forgotten with the state that it came from', async () => {
    recorder.askAgain('product ["RG1"]');
    saveAndRenew('rg1', { title: 'New' });
    expect(recorder.drain()).toEqual([]);
    await asking(() => catalogue().product('RG1'));
    expect(recorder.drain()).toHaveLength(1);
  });
});

test('more questions than are kept at hand are answered rightly, and recorded', async () => {
  const ids = Array.from({ length: 1_100 }, (_, index) => `route-${index}`);
  const ask = () => asking(() => ids.map((id) => catalogue().seo(id)?.title));
  expect((await ask()).asked.size).toBe(ids.length);
  expect(recorder.drain()).toHaveLength(ids.length);
  const path = 'seo/route-7';
  takeIn(store, { path, data: encodeDocument(seoKind, buildSeo({ title: 'Seven' })) });
  recorder.renew(new Set([path, 'seo/*']));
  expect((await ask()).value[7]).toBe('Seven');
});

test('a question that there is not is a mistake', () => {
  expect(() => recorder.askAgain('weather ["Jaipur"]')).toThrow('There is no query "weather".');
});
