import { expect, test } from 'vitest';
import { piece, saleOf } from '#fixtures/invoices.ts';
import { draftPaper } from '#core/invoicing/draft-paper.ts';
import { calculateQuote, type Quote, type UnpricedLine } from '#core/quoting/calculate-quote.ts';
import { compareQuotes, type QuoteVersion } from './compare-quotes.ts';

function versionOf(lines: readonly UnpricedLine[], more: Partial<Quote> = {}): QuoteVersion {
  const { quote } = calculateQuote(lines, { discountPaise: 0, isWithinState: true });
  const whole = { ...quote, validUntil: Date.parse('2026-12-05T18:29:59Z'), ...more };
  return { quote: whole, paper: draftPaper(saleOf({ lines }), whole) };
}

const RINGS = piece('RG101', 10, 45_000);
const EARRINGS = piece('ER7', 4, 100_000);

test('shows changed, added and removed lines, and counts the others', () => {
  const before = versionOf([RINGS, EARRINGS, piece('BOX1', 1, 5_000, 1_800)]);
  const after = versionOf([RINGS, piece('ER7', 6, 95_000), piece('RG101', 2, 30_000)]);
  const { lines, unchangedLines } = compareQuotes(before, after);
  expect(unchangedLines).toBe(1);
  expect(lines).toMatchObject([
    {
      ...{ title: 'Product ER7', sku: 'ER7' },
      before: { amountPaise: 400_000, facts: ['4 pieces × ₹1,000', 'GST 3%'] },
      after: { amountPaise: 570_000, facts: ['6 pieces × ₹950', 'GST 3%'] },
    },
    {
      ...{ title: 'Product RG101', sku: 'RG101' },
      before: undefined,
      after: { amountPaise: 60_000, facts: ['2 pieces × ₹300', 'GST 3%'] },
    },
    {
      ...{ title: 'Product BOX1', sku: 'BOX1' },
      before: { amountPaise: 5_000, facts: ['1 piece × ₹50', 'GST 18%'] },
    },
  ]);
});

// ₹4,500 and 3 % are ₹4,635, of which half are ₹2,317.50, rounded to ₹2,318.
test('shows changed terms, and always the total', () => {
  const before = versionOf([RINGS]);
  const after = versionOf([RINGS], { advanceBps: 5_000, note: 'By courier' });
  expect(compareQuotes(before, before).terms).toEqual([
    { name: 'Total', before: '₹4,635', after: '₹4,635' },
  ]);
  expect(compareQuotes(before, after).terms).toEqual([
    { name: 'Total', before: '₹4,635', after: '₹4,635' },
    { name: 'Advance', before: undefined, after: '50%, ₹2,318' },
    { name: 'Note', before: undefined, after: 'By courier' },
  ]);
});
