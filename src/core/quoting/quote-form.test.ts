/** The quote form and the resulting quote. */
import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { readDiscount } from './read-discount.ts';
import {
  NO_MAKING,
  quoteFormOf,
  usualLastDay,
  type QuoteForm,
  type QuoteFormLine,
} from './quote-form.ts';
import { liveSums, readQuoteForm } from './read-quote-form.ts';
import { suggestedLine, suggestedLines } from './suggest-lines.ts';

/** How GST can be charged to an unknown address. */
const UNKNOWN = ['within', 'beyond'] as const;

const NOW = Date.parse('2026-11-21T09:00:00Z');

const line = (change: Partial<QuoteFormLine> = {}): QuoteFormLine => ({
  ...suggestedLine({ sku: 'RG101', qty: 10, unit: undefined }, undefined),
  rate: {
    basis: 'unit',
    pricePaise: 10_000,
    weightMg: undefined,
    perGramPaise: undefined,
    making: { by: 'total', amountPaise: undefined, shareBps: undefined },
  },
  ...change,
});
const form = (change: Partial<QuoteForm> = {}): QuoteForm => ({
  lines: [line()],
  discount: '',
  freightPaise: undefined,
  packingPaise: undefined,
  supply: 'within',
  isRounded: false,
  validUntil: '2026-11-28',
  note: '',
  ...change,
});
const problems = (of: QuoteForm) => {
  const read = readQuoteForm(of, NOW);
  return read.success ? [] : read.problems;
};

describe('a discount', () => {
  test.each<[string, ReturnType<typeof readDiscount>]>([
    ['', { paise: 0 }],
    ['500', { paise: 50_000 }],
    ['₹1,000.50', { paise: 100_050 }],
    ['5%', { paise: 6_172, bps: 500 }],
    ['2.5 %', { paise: 3_086, bps: 250 }],
    ['100%', { paise: 123_456, bps: 10_000 }],
    ['0%', { paise: 0 }],
  ])('reads “%s” of ₹1,234.56', (text, expected) => {
    expect(readDiscount(text, 123_456)).toEqual(expected);
  });

  test.each(['101%', '-5', 'a lot', '0.001', '1234.57'])('rejects “%s”', (text) => {
    expect(readDiscount(text, 123_456)).toHaveProperty('problem');
  });
});

describe('a form', () => {
  test('becomes a quote that is valid until the end of its last day in India', () => {
    const read = readQuoteForm(form({ discount: '10%', note: ' Prepaid \n only ' }), NOW);
    expect(read).toMatchObject({
      success: true,
      value: {
        discountPaise: 10_000,
        taxablePaise: 90_000,
        cgstPaise: 1_350,
        sgstPaise: 1_350,
        igstPaise: 0,
        totalPaise: 92_700,
        validUntil: Date.parse('2026-11-28T18:30:00Z') - 1,
        note: 'Prepaid only',
      },
    });
  });

  test.each(['100', '5%', '2.5%', ''])(
    'is restored from its quote with a discount of “%s”',
    (discount) => {
      const given = form({
        lines: [line({ discount, rate: { ...line().rate, making: NO_MAKING } })],
        ...{ discount, supply: 'beyond', note: 'Prepaid', isRounded: true },
        ...{ freightPaise: 12_000, packingPaise: 3_000 },
      });
      const read = readQuoteForm(given, NOW);
      if (!read.success) throw new Error('expected it to fit');
      expect(quoteFormOf(read.value, UNKNOWN, NOW)).toEqual(given);
    },
  );

  test.each([
    ['within', ['within'], 'within'],
    ['within', ['beyond', 'counter'], 'beyond'],
    ['counter', ['beyond', 'counter'], 'counter'],
    ['counter', ['within'], 'within'],
    ['beyond', ['within'], 'within'],
  ] as const)(
    'that was taxed as “%s” is taxed as the address allows: %j',
    (before, now, supply) => {
      const read = readQuoteForm(form({ supply: before }), NOW);
      if (!read.success) throw new Error('expected it to fit');
      expect(quoteFormOf(read.value, now, NOW).supply).toBe(supply);
    },
  );

  test('over the counter becomes a quote with CGST and SGST that says so', () => {
    const read = readQuoteForm(form({ supply: 'counter' }), NOW);
    expect(read).toMatchObject({ value: { isOverCounter: true, cgstPaise: 1_500, igstPaise: 0 } });
    const within = readQuoteForm(form({ supply: 'within' }), NOW);
    expect(within).not.toHaveProperty('value.isOverCounter');
  });

  test('has the sizes of its lines, as many units as their quantity at most', () => {
    const sizes = [
      { label: '12', qty: 4 },
      { label: '14', qty: 6 },
    ];
    const read = readQuoteForm(form({ lines: [line({ sizes })] }), NOW);
    if (!read.success) throw new Error('expected it to fit');
    expect(read.value.lines[0]).toMatchObject({ qty: 10, sizes });
    expect(quoteFormOf(read.value, UNKNOWN, NOW).lines[0]).toMatchObject({ sizes });
    for (const [bad, message] of [
      [line({ qty: 9, sizes }), 'The sizes have more units than the quantity.'],
      [line({ sizes: '12' }), 'Enter each size with its quantity, like 12 × 4, 14 × 6.'],
    ] as const)
      expect(problems(form({ lines: [bad] }))).toEqual([{ field: 'lines.0.sizes', message }]);
  });

  test('stores no field for empty sizes', () => {
    const read = readQuoteForm(form({ lines: [line({ sizes: undefined })] }), NOW);
    if (!read.success) throw new Error('expected it to fit');
    expect(Object.keys(read.value.lines[0] ?? {})).not.toContain('sizes');
  });

  test('reports each invalid field by its path', () => {
    const bad = line({ qty: 'ten', rate: { ...line().rate, pricePaise: undefined } });
    const errors = problems(
      form({ lines: [line(), bad], discount: 'x', validUntil: '2026-11-20' }),
    );
    expect(errors.map(({ field }) => field)).toEqual([
      'lines.1.qty',
      'lines.1.rate.pricePaise',
      'discount',
      'validUntil',
    ]);
    expect(errors[1]?.message).toBe('Required.');
  });

  test('is restored from its quote with a making charge by each measure', () => {
    const rate = { basis: 'weight' as const, weightMg: 48_000, perGramPaise: 9_250 };
    for (const making of [
      { ...NO_MAKING, by: 'gram' as const, amountPaise: 1_200 },
      { by: 'percent' as const, amountPaise: 0, shareBps: 800 },
    ]) {
      const lines = [line({ rate: { ...rate, pricePaise: undefined, making } })];
      const read = readQuoteForm(form({ lines }), NOW);
      if (!read.success) throw new Error('expected it to fit');
      expect(quoteFormOf(read.value, UNKNOWN, NOW).lines).toEqual(lines);
    }
  });

  test('names a wrong discount of a line, and wrong charges', () => {
    const wrong = form({ lines: [line({ discount: '2000' })], freightPaise: 'much' });
    expect(problems(wrong).map(({ field }) => field)).toEqual(['lines.0.discount', 'freightPaise']);
  });

  test('requires only the fields of its price basis', () => {
    const rate = { ...line().rate, basis: 'weight' as const };
    const errors = problems(form({ lines: [line({ rate })] }));
    expect(errors.map(({ field }) => field)).toEqual([
      'lines.0.rate.weightMg',
      'lines.0.rate.perGramPaise',
      'lines.0.rate.making.amountPaise',
    ]);
  });

  test('requires at least one line and at most one crore', () => {
    expect(problems(form({ lines: [] }))).toHaveLength(1);
    const dear = line({ rate: { ...line().rate, pricePaise: 1_000_000_000 } });
    expect(problems(form({ lines: [dear] }))[0]?.message).toContain('1 crore');
  });
});

test('omits incomplete lines from the totals while typing, and counts them', () => {
  const live = liveSums(form({ lines: [line(), line({ qty: undefined })], discount: 'x' }));
  expect(live).toMatchObject({
    leftOut: 1,
    sums: { subtotalPaise: 100_000, quote: { discountPaise: 0 } },
  });
});

test('gives an expired quote a new date', () => {
  const read = readQuoteForm(form(), NOW);
  if (!read.success) throw new Error('expected it to fit');
  const later = Date.parse('2026-12-24T20:00:00Z');
  expect(quoteFormOf(read.value, UNKNOWN, later).validUntil).toBe('2027-01-01');
  expect(usualLastDay(later)).toBe('2027-01-01');
});

describe('a suggestion', () => {
  const tiers = [{ minQty: 12, pricePaise: 9_000 }];
  const product = buildProduct({ pricePaise: 10_000, tiers, gstRateBps: 300, netWeightMg: 4_200 });
  const requested = (qty: number) => [{ productId: 'a', sku: 'RG101', title: 'Ring', qty }];

  test('has the price at the quantity and the weight of all pieces', () => {
    const products = new Map([['RG101', { product, price: undefined }]]);
    expect(suggestedLines(requested(11), products)[0]?.rate.pricePaise).toBe(10_000);
    expect(suggestedLines(requested(12), products)[0]?.rate).toMatchObject({
      pricePaise: 9_000,
      weightMg: 50_400,
    });
  });

  test('uses the price for signed-in customers when there is no public one', () => {
    // The builder makes it with a public price.
    const {
      pricePaise: _,
      tiers: __,
      ...hidden
    } = product as Extract<typeof product, { priceMode: 'public' }>;
    const signIn = { ...hidden, priceMode: 'signIn' as const };
    const products = new Map([
      ['RG101', { product: signIn, price: { pricePaise: 8_000, tiers: [] } }],
    ]);
    expect(suggestedLines(requested(1), products)[0]?.rate.pricePaise).toBe(8_000);
  });

  test('has no price for a missing product', () => {
    expect(suggestedLines(requested(1), new Map())[0]).toMatchObject({
      sku: 'RG101',
      gstRateBps: 300,
      rate: { pricePaise: undefined },
    });
  });
});
