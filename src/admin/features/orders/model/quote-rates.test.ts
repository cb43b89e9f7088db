/** The silver rate of lines by weight, compared with the current one. */
import { expect, test } from 'vitest';
import { NO_MAKING, type QuoteFormLine } from '#core/quoting/quote-form.ts';
import { differentRates, rateLabel, rateNotice } from './quote-rates.ts';

const TODAY = Date.parse('2026-11-25T06:00:00Z');
/** 24 November, 11:59 pm in India. */
const YESTERDAY = Date.parse('2026-11-24T18:29:00Z');

const line = (
  basis: 'unit' | 'weight',
  perGramPaise: QuoteFormLine['rate']['perGramPaise'],
): QuoteFormLine => ({
  ...{ sku: 'CH101', qty: 2, discount: '', gstRateBps: 300 },
  rate: { basis, pricePaise: undefined, weightMg: 40_000, perGramPaise, making: NO_MAKING },
});

test('a rate is of today, or of its day in India', () => {
  const label = (at: number) => rateLabel({ perGramPaise: 10_500, at }, TODAY);
  expect(label(TODAY - 60_000)).toBe('today ₹105');
  expect(label(YESTERDAY)).toBe('rate of 24 Nov 2026: ₹105');
  // 12:01 am in India is 24 November in UTC.
  expect(label(YESTERDAY + 120_000)).toBe('today ₹105');
});

test('counts lines by weight with a complete rate other than the current one', () => {
  const lines = [
    line('weight', 9_800),
    line('weight', 10_500),
    line('unit', 9_800),
    line('weight', undefined),
    line('weight', '98,,'),
    line('weight', 0),
  ];
  expect(differentRates(lines, 10_500)).toBe(2);
  expect(differentRates(lines, 9_800)).toBe(2);
  expect(differentRates(lines, undefined)).toBe(0);
  expect(differentRates([line('unit', 9_800)], 10_500)).toBe(0);
});

test('the notice is right for one line and many, and names the day of an old rate', () => {
  expect(rateNotice(1, { perGramPaise: 10_500, at: TODAY }, TODAY)).toBe(
    '1 line by weight has another rate than the current silver rate (today ₹105).',
  );
  expect(rateNotice(2, { perGramPaise: 10_500, at: YESTERDAY }, TODAY)).toBe(
    '2 lines by weight have another rate than the current silver rate (rate of 24 Nov 2026: ₹105).',
  );
});
