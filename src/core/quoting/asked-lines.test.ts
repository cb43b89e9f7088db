/** Lines of a request are as a browser has sent them: what they lead to counts only where it is what they name. */
import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { askedLines } from './asked-lines.ts';
import { pieceMark, pieceOf } from './found-piece.ts';
import { suggestedLines } from './suggest-lines.ts';

const line = (change: object = {}) => ({
  ...{ productId: 'thin', sku: 'NK900', title: 'Chain of 22K gold', qty: 2 },
  ...change,
});
const priced = (fields: Parameters<typeof buildProduct>[0]) => ({
  product: buildProduct({ pricePaise: 50_000, tiers: [], netWeightMg: 1_000, ...fields }),
  price: undefined,
});
const thin = priced({ sku: 'RG1', title: 'Thin ring', gstRateBps: 1_800 });
const products = new Map([['thin', thin]]);

test('a line that names another SKU than its product has is priced by nothing, and marked', () => {
  const [suggested] = suggestedLines([line()], products);
  expect(suggested).toMatchObject({
    sku: 'NK900',
    rate: { pricePaise: undefined, weightMg: undefined },
    gstRateBps: 300,
  });
  const found = pieceOf({ sku: 'NK900', productIds: ['thin'] }, products);
  expect(pieceMark('NK900', found)).toEqual({
    name: 'SKU mismatch',
    advice: expect.stringMatching(/NK900.*RG1.*Thin ring/) as string,
  });
});

test('lines of one SKU are one, priced by all their pieces', () => {
  const lines = [
    line({ sku: 'RG1', note: 'Size 8' }),
    line({ sku: 'ER7', productId: 'gone' }),
    line({ sku: 'RG1', productId: 'elsewhere', qty: 10, note: 'Size 12' }),
  ];
  expect(askedLines(lines)).toMatchObject([
    { sku: 'RG1', qty: 12, notes: ['Size 8', 'Size 12'], lines: 2 },
    { sku: 'ER7', qty: 2, lines: 1 },
  ]);
  expect(suggestedLines(lines, products)).toMatchObject([
    { sku: 'RG1', qty: 12, rate: { pricePaise: 50_000, weightMg: 12_000 } },
    { sku: 'ER7', qty: 2, rate: { pricePaise: undefined } },
  ]);
});

describe('a piece is marked', () => {
  const markOf = (fields: Parameters<typeof buildProduct>[0]) =>
    pieceMark('RG1', { piece: priced({ sku: 'RG1', ...fields }), other: undefined })?.name;

  test('where it is gone, deleted, archived or out of stock, and else not', () => {
    expect(pieceMark('RG1', { piece: undefined, other: undefined })?.name).toMatch(
      /Not in the catalogue/,
    );
    expect(markOf({ deletedAt: 1 })).toBe('Deleted');
    expect(markOf({ status: 'archived' })).toBe('Archived');
    expect(markOf({ stockStatus: 'outOfStock' })).toBe('Out of stock');
    expect(markOf({})).toBeUndefined();
  });

  test('and where it is deleted, no price is proposed', () => {
    const deleted = new Map([['thin', priced({ sku: 'RG1', deletedAt: 1 })]]);
    expect(suggestedLines([line({ sku: 'RG1' })], deleted)[0]?.rate).toMatchObject({
      pricePaise: undefined,
      weightMg: 2_000,
    });
  });
});
