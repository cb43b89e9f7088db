import { expect, test } from 'vitest';
import { packedLines, packedWeight } from './packed-lines.ts';
import { calculateQuote, type Quote } from '#core/quoting/calculate-quote.ts';

const lines = [
  { productId: 'a', sku: 'RG101', title: 'Lotus ring', qty: 10 },
  { productId: 'b', sku: 'ER7', title: 'Bell jhumka', qty: 4, note: 'Matte' },
];
const quoteFor = (quantities: Record<string, number>): Quote => {
  const unpriced = Object.entries(quantities).map(([sku, qty]) => ({
    sku,
    qty,
    rate: { basis: 'unit' as const, pricePaise: 100 },
    gstRateBps: 300,
  }));
  return {
    ...calculateQuote(unpriced, { discountPaise: 0, isWithinState: true }),
    validUntil: 0,
  };
};
const products = new Map([
  ['RG101', { title: 'Ring of today', netWeightMg: 2_000 }],
  ['CH5', { title: 'Rope chain', netWeightMg: 15_000 }],
]);

test('packs a product added in the quote, with its name and weight', () => {
  const packed = packedLines({ lines, quote: quoteFor({ RG101: 12, CH5: 2 }) }, products);
  expect(packed).toEqual([
    {
      sku: 'RG101',
      title: 'Ring of today',
      qty: 12,
      note: undefined,
      unit: undefined,
      sizes: [],
      weightMg: 24_000,
    },
    {
      sku: 'CH5',
      title: 'Rope chain',
      qty: 2,
      note: undefined,
      unit: undefined,
      sizes: [],
      weightMg: 30_000,
    },
  ]);
  expect(packedWeight(packed)).toBe(54_000);
});

test('has no total weight if one weight is unknown', () => {
  const packed = packedLines({ lines }, products);
  expect(packed.map(({ weightMg }) => weightMg)).toEqual([20_000, undefined]);
  expect(packed[1]).toMatchObject({ title: 'Bell jhumka', note: 'Matte' });
  expect(packedWeight(packed)).toBeUndefined();
});

test('packs two requested lines with one SKU once', () => {
  const again = { productId: 'b', sku: 'ER7', title: 'Bell jhumka', qty: 2, note: 'Shiny' };
  expect(packedLines({ lines: [...lines, again] }, products)[1]).toMatchObject({
    sku: 'ER7',
    qty: 6,
    note: 'Matte · Shiny',
  });
});
