/** The estimated value of a request. */
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { estimatedLine, sumOfSome } from './estimate-request.ts';

const [line] = requestedLines([{ productId: 'a', sku: 'RG101', title: 'Ring', qty: 12 }]);
if (line === undefined) throw new Error('expected a line');

test('has the list price and weight of the quantity, as its quote starts with', () => {
  const tiers = [{ minQty: 12, pricePaise: 9_000 }];
  const product = buildProduct({ sku: 'RG101', pricePaise: 10_000, tiers, netWeightMg: 4_200 });
  expect(estimatedLine(line, { product, price: undefined })).toEqual({
    weightMg: 50_400,
    pricePaise: 9_000,
    amountPaise: 108_000,
  });
});

test('includes sign-in prices, which only staff and customers see', () => {
  const product = buildProduct({ sku: 'RG101', priceMode: 'signIn', netWeightMg: 4_200 });
  const price = { pricePaise: 8_000, tiers: [] };
  expect(estimatedLine(line, { product, price })).toMatchObject({ amountPaise: 96_000 });
});

test('is incomplete with a product that has no price, or is not in the catalogue', () => {
  const unpriced = estimatedLine(line, undefined);
  expect(unpriced).toEqual({ weightMg: undefined, pricePaise: undefined, amountPaise: undefined });
  expect(sumOfSome([108_000, unpriced.amountPaise])).toEqual({ sum: 108_000, isComplete: false });
});
