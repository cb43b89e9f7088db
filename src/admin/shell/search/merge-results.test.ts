import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import type { Product } from '#schema/product.ts';
import { mergeResults } from './merge-results.ts';

const saved = (id: string, fields: Partial<Pick<Product, 'title' | 'deletedAt'>>) => ({
  id,
  product: buildProduct({ sku: id.toUpperCase(), ...fields }),
});
const live = (id: string, title: string) => {
  const { product } = saved(id, { title });
  return entryOf(id, product);
};
const idsOf = (sources: Partial<Parameters<typeof mergeResults>[0]>): string[] =>
  mergeResults({
    text: 'ring',
    live: [],
    changed: [],
    beginning: [],
    unpublished: [],
    categories: [],
    ...sources,
  }).map(({ id }) => id);

test('finds recent saves beside live products', () => {
  const ids = idsOf({
    live: [live('rg1', 'Plain ring')],
    changed: [saved('rg2', { title: 'Lotus ring' }), saved('ch1', { title: 'Rope chain' })],
  });
  expect(ids).toEqual(['rg2', 'rg1']);
});

test('ignores the index for products saved or deleted since', () => {
  const ids = idsOf({
    live: [live('rg1', 'Plain ring'), live('rg2', 'Halo ring')],
    changed: [
      saved('rg1', { title: 'Plain bangle' }),
      saved('rg2', { title: 'Halo ring', deletedAt: 5 }),
    ],
  });
  expect(ids).toEqual([]);
});

test('finds an old draft by any of its words', () => {
  const unpublished = [saved('rg3', { title: 'Silver lotus ring' })];
  const text = 'lotus';
  expect(idsOf({ text, unpublished })).toEqual(['rg3']);
  const changed = [saved('rg3', { title: 'Silver rose ring' })];
  expect(idsOf({ text, unpublished, changed })).toEqual([]);
});

test('puts SKU prefixes first, including drafts', () => {
  const ids = idsOf({
    text: 'rg1',
    live: [live('rg100', 'Plain ring'), live('rg10', 'Halo ring')],
    beginning: [saved('rg15', { title: 'Old draft' })],
  });
  expect(ids).toEqual(['rg15', 'rg100', 'rg10']);
});

test('returns a product found twice once', () => {
  const both = saved('rg1', { title: 'Plain ring' });
  expect(idsOf({ live: [live('rg1', 'Plain ring')], changed: [both], beginning: [both] })).toEqual([
    'rg1',
  ]);
});

test('filters among all matches of the text', () => {
  const inStock = ({ stockStatus }: { stockStatus: string }) => stockStatus === 'outOfStock';
  const outOfStock = { ...live('rg1', 'Plain ring'), stockStatus: 'outOfStock' as const };
  const ids = idsOf({
    live: [live('rg3', 'Halo ring'), outOfStock],
    changed: [saved('rg2', { title: 'Lotus ring' })],
    fits: inStock,
  });
  expect(ids).toEqual(['rg1']);
});

test('matches words in recent saves as in live products', () => {
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
  const ids = idsOf({
    text: 'jhumka',
    live: [entryOf(jhumka.id, jhumka.product)],
    changed: [earring('er2', 'Tube Hoops', 'hoops')],
    categories,
  });
  expect(ids).toEqual(['er1']);
});
