/** The estimated value of a request. */
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { estimatedLine, sumOfSome } from './estimate-line.ts';

const [line] = requestedLines([{ productId: 'a', sku: 'RG101', title: 'Ring', qty: 12 }]);
if (line === undefined) throw new Error('expected a line');

test('has the list price and weight of the quantity, as its quote starts with', () => {
  const tiers = [{ minQty: 12, pricePaise: 9_000 }];
  const product = buildProduct({ sku: 'RG101', pricePaise: 10_000, tiers, netWeightMg: 4_200 });
  expect(estimatedLine(line, { product, price: undefined }, undefined)).toEqual({
    weightMg: 50_400,
    prices: [9_000],
    amountPaise: 108_000,
  });
});

test('has the list prices of the sizes, which differ by weight', () => {
  const product = buildProduct({
    ...{
      sku: 'BG10',
      netWeightMg: 24_000,
      byWeight: { makingPerGramPaise: 1_500, makingTiers: [] },
    },
    sizeSystem: 'bangle',
    sizes: [
      { label: '2-4', netWeightMg: 20_000 },
      { label: '2-10', netWeightMg: 30_000 },
    ],
  });
  const of = { product, price: undefined, perGramPaise: 10_500 };
  const pricesOf = (sizes: typeof line.sizes) =>
    estimatedLine({ ...line, sizes }, of, undefined).prices;
  expect(pricesOf([{ label: '2-10', qty: 12 }])).toEqual([360_000]);
  expect(
    pricesOf([
      { label: '2-4', qty: 8 },
      { label: '2-10', qty: 4 },
    ]),
  ).toEqual([240_000, 360_000]);
});

test('includes sign-in prices, which only staff and customers see', () => {
  const product = buildProduct({ sku: 'RG101', priceMode: 'signIn', netWeightMg: 4_200 });
  const price = { pricePaise: 8_000, tiers: [] };
  expect(estimatedLine(line, { product, price }, undefined)).toMatchObject({ amountPaise: 96_000 });
});

test('has the prices of the customer group, off making charges and off list prices', () => {
  // 50.4 g at ₹100 is ₹5,040 of silver and ₹960 of making.
  const product = buildProduct({ sku: 'RG101', pricePaise: 50_000, netWeightMg: 4_200 });
  const of = { product, price: undefined, perGramPaise: 10_000 };
  const tiers = [{ minQty: 12, shareBps: 2_500 }];
  const amount = (off: 'making' | 'price') =>
    estimatedLine(line, of, { id: 'a', name: 'Chains', off, shareBps: 500, tiers }).amountPaise;
  expect(amount('making')).toBe(504_000 + 72_000);
  expect(amount('price')).toBe(450_000);
});

test('is incomplete with a product that has no price, or is not in the catalogue', () => {
  const unpriced = estimatedLine(line, undefined, undefined);
  expect(unpriced).toEqual({ weightMg: undefined, prices: [], amountPaise: undefined });
  expect(sumOfSome([108_000, unpriced.amountPaise])).toEqual({ sum: 108_000, isComplete: false });
});
