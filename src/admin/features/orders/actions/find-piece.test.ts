/** Finding products by SKU. */
import { beforeEach, describe, expect, test } from 'vitest';
import { buildPrice, buildProduct } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase, stockProduct } from '#fixtures/staff-database.ts';
import { suggestedLine } from '#core/quoting/suggest-lines.ts';
import { encodeDocument } from '#schema/kind.ts';
import { priceKind } from '#schema/price.ts';
import { findPiece, loadOrdered, loadPieces } from './find-piece.ts';

const stock = (id: string, fields: Parameters<typeof buildProduct>[0]): void =>
  stockProduct(id, buildProduct(fields));

beforeEach(() => {
  emptyDatabase();
  stock('chain', { sku: 'CH-5', title: 'Rope chain', netWeightMg: 15_000, gstRateBps: 1_800 });
});

describe('a product for a quote', () => {
  test('has weight, GST and the price for signed-in buyers', async () => {
    stock('ring', { sku: 'RG-1', priceMode: 'signIn', netWeightMg: 2_000, gstRateBps: 1_800 });
    database.documents.set('prices/ring', {
      ...encodeDocument(priceKind, buildPrice({ pricePaise: 9_000, tiers: [] })),
    });
    const result = await findPiece('RG-1', staffDatabase);
    expect(result).toMatchObject({ success: true });
    expect(
      result.success && suggestedLine({ sku: 'RG-1', qty: 1, unit: undefined }, result.value),
    ).toMatchObject({
      rate: { pricePaise: 9_000, weightMg: 2_000 },
      gstRateBps: 1_800,
    });
  });

  test('is refused for an unknown SKU', async () => {
    expect(await findPiece('CH-6', staffDatabase)).toMatchObject({
      success: false,
      error: expect.stringContaining('No product has the SKU CH-6.'),
    });
  });

  test('is refused if deleted', async () => {
    stock('chain', { sku: 'CH-5', deletedAt: Date.now() });
    expect(await findPiece('CH-5', staffDatabase)).toMatchObject({
      success: false,
      error: expect.stringContaining('CH-5 is deleted.'),
    });
  });

  test('is refused if two products share the SKU, or its data is invalid', async () => {
    stock('other', { sku: 'CH-5' });
    expect(await findPiece('CH-5', staffDatabase)).toMatchObject({
      success: false,
      error: expect.stringMatching(/Two products/) as string,
    });
    database.documents.delete('prod/other');
    database.documents.set('prod/chain', { sku: 'CH-5', deletedAt: null });
    expect(await findPiece('CH-5', staffDatabase)).toMatchObject({
      success: false,
      error: expect.stringMatching(/has invalid data/) as string,
    });
  });
});

test('prefers the live product of two with one SKU, and shows a deleted one if there is no other', async () => {
  stock('a-later', { sku: 'CH-5', title: 'Old chain', deletedAt: Date.now() });
  stock('gone', { sku: 'ER-7', title: 'Gone', deletedAt: Date.now() });
  const pieces = await loadPieces(['CH-5', 'ER-7', 'ER-8'], staffDatabase);
  expect([...pieces].map(([sku, { product }]) => [sku, product.title]).sort()).toEqual([
    ['CH-5', 'Rope chain'],
    ['ER-7', 'Gone'],
  ]);
});

test('a print page has the requested products and those added in the quote', async () => {
  stock('ring', { sku: 'RG-1-NEW', title: 'Lotus ring' });
  const rate = { basis: 'unit', pricePaise: 1 } as const;
  const line = (sku: string) => ({ sku, qty: 1, rate, gstRateBps: 300, amountPaise: 1 });
  const order = {
    lines: [{ productId: 'ring', sku: 'RG-1', title: 'Lotus ring', qty: 1 }],
    quote: {
      lines: [line('RG-1'), line('CH-5')],
      ...{ discountPaise: 0, taxablePaise: 2, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
      ...{ totalPaise: 2, validUntil: 0 },
    },
  };
  const result = await loadOrdered(order, staffDatabase);
  expect(result.get('RG-1')?.product.title).toBe('Lotus ring');
  expect(result.get('CH-5')?.product.title).toBe('Rope chain');
});

test('a line that links to another product uses the one sold under its SKU', async () => {
  stock('ring', { sku: 'RG-1', title: 'Thin ring', netWeightMg: 1_000 });
  const crafted = { productId: 'ring', sku: 'CH-5', title: 'Chain of 22K gold', qty: 1 };
  const result = await loadOrdered({ lines: [crafted] }, staffDatabase);
  expect(result.get('CH-5')?.product).toMatchObject({ title: 'Rope chain', netWeightMg: 15_000 });
  const unknown = await loadOrdered({ lines: [{ ...crafted, sku: 'NK-900' }] }, staffDatabase);
  expect(unknown.get('NK-900')?.product.title).toBe('Thin ring');
});
