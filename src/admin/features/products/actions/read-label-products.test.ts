import { expect, test } from 'vitest';
import { buildProduct, buildProductDocument, buildStock } from '#fixtures/build.ts';
import {
  database,
  emptyForEachTest,
  staffDatabase,
  stockProduct,
} from '#fixtures/staff-database.ts';
import { encodeDocument } from '#schema/kind.ts';
import { stockKind } from '#schema/stock.ts';
import { readLabelProducts } from './read-label-products.ts';

emptyForEachTest();

test('reads products by SKU with their stock, and leaves out what has no label', async () => {
  stockProduct('ring10', buildProduct({ sku: 'RG10' }));
  stockProduct('ring9', buildProduct({ sku: 'RG9' }));
  stockProduct('draft', buildProductDocument({ sku: '', slug: '', status: 'draft' }));
  stockProduct('gone', buildProduct({ sku: 'RG1', deletedAt: Date.now() }));
  const stock = buildStock({ sku: 'RG9' });
  database.documents.set('stock/ring9', { ...encodeDocument(stockKind, stock) });
  const ids = ['ring10', 'ring9', 'draft', 'gone'];
  const read = await readLabelProducts({ ids }, 500, staffDatabase);
  expect(read).toMatchObject({ skipped: 2, isCut: false });
  expect(read.products.map(({ product, stock: own }) => [product.sku, own?.levels])).toEqual([
    ['RG9', stock.levels],
    ['RG10', undefined],
  ]);
  expect(await readLabelProducts({ ids }, 1, staffDatabase)).toMatchObject({
    ...{ products: [{ id: 'ring10' }], isCut: true },
  });
});
