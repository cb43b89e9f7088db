import { expect, test } from 'vitest';
import { readWhatsappLink } from '#core/whatsapp.ts';
import { fittingLink, LONGEST_LINK } from './fitting-link.ts';

const HEAD = 'Can you help?';
const sent = (text: string) => {
  const link = fittingLink('+919876543210', HEAD, text);
  expect(link.length).toBeLessThanOrEqual(LONGEST_LINK);
  return (readWhatsappLink(link)?.text ?? '').split('\n');
};

test('a text that fits is sent as it is', () => {
  expect(sent('RG999 12\n\nRG998 6')).toEqual([HEAD, 'RG999 12', '', 'RG998 6']);
});

test.each(['RG999 बारह पीस भेजो', 'RG999 x 12 & more #', '💍 RG999'])(
  'of three hundred lines %j those that fit are sent, with the number of the others',
  (line) => {
    const lines = sent(Array.from({ length: 300 }, (_, index) => `${line} ${index}`).join('\n'));
    const kept = lines.length - 2;
    expect(kept).toBeGreaterThan(15);
    expect(lines.at(kept)).toBe(`${line} ${kept - 1}`);
    expect(lines.at(-1)).toBe(`(and ${300 - kept} more lines)`);
  },
);

test('of one line that is too long its beginning is sent, and that is said', () => {
  const [, start = '', end] = sent('💍'.repeat(2_000));
  expect(start).toMatch(/^(?:💍){300,}$/u);
  expect(end).toBe('(only its beginning)');
});

test('lines after one that is too long are counted', () => {
  expect(sent(`${'म'.repeat(9_000)}\nRG999 12`).slice(2)).toEqual([
    '(only its beginning)',
    '(and 1 more line)',
  ]);
});
