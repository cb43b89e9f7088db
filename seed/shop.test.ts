/** The demo shop as a whole: every document fits its schema, and the shop is always the same. */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { isNight } from '#fixtures/run-length.ts';
import { ALL_KINDS } from '#schema/kinds.ts';
import { decodeDocument } from '#schema/kind.ts';
import { stockKind } from '#schema/stock.ts';
import { showProblem } from '#schema/problem.ts';
import { DEMO_TODAY } from './clock.ts';
import type { DemoDocument } from './demo-document.ts';
import { kindOfPath } from './kind-of-path.ts';
import { demoProducts } from './products.ts';
import { DEMO_PRODUCTS, demoDocuments } from './shop.ts';

const MANY = isNight ? 20_000 : 5_000;
const digest = (documents: readonly DemoDocument[]): string =>
  createHash('sha256').update(JSON.stringify(documents)).digest('hex');

const timeOf = (value: unknown): number | undefined =>
  value instanceof Date ? value.getTime() : undefined;

let shop: DemoDocument[];
beforeAll(() => {
  shop = [...demoDocuments({ products: DEMO_PRODUCTS })];
});

describe('the demo shop', () => {
  test('has documents of every kind, and each fits its schema', () => {
    const problems = shop.flatMap(({ path, data }) => {
      const decoded = decodeDocument(kindOfPath(path), path, data);
      return decoded.success ? [] : decoded.problems.map(showProblem);
    });
    expect(problems).toEqual([]);
    // Only functions write these, and packing slips are issued when they are displayed.
    const written = new Set([
      'packing slip',
      ...['invoice', 'invoice counter', 'mail', 'task failure', 'order pause', 'order claim'],
      ...['staff', 'staff invitation'],
    ]);
    const kinds = ALL_KINDS.map(({ name }) => name).filter((name) => !written.has(name));
    expect(new Set(shop.map(({ path }) => kindOfPath(path).name))).toEqual(new Set(kinds));
  });

  test('is the same every time', () => {
    expect(digest([...demoDocuments({ products: DEMO_PRODUCTS })])).toBe(digest(shop));
  });

  test('is in the past, and no document changes before its creation, so that delta queries work', () => {
    const wrong = shop.filter(({ data }) => {
      const createdAt = timeOf(data['createdAt']) ?? 0;
      const changed = timeOf(data['updatedAt']) ?? createdAt;
      const deleted = timeOf(data['deletedAt']) ?? changed;
      return !(createdAt <= changed && changed <= DEMO_TODAY && deleted === changed);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('has the stock of a product with one size in this size', () => {
    const products = [...demoProducts(DEMO_PRODUCTS)];
    const sizes = new Map(products.map(({ id, product }) => [`stock/${id}`, product.sizes]));
    const stocks = shop.filter(({ path }) => sizes.get(path)?.length === 1);
    expect(stocks.length).toBeGreaterThan(50);
    for (const { path, data } of stocks) {
      const decoded = decodeDocument(stockKind, path, data);
      const labels = decoded.success ? decoded.value.levels.map(({ size }) => size) : [];
      expect(labels).toEqual(sizes.get(path)?.map(({ label }) => label));
    }
  });

  test('has the requested number of products, also zero', () => {
    const products = (count: number) =>
      [...demoDocuments({ products: count })].filter(({ path }) => path.startsWith('prod/')).length;
    expect([0, 1, 30, 500].map(products)).toEqual([0, 1, 30, 500]);
  });
});

describe('a large shop', () => {
  const used = { path: new Set(), sku: new Set(), slug: new Set(), title: new Set() };
  const missing = new Map<string, string>();
  const changed: string[] = [];
  let documents = 0;

  beforeAll(() => {
    for (const { path, data } of shop) missing.set(path, JSON.stringify(data));
    for (const { path, data } of demoDocuments({ products: MANY })) {
      documents += 1;
      used.path.add(path);
      const recorded = missing.get(path);
      if (recorded !== undefined && recorded !== JSON.stringify(data)) changed.push(path);
      missing.delete(path);
      if (!path.startsWith('prod/')) continue;
      for (const field of ['sku', 'slug', 'title'] as const) used[field].add(data[field]);
    }
  });

  test('contains the demo shop and more products', () => {
    expect(changed).toEqual([]);
    expect([...missing.keys()]).toEqual([]);
  });

  test('never uses a path, a SKU, a URL or a title twice', () => {
    expect(used.path.size).toBe(documents);
    expect([used.sku.size, used.slug.size, used.title.size]).toEqual([MANY, MANY, MANY]);
  });
});
