/** Finding products by SKU. */
import { beforeEach, expect, test } from 'vitest';
import { buildPrice, buildProduct } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase, stockProduct } from '#fixtures/staff-database.ts';
import { suggestedLine } from '#core/quoting/suggest-lines.ts';
import { encodeDocument } from '#schema/kind.ts';
import { priceKind } from '#schema/price.ts';
import { loadPieces } from './load-pieces.ts';

const stock = (id: string, fields: Parameters<typeof buildProduct>[0]): void =>
  stockProduct(id, buildProduct(fields));

beforeEach(emptyDatabase);

test('a product for a quote has weight, GST and the price for signed-in buyers', async () => {
  stock('ring', { sku: 'RG-1', priceMode: 'signIn', netWeightMg: 2_000, gstRateBps: 1_800 });
  database.documents.set('prices/ring', {
    ...encodeDocument(priceKind, buildPrice({ pricePaise: 9_000, tiers: [] })),
  });
  const pieces = await loadPieces(['RG-1'], staffDatabase);
  expect(suggestedLine({ sku: 'RG-1', qty: 1, unit: undefined }, pieces.get('RG-1'))).toMatchObject(
    { rate: { pricePaise: 9_000, weightMg: 2_000 }, gstRateBps: 1_800 },
  );
});

test('prefers the live product of two with one SKU, and shows a deleted one if there is no other', async () => {
  stock('chain', { sku: 'CH-5', title: 'Rope chain' });
  stock('a-later', { sku: 'CH-5', title: 'Old chain', deletedAt: Date.now() });
  stock('gone', { sku: 'ER-7', title: 'Gone', deletedAt: Date.now() });
  const pieces = await loadPieces(['CH-5', 'ER-7', 'ER-8'], staffDatabase);
  expect([...pieces].map(([sku, { product }]) => [sku, product.title]).sort()).toEqual([
    ['CH-5', 'Rope chain'],
    ['ER-7', 'Gone'],
  ]);
});
