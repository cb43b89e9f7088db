/** A renewed quote has the current silver rate and keeps the agreed prices. */
import { buildProduct } from '#fixtures/build.ts';
import { describe, expect, test } from 'vitest';
import type { QuoteLine } from '#core/quoting/calculate-quote.ts';
import { priceAtRate } from '#core/silver/price-at-rate.ts';
import type { ByWeight } from '#schema/by-weight.ts';
import type { MakingCharge } from '#schema/quote.ts';
import type { CustomerGroup } from '#schema/sales-settings.ts';
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

const quotedByUnit = (sku: string, pricePaise: number): QuoteLine => ({
  ...{ sku, qty: 12, gstRateBps: 300, amountPaise: 12 * pricePaise },
  rate: { basis: 'unit', pricePaise },
});

test('names the unit prices that have changed', () => {
  const lines = [
    quotedByUnit('RG101', 45_000),
    quotedByUnit('RG102', 30_000),
    quotedByUnit('ZZ9', 1),
  ];
  expect(pricesChangedSince(lines, products, undefined)).toEqual(['RG101: ₹450 quoted, ₹460 now']);
});

describe('the making charge of a line by weight', () => {
  type Made = Partial<ByWeight>;
  /** 2 chains of 20 g, quoted at ₹98 per gram; the rate is ₹105 now. */
  const quoted = (making: MakingCharge, weightMg = 40_000): QuoteLine => ({
    ...{ sku: 'CH101', qty: 2, gstRateBps: 300, amountPaise: 0 },
    rate: { basis: 'weight', weightMg, perGramPaise: 9_800, making },
  });
  const total = (amountPaise: number) => quoted({ by: 'total', amountPaise });
  const chain = (made: Made, isPublic = true): PricedProduct => {
    const byWeight: ByWeight = { makingTiers: [], ...made };
    const shared = { sku: 'CH101', netWeightMg: 20_000 };
    const product = isPublic
      ? buildProduct({ ...shared, priceMode: 'public', pricePaise: 1, byWeight })
      : buildProduct({ ...shared, priceMode: 'signIn' });
    return {
      ...{ product, byWeight, perGramPaise: 10_500 },
      price: priceAtRate(byWeight, 20_000, 10_500),
    };
  };
  const changed = (line: QuoteLine, piece: PricedProduct, group?: CustomerGroup) =>
    pricesChangedSince([line], new Map([['CH101', piece]]), group);
  const PER_GRAM = { makingPerGramPaise: 1_300 };

  test.each([true, false])('is named if it has changed; with a public price: %s', (isPublic) => {
    const piece = chain(PER_GRAM, isPublic);
    expect(changed(total(48_000), piece)).toEqual(['CH101: making ₹480 quoted, ₹520 now']);
    expect(changed(total(52_000), piece)).toEqual([]);
  });

  test('is compared in each measure, for the weight of the line', () => {
    const piece = chain(PER_GRAM);
    expect(changed(quoted({ by: 'gram', amountPaise: 1_300 }, 41_000), piece)).toEqual([]);
    expect(changed(quoted({ by: 'gram', amountPaise: 1_200 }), piece)).toEqual([
      'CH101: making ₹480 quoted, ₹520 now',
    ]);
    expect(changed(quoted({ by: 'unit', amountPaise: 26_000 }), piece)).toEqual([]);
  });

  test.each([true, false])('does not change with the silver rate; public: %s', (isPublic) => {
    // 10% of ₹3,920 and of ₹4,200.
    expect(changed(total(39_200), chain({ makingBps: 1_000 }, isPublic))).toEqual([]);
    expect(
      changed(quoted({ by: 'percent', shareBps: 1_000 }), chain({ makingBps: 1_200 })),
    ).toEqual(['CH101: making ₹392 quoted, ₹504 now']);
  });

  test('is not named for less than a rupee per unit, which the rounding of prices makes', () => {
    expect(changed(total(51_900), chain(PER_GRAM))).toEqual([]);
  });

  test('is compared with that of the customer’s group', () => {
    const group: CustomerGroup = { id: 'g', name: 'Gold', off: 'making', shareBps: 1_000 };
    expect(changed(total(46_800), chain(PER_GRAM), group)).toEqual([]);
    expect(changed(total(52_000), chain(PER_GRAM), group)).toEqual([
      'CH101: making ₹520 quoted, ₹468 now',
    ]);
  });

  test('is not named for a product with a fixed price', () => {
    expect(pricesChangedSince([total(48_000)], products, undefined)).toEqual([]);
  });
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
