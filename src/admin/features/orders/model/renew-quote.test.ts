/** A renewed quote has the current silver rate and keeps the agreed prices. */
import { buildProduct } from '#fixtures/build.ts';
import { expect, test } from 'vitest';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { NO_MAKING, type QuoteForm, type QuoteFormLine } from '#core/quoting/quote-form.ts';
import { pricesChangedSince, renewalText, renewedForm } from './renew-quote.ts';

const rate = {
  pricePaise: undefined,
  weightMg: undefined,
  perGramPaise: undefined,
  making: NO_MAKING,
};
const byUnit = (sku: string, pricePaise: number): QuoteFormLine => ({
  ...{ sku, qty: 12, discount: '', gstRateBps: 300 },
  rate: { ...rate, basis: 'unit', pricePaise },
});
const byWeight: QuoteFormLine = {
  ...{ sku: 'CH101', qty: 2, discount: '', gstRateBps: 300 },
  rate: { ...rate, basis: 'weight', weightMg: 40_000, perGramPaise: 9_800 },
};
const priced = (
  sku: string,
  pricePaise: number,
  perGramPaise?: number,
): [string, PricedProduct] => [
  sku,
  {
    product: buildProduct({ sku, priceMode: 'public', pricePaise, tiers: [], netWeightMg: 20_000 }),
    price: undefined,
    perGramPaise,
  },
];
const products = new Map([
  priced('RG101', 46_000),
  priced('RG102', 30_000),
  priced('CH101', 230_000, 10_500),
]);
const form: QuoteForm = {
  lines: [byUnit('RG101', 45_000), byUnit('RG102', 30_000), byWeight, byUnit('ZZ9', 1)],
  ...{ discount: '', supply: 'within', validUntil: '2026-11-30', note: '' },
  ...{ freightPaise: undefined, packingPaise: undefined, isRounded: true },
};

test('takes the current silver rate for lines by weight, and nothing else', () => {
  expect(renewedForm(form, 10_500).lines).toEqual([
    ...form.lines.slice(0, 2),
    { ...byWeight, rate: { ...byWeight.rate, perGramPaise: 10_500 } },
    form.lines[3],
  ]);
});

test('names the unit prices that have changed', () => {
  expect(pricesChangedSince(form, products)).toEqual(['RG101: ₹450 quoted, ₹460 now']);
});

test('stays as it is where no silver rate is set', () => {
  expect(renewedForm(form, undefined)).toEqual(form);
});

test('promises a new date and the current silver rate only where the form has them', () => {
  const promise = 'lines by weight have the current silver rate';
  expect(renewalText({ isDraft: false, perGramPaise: 10_500 })).toContain(promise);
  expect(renewalText({ isDraft: false, perGramPaise: undefined })).toBe(
    'This quote has expired. “Valid until” has a new date. Check the quote, then send it.',
  );
  expect(renewalText({ isDraft: true, perGramPaise: 10_500 })).toBe(
    'This quote has expired. Check the quote and its date, then send it.',
  );
});
