/** The changes of a quote in the mail of the new one. */
import { expect, test } from 'vitest';
import { draftPaper } from '#core/invoicing/draft-paper.ts';
import { piece, saleOf } from '#fixtures/invoices.ts';
import { changeTexts, quoteParagraphs } from './quote-changes.ts';

const versionOf = (...lines: Parameters<typeof saleOf>[0]['lines']) => {
  const source = saleOf({ lines });
  const { quote } = source.order;
  if (quote === undefined) throw new Error('The sale has no quote.');
  return { quote, paper: draftPaper(source, quote) };
};

const before = versionOf(piece('RG101', 12, 50_000), piece('BOX1', 1, 10_000));
const after = versionOf(piece('RG101', 12, 45_000), piece('ER7', 2, 20_000));

test('are changed, added and left out lines, and the total', () => {
  expect(changeTexts(before, after)).toEqual([
    'Product RG101 (RG101). 12 pieces × ₹500, GST 3%: ₹6,000 → 12 pieces × ₹450, GST 3%: ₹5,400',
    'Product ER7 (ER7) is added. 2 pieces × ₹200, GST 3%: ₹400',
    'Product BOX1 (BOX1) is left out.',
    'Taxable amount: ₹6,100 → ₹5,800',
    'CGST 1.5%: ₹91.50 → ₹87',
    'SGST 1.5%: ₹91.50 → ₹87',
    'Total: ₹6,283 → ₹5,974',
  ]);
});

const content = {
  kind: 'quote-ready',
  ...{ orderId: 'a', number: 'GB-000001', name: 'Asha', hasAccount: false },
  ...{ totalPaise: 1, validUntil: 1 },
} as const;

test('are in the mail of a new quote, the first twelve of many', () => {
  const changes = Array.from({ length: 14 }, (_, at) => `Change ${at}`);
  const texts = quoteParagraphs({ ...content, isRevised: true, changes });
  expect(texts.slice(1, 3)).toEqual(['What has changed:', 'Change 0']);
  expect(texts.slice(-2)).toEqual(['Change 11', 'And 2 other changes.']);
  expect(quoteParagraphs({ ...content, isRevised: false })).toHaveLength(1);
});
