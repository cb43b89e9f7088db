/** SKU labels of the demo shop, read by the fields for scanned labels. */
import { expect, test } from 'vitest';
import { countsOf, entriesOf } from '#admin/features/inventory/model/read-counts.ts';
import { readableCatalogue, readOrderText } from '#admin/features/orders/model/order-text.ts';
import { pickList } from '#admin/features/orders/model/pick-list.ts';
import { labelRows } from '#admin/features/products/labels/label-rows.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { demoProducts } from '#seed/products.ts';
import { DEMO_PRODUCTS } from '#seed/shop.ts';

const products = [...demoProducts(DEMO_PRODUCTS)];
const bySku = new Map(products.map((each) => [each.product.sku, each]));
const pieces = new Map(
  products.map(({ product }) => [product.sku, { product, price: undefined }] as const),
);
/** An order of each product in each of its sizes; a buyer names no single size. */
const lines = products.flatMap(({ id, product: { sku, title, sizes } }) => {
  const line = { productId: id, sku, title, qty: 1 };
  return sizes.length > 1 ? sizes.map(({ label }) => ({ ...line, size: label })) : [line];
});
const SOURCES = {
  orders: pickList([{ number: 'GB-7K2M9Q', lines }], pieces),
  products: products.flatMap(({ id, product }) =>
    labelRows({ id, product, stock: undefined }).map(({ label }) => ({
      ...label,
      sku: product.sku,
    })),
  ),
};
const EACH = ['orders', 'products'] as const;

test.each(EACH)('of %s count one unit of their size', (source) => {
  const labels = SOURCES[source];
  expect(labels).toHaveLength(lines.length);
  const { counts, problems } = countsOf(
    labels.flatMap(({ scan }) => entriesOf(scan)),
    bySku,
  );
  expect(problems).toEqual([]);
  const counted = counts.map(({ of, size, units }) => [of.id, size, units]);
  const sizes = products.flatMap(({ id, product: { sizes: own } }) =>
    own.length === 0 ? [[id, undefined, 1]] : own.map(({ label }) => [id, label, 1]),
  );
  expect(counted.toSorted()).toEqual(sizes.toSorted());
});

test.each(EACH)('of %s add one unit of their size to an order', (source) => {
  const catalogue = readableCatalogue(products.map(({ id, product }) => entryOf(id, product)));
  // A single size needs no choice.
  const sized = SOURCES[source].filter(
    ({ sku, size }) => size !== undefined && (pieces.get(sku)?.product.sizes.length ?? 0) > 1,
  );
  for (const { scan, sku, size } of sized)
    expect(readOrderText(scan, catalogue).items).toMatchObject([
      { sku, lines: [{ size, qty: 1 }] },
    ]);
});
