import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import type { Product } from '#schema/product.ts';
import { mergeFound } from './merge-found.ts';

const saved = (id: string, fields: Partial<Pick<Product, 'title' | 'deletedAt'>>) => ({
  id,
  product: buildProduct({ sku: id.toUpperCase(), ...fields }),
});
const live = (id: string, title: string) => {
  const { product } = saved(id, { title });
  return entryOf(id, product);
};
const idsOf = (sources: Partial<Parameters<typeof mergeFound>[0]>): string[] =>
  mergeFound({
    text: 'ring',
    live: [],
    changed: [],
    beginning: [],
    unpublished: [],
    categories: [],
    ...sources,
  }).map(({ id }) => id);

test('what was saved a second ago is found beside what is live', () => {
  const found = idsOf({
    live: [live('rg1', 'Plain ring')],
    changed: [saved('rg2', { title: 'Lotus ring' }), saved('ch1', { title: 'Rope chain' })],
  });
  expect(found).toEqual(['rg2', 'rg1']);
});

test('what the index has of a product counts no more once it is saved anew, or deleted', () => {
  const found = idsOf({
    live: [live('rg1', 'Plain ring'), live('rg2', 'Halo ring')],
    changed: [
      saved('rg1', { title: 'Plain bangle' }),
      saved('rg2', { title: 'Halo ring', deletedAt: 5 }),
    ],
  });
  expect(found).toEqual([]);
});

test('a draft of long ago is found by any of its words, as it is now', () => {
  const unpublished = [saved('rg3', { title: 'Silver lotus ring' })];
  const text = 'lotus';
  expect(idsOf({ text, unpublished })).toEqual(['rg3']);
  const changed = [saved('rg3', { title: 'Silver rose ring' })];
  expect(idsOf({ text, unpublished, changed })).toEqual([]);
});

test('an SKU that begins so comes first, also a draft that was never live', () => {
  const found = idsOf({
    text: 'rg1',
    live: [live('rg100', 'Plain ring'), live('rg10', 'Halo ring')],
    beginning: [saved('rg15', { title: 'Old draft' })],
  });
  expect(found).toEqual(['rg15', 'rg100', 'rg10']);
});

test('what is found in two ways comes once', () => {
  const both = saved('rg1', { title: 'Plain ring' });
  expect(idsOf({ live: [live('rg1', 'Plain ring')], changed: [both], beginning: [both] })).toEqual([
    'rg1',
  ]);
});

test('what is filtered for is looked for among all that fit the words', () => {
  const inStock = ({ stockStatus }: { stockStatus: string }) => stockStatus === 'outOfStock';
  const gone = { ...live('rg1', 'Plain ring'), stockStatus: 'outOfStock' as const };
  const found = idsOf({
    live: [live('rg3', 'Halo ring'), gone],
    changed: [saved('rg2', { title: 'Lotus ring' })],
    fits: inStock,
  });
  expect(found).toEqual(['rg1']);
});

test('a word means the same for what was saved since as for what is live', () => {
  const categories = [
    { id: 'earrings', name: 'Earrings', parentId: null, slug: 'earrings' },
    { id: 'jhumkas', name: 'Jhumkas', parentId: 'earrings', slug: 'jhumkas' },
    { id: 'hoops', name: 'Hoops', parentId: 'earrings', slug: 'hoops' },
  ];
  const earring = (id: string, title: string, subCategory: string) => ({
    id,
    product: buildProduct({ sku: id.toUpperCase(), title, category: 'earrings', subCategory }),
  });
  const jhumka = earring('er1', 'Bell Jhumka', 'jhumkas');
  const found = idsOf({
    text: 'jhumka',
    live: [entryOf(jhumka.id, jhumka.product)],
    changed: [earring('er2', 'Tube Hoops', 'hoops')],
    categories,
  });
  expect(found).toEqual(['er1']);
});
