import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import type { Product } from '#schema/product.ts';
import { productRow } from './card.ts';
import { ADDRESSES, COUNTS, productChanges } from './change-keys.ts';

const rowOf = (fields: Partial<Product> = {}) =>
  productRow(
    'rg1',
    buildProduct({ sku: 'RG1', slug: 'ring', category: 'rings', ...fields }),
    undefined,
  );

/** The keys that a changed product affects. */
const announced = (after: Partial<Product>, before: Partial<Product> = {}) =>
  productChanges(rowOf(before), rowOf(after));

const EVERYTHING = [
  'product RG1',
  'card RG1',
  'entry RG1',
  'list',
  'placement RG1',
  'list category rings',
  ADDRESSES,
  COUNTS,
];

describe('the affected keys', () => {
  test('of a new product are all its keys', () => {
    expect(productChanges(undefined, rowOf())).toEqual(EVERYTHING);
  });

  test('of a deleted product are the same', () => {
    expect(productChanges(rowOf(), undefined)).toEqual(EVERYTHING);
  });

  test('of an archived product are the same, for it and its lists', () => {
    expect(new Set(announced({ status: 'archived' }))).toEqual(new Set(EVERYTHING));
  });

  test("of a field that lists do not show are the product's own key", () => {
    expect(new Set(announced({ description: 'Another text.' }))).toEqual(new Set(['product RG1']));
  });

  test('of a field on cards are the product, its card and its entry, but no list', () => {
    expect(new Set(announced({ title: 'Another title' }))).toEqual(
      new Set(['product RG1', 'card RG1', 'entry RG1']),
    );
  });

  test('of a filter field are the product and its entry', () => {
    expect(new Set(announced({ plating: 'gold' }))).toEqual(new Set(['product RG1', 'entry RG1']));
  });

  test('of an old slug are the page URLs', () => {
    expect(new Set(announced({ oldSlugs: ['former'] }))).toEqual(
      new Set(['product RG1', ADDRESSES]),
    );
  });

  test('of another category are the lists of both, and the counts', () => {
    const keys = announced({ category: 'chains', subCategory: 'rope' });
    expect(keys).toEqual(
      expect.arrayContaining([
        'placement RG1',
        'list category rings',
        'list category chains',
        'list subcategory rope',
        COUNTS,
      ]),
    );
    expect(keys).not.toContain('list');
  });

  test('of another position are its lists, but no count', () => {
    const keys = announced({ createdAt: Date.parse('2026-05-05') });
    expect(keys).toEqual(expect.arrayContaining(['list', 'list category rings', 'placement RG1']));
    expect(keys).not.toContain(COUNTS);
  });

  test('of another SKU are the keys of the old and of the new one', () => {
    const keys = announced({ sku: 'RG2' });
    for (const sku of ['RG1', 'RG2']) {
      expect(keys).toEqual(
        expect.arrayContaining([`product ${sku}`, `card ${sku}`, `placement ${sku}`]),
      );
    }
    expect(keys).toContain(ADDRESSES);
  });
});
