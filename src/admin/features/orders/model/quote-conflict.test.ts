import { expect, test } from 'vitest';
import { mergeEdits } from '#admin/shell/editing/merge.ts';
import { flatQuote, lineName, quoteLineText, quoteOfFlat } from './quote-conflict.ts';
import type { QuoteForm, QuoteFormLine } from '#core/quoting/quote-form.ts';

const line = (sku: string, pricePaise: number): QuoteFormLine => ({
  sku,
  qty: 12,
  rate: { basis: 'unit', pricePaise },
  gstRateBps: 300,
});
const form = (lines: QuoteFormLine[], discount = ''): QuoteForm => ({
  lines,
  discount,
  supply: 'within',
  validUntil: '2026-11-28',
  note: '',
});

test('converts a form to fields and back', () => {
  const given = form([line('RG101', 100), line('ER7', 200)], '5%');
  expect(quoteOfFlat(flatQuote(given))).toEqual(given);
});

test('merges prices of different lines', () => {
  const base = flatQuote(form([line('A1', 100), line('B1', 100)]));
  const mine = flatQuote(form([line('A1', 90), line('B1', 100)]));
  const theirs = flatQuote(form([line('A1', 100), line('B1', 80)], '5%'));
  const { merged, conflicts } = mergeEdits({ base, mine, theirs }, new Set());
  expect(conflicts).toEqual([]);
  expect(quoteOfFlat(merged)).toEqual(form([line('A1', 90), line('B1', 80)], '5%'));
});

test('reports a conflict for a line that one removed and the other priced', () => {
  const base = flatQuote(form([line('A1', 100), line('B1', 100)]));
  const mine = flatQuote(form([line('A1', 100)]));
  const theirs = flatQuote(form([line('A1', 100), line('B1', 80)]));
  const { conflicts, merged } = mergeEdits({ base, mine, theirs }, new Set());
  expect(conflicts.map(({ field }) => field)).toEqual(['line B1']);
  expect(quoteOfFlat(merged).lines).toHaveLength(1);
});

test('describes lines as sentences', () => {
  expect(quoteLineText(line('A1', 45_000))).toBe('12 pieces at ₹450');
  const rate = { basis: 'weight', weightMg: 4_200, perGramPaise: 9_500, makingPaise: 0 } as const;
  expect(quoteLineText({ ...line('A1', 0), rate })).toBe(
    '12 pieces, 4.2 g at ₹95 per gram, making charge ₹0',
  );
  expect(quoteLineText(undefined)).toBe('Not quoted');
});

test('keeps both of two lines with one SKU', () => {
  const given = form([line('A1', 100), line('B1', 100), line('A1', 90)]);
  expect(quoteOfFlat(flatQuote(given))).toEqual(given);
  const [base, mine] = [flatQuote(given), flatQuote(form([line('A1', 100), line('B1', 80)]))];
  const { merged, conflicts } = mergeEdits({ base, mine, theirs: base }, new Set());
  expect(conflicts).toEqual([]);
  expect(quoteOfFlat(merged).lines).toEqual([line('A1', 100), line('B1', 80)]);
  expect(Object.keys(base).flatMap((field) => lineName(field) ?? [])).toEqual([
    'A1',
    'B1',
    'A1, 2',
  ]);
});
