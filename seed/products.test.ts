/** The demo catalogue: realistic variety, prices and texts. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#schema/product.ts';
import { DEMO_TODAY } from './clock.ts';
import { FAMILIES } from './families/all-families.ts';
import { DESIGN_COUNT } from './piece.ts';
import { demoProducts, type DemoProduct } from './products.ts';

/** Minimum and maximum weight of one piece, pair or chain of a category, grams. */
const GRAMS: Readonly<Record<string, readonly [number, number]>> = {
  rings: [1, 8],
  earrings: [0.8, 26],
  chains: [2, 26],
  pendants: [0.8, 9],
  bracelets: [3, 22],
  bangles: [9, 60],
  anklets: [3, 72],
  'nose-pins': [0.2, 7],
  'toe-rings': [1.9, 6],
};

let all: DemoProduct[];
let products: Product[];
beforeAll(() => {
  all = [...demoProducts(DESIGN_COUNT)];
  products = all.map(({ product }) => product);
});

const share = (matches: (product: Product) => boolean): number =>
  products.filter(matches).length / products.length;

describe('the demo catalogue', () => {
  test('has 240 designs in nine categories, each with three to six used subcategories', () => {
    expect(products).toHaveLength(240);
    expect(FAMILIES).toHaveLength(9);
    for (const { id, subcategories } of FAMILIES) {
      const used = new Set(
        products.filter(({ category }) => category === id).map(({ subCategory }) => subCategory),
      );
      expect(used).toEqual(new Set(subcategories.map(({ key }) => `${id}-${key}`)));
      expect(used.size).toBeGreaterThanOrEqual(3);
      expect(used.size).toBeLessThanOrEqual(6);
    }
  });

  test('shows three prices in five, hides a quarter until sign-in, and quotes the rest', () => {
    expect(share(({ priceMode }) => priceMode === 'public')).toBeCloseTo(0.6, 2);
    expect(share(({ priceMode }) => priceMode === 'signIn')).toBeCloseTo(0.25, 2);
    expect(share(({ priceMode }) => priceMode === 'onRequest')).toBeCloseTo(0.15, 2);
  });

  test('has every status, stock, origin, plating and finish', () => {
    const kinds = (of: (product: Product) => string) => [...new Set(products.map(of))].sort();
    expect(kinds(({ status }) => status)).toEqual(['archived', 'draft', 'published', 'scheduled']);
    expect(kinds(({ stockStatus }) => stockStatus)).toEqual(
      ['inStock', 'lowStock', 'madeToOrder', 'outOfStock'].sort(),
    );
    expect(kinds(({ originCountry }) => originCountry)).toEqual(['HK', 'IN', 'IT', 'TR']);
    expect(kinds(({ plating }) => plating)).toHaveLength(5);
    expect(kinds(({ finish }) => finish)).toHaveLength(6);
    expect(products.filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(2);
    expect(share(({ stockStatus }) => stockStatus === 'inStock')).toBeGreaterThan(0.5);
  });

  test('schedules products only for future years', () => {
    const scheduled = products.filter(({ status }) => status === 'scheduled');
    expect(scheduled.length).toBeGreaterThan(0);
    for (const { publishAt } of scheduled) {
      expect(publishAt).toBeGreaterThan(Date.parse('2026-12-31T18:30:00Z'));
    }
  });

  test('marks only products of the last month as new', () => {
    for (const { tags, createdAt } of products) {
      expect(tags.includes('new')).toBe(DEMO_TODAY - createdAt < 30 * 86_400_000);
    }
    expect(share(({ tags }) => tags.includes('new'))).toBeGreaterThan(0.05);
  });

  test('has prices from one to three times the value of the silver', () => {
    for (const { product, price } of all) {
      const silver = (product.netWeightMg / 1_000) * 10_500;
      const ratio = price.pricePaise / silver;
      expect(ratio, product.title).toBeGreaterThan(1.1);
      expect(ratio, product.title).toBeLessThan(3);
      expect(price.pricePaise % (price.byWeight ? 100 : 500), product.title).toBe(0);
    }
  });

  test('has realistic weights, including stones', () => {
    for (const { title, category, netWeightMg, grossWeightMg, tags } of products) {
      if (tags.includes('set')) continue;
      const [least, most] = GRAMS[category ?? ''] ?? [0, 0];
      expect(netWeightMg, title).toBeGreaterThanOrEqual(least * 1_000);
      expect(grossWeightMg, title).toBeLessThanOrEqual(most * 1_000);
    }
  });

  test('has rings, bangles and chains in several sizes, each with its own weight', () => {
    const labelsOf = (sku: string) =>
      products.find((product) => product.sku === sku)?.sizes.map(({ label }) => label);
    expect(labelsOf('RG101')).toEqual([
      '8',
      '9',
      '10',
      '11',
      '12',
      '13',
      '14',
      '15',
      '16',
      '17',
      '18',
      '19',
      '20',
      '21',
      '22',
    ]);
    expect(labelsOf('BG101')).toEqual(['2-4', '2-6', '2-8', '2-10']);
    expect(labelsOf('CH101')).toEqual(['16 inch', '18 inch', '20 inch']);
    for (const { title, sizes, netWeightMg } of products) {
      for (const { netWeightMg: own = netWeightMg } of sizes) {
        expect(own / netWeightMg, title).toBeGreaterThan(0.7);
        expect(own / netWeightMg, title).toBeLessThan(1.31);
      }
    }
  });

  test('has a public product by weight in 12 sizes, for the heaviest product page', () => {
    const { product, price } = all.find(({ product: { sizes } }) => sizes.length === 12) ?? {};
    expect(price?.byWeight).toBeDefined();
    expect(product?.priceMode).toBe('public');
    expect(product?.sizes.filter(({ netWeightMg }) => netWeightMg !== undefined)).toHaveLength(11);
  });

  test('starts every tier above the MOQ, at a quantity that can be ordered', () => {
    for (const { product, price } of all) {
      for (const { minQty } of price.tiers) {
        expect(minQty).toBeGreaterThan(product.moq);
        expect(minQty % product.orderMultiple).toBe(0);
      }
    }
  });

  test('describes each piece in one to five sentences of its own', () => {
    const openings = new Set(products.map(({ description }) => description.slice(0, 60)));
    expect(openings.size).toBe(products.length);
    for (const { description, title } of products) {
      const sentences = description.split(/[.:;!?](?:\s|$)/).filter(Boolean).length;
      expect(sentences, title).toBeGreaterThanOrEqual(2);
      expect(description.length, title).toBeLessThan(420);
    }
  });

  test('rarely repeats a sentence within ten products, in the whole list or in a category', () => {
    const lists = [
      products,
      ...FAMILIES.map(({ id }) => products.filter((p) => p.category === id)),
    ];
    for (const list of lists) {
      const texts = list.map(({ description }) =>
        description.replace(/\s*(?:Sold without a chain\.)?$/, '').split(/(?<=[.!?])\s+/),
      );
      for (let start = 0; start + 10 <= texts.length; start++) {
        const sentences = texts.slice(start, start + 10).flat();
        const repeated = sentences.length - new Set(sentences).size;
        expect(repeated, list[start]?.title).toBeLessThanOrEqual(2);
      }
    }
  });
});
