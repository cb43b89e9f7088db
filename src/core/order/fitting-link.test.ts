import { expect, test } from 'vitest';
import { readWhatsappLink } from '#core/whatsapp.ts';
import { fittingLink, LONGEST_LINK } from './fitting-link.ts';

const HEAD = 'Can you help?';
const sent = (text: string) => {
  const link = fittingLink('+919876543210', HEAD, text);
  expect(link.length).toBeLessThanOrEqual(LONGEST_LINK);
  return (readWhatsappLink(link)?.text ?? '').split('\n');
};

test('sends a text that fits unchanged', () => {
  expect(sent('RG999 12\n\nRG998 6')).toEqual([HEAD, 'RG999 12', '', 'RG998 6']);
});

test.each(['RG999 बारह पीस भेजो', 'RG999 x 12 & more #', '💍 RG999'])(
  'sends those of three hundred lines %j that fit, with the number of the others',
  (line) => {
    const lines = sent(Array.from({ length: 300 }, (_, index) => `${line} ${index}`).join('\n'));
    const fitting = lines.length - 2;
    expect(fitting).toBeGreaterThan(15);
    expect(lines.at(fitting)).toBe(`${line} ${fitting - 1}`);
    expect(lines.at(-1)).toBe(`(and ${300 - fitting} more lines)`);
  },
);

test('sends the beginning of a line that is too long, without splitting an emoji', () => {
  const [, start = '', ...others] = sent(`${'💍'.repeat(2_000)}\nRG999 12`);
  expect(start).toMatch(/^(?:💍){200}$/u);
  expect(others.at(-1)).toMatch(/more lines/);
});
