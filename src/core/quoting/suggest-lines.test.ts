/** Request lines come from a browser: the product of their SKU is priced, whatever their product ID. */
import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { lineAmount } from './line-amount.ts';
import { readyLines } from './read-quote-form.ts';
import { productWarning, suggestedLines } from './suggest-lines.ts';

const line = (change: object = {}) => ({
  ...{ productId: 'thin', sku: 'NK900', title: 'Chain of 22K gold', qty: 2 },
  ...change,
});
const priced = (fields: Parameters<typeof buildProduct>[0]) => ({
  product: buildProduct({ pricePaise: 50_000, tiers: [], netWeightMg: 1_000, ...fields }),
  price: undefined,
});
const thin = priced({ sku: 'RG1', title: 'Thin ring', gstRateBps: 1_800 });
const products = new Map([['RG1', thin]]);

test('suggests no price for a SKU that is not in the catalogue', () => {
  const [suggested] = suggestedLines([line()], products);
  expect(suggested).toMatchObject({
    sku: 'NK900',
    rate: { pricePaise: undefined, weightMg: undefined },
    gstRateBps: 300,
  });
});

test('merges lines with one SKU and prices them by their total quantity', () => {
  const lines = [
    line({ sku: 'RG1', note: 'Size 8' }),
    line({ sku: 'ER7', productId: 'gone' }),
    line({ sku: 'RG1', productId: 'elsewhere', qty: 10, note: 'Size 12' }),
  ];
  expect(requestedLines(lines)).toMatchObject([
    { sku: 'RG1', qty: 12, notes: ['2 pieces: Size 8', '10 pieces: Size 12'], lines: 2 },
    { sku: 'ER7', qty: 2, lines: 1 },
  ]);
  expect(suggestedLines(lines, products)).toMatchObject([
    { sku: 'RG1', qty: 12, rate: { pricePaise: 50_000, weightMg: 12_000 } },
    { sku: 'ER7', qty: 2, rate: { pricePaise: undefined } },
  ]);
});

describe('sizes of different weights', () => {
  const chain = {
    ...priced({
      sku: 'CH1',
      netWeightMg: 10_000,
      byWeight: { makingPerUnitPaise: 10_000, makingTiers: [] },
      sizeSystem: 'inch',
      sizes: [{ label: '16 inch' }, { label: '24 inch', netWeightMg: 15_000 }],
    }),
    perGramPaise: 9_000,
  };
  const shorter = line({ sku: 'CH1', qty: 2, size: '16 inch' });
  const longer = line({ sku: 'CH1', qty: 4, size: '24 inch' });
  const suggested = (...lines: (typeof shorter)[]) =>
    suggestedLines(lines, new Map([['CH1', chain]]))[0];

  test('are suggested, each priced by its own weight, without a common unit price', () => {
    const both = suggested(shorter, longer);
    expect(both?.sizes).toEqual([
      { label: '16 inch', qty: 2 },
      { label: '24 inch', qty: 4 },
    ]);
    expect(both?.rate).toMatchObject({
      basis: 'weight',
      pricePaise: undefined,
      weightMg: 2 * 10_000 + 4 * 15_000,
      perGramPaise: 9_000,
      making: { by: 'total', amountPaise: 6 * 10_000 },
    });
  });

  test('one size alone has its own unit price: 15 g × ₹90 + ₹100', () => {
    expect(suggested(longer)?.rate).toMatchObject({ pricePaise: 145_000 });
  });
});

describe('a list price below the value of the silver', () => {
  const product = (fields: Parameters<typeof buildProduct>[0]) => ({
    ...priced({ sku: 'RG1', pricePaise: 90_000, netWeightMg: 10_000, ...fields }),
    perGramPaise: 9_250,
  });
  const suggested = (fields: Parameters<typeof buildProduct>[0], qty: number) =>
    suggestedLines([line({ sku: 'RG1', qty })], new Map([['RG1', product(fields)]]))[0];
  const amountIn = (form: ReturnType<typeof suggested>) => {
    const [ready] = readyLines(form ? [form] : []);
    return ready && lineAmount(ready.qty, ready.rate);
  };

  test('is charged by unit: 10 × ₹900 = ₹9,000, not 100 g × ₹92.50 = ₹9,250', () => {
    const form = suggested({}, 10);
    expect(form?.rate).toMatchObject({ basis: 'unit', pricePaise: 90_000 });
    expect(amountIn(form)).toBe(900_000);
  });

  test('is charged by weight from the value of the silver on', () => {
    expect(suggested({ pricePaise: 92_500 }, 10)?.rate).toMatchObject({
      basis: 'weight',
      making: { amountPaise: 0 },
    });
  });
});

describe('a warning', () => {
  const markOf = (fields: Parameters<typeof buildProduct>[0]) =>
    productWarning(priced({ sku: 'RG1', ...fields }));

  test('is shown for missing, deleted, archived and out-of-stock products only', () => {
    expect(productWarning(undefined)).toBe('Not in the catalogue');
    expect(markOf({ deletedAt: 1 })).toBe('Deleted');
    expect(markOf({ status: 'archived' })).toBe('Archived');
    expect(markOf({ stockStatus: 'outOfStock' })).toBe('Out of stock');
    expect(markOf({})).toBeUndefined();
  });

  test('no price is suggested for a deleted product', () => {
    const deleted = new Map([['RG1', priced({ sku: 'RG1', deletedAt: 1 })]]);
    expect(suggestedLines([line({ sku: 'RG1' })], deleted)[0]?.rate).toMatchObject({
      pricePaise: undefined,
      weightMg: 2_000,
    });
  });
});
