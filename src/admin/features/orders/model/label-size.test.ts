/** The type size of address labels. */
import { expect, test } from 'vitest';
import { labelSize } from './label-size.ts';

const FROM =
  'From GlamBug Mart, 12 Bazaar Road, Hyderabad 500002 · +91 98765 43210 · Order GB-7K2M9Q';
const textOf = (length: number): string =>
  'Shree Balaji Market Complex '.repeat(30).slice(0, length);

test('an ordinary address has the full size, and a long one a smaller size', () => {
  const lines = ['Attn. Asha Rao', '12 Bazaar Road', 'Hyderabad 500002, Telangana', '98765 43210'];
  expect(labelSize({ name: 'Zari Jewels', lines, from: FROM })).toBe(10);
  const long = [...lines, textOf(120), textOf(120)];
  expect(labelSize({ name: textOf(60), lines: long, from: FROM })).toBeLessThan(10);
});

test('the longest address and sender that the shop stores still fit', () => {
  const lines = [
    textOf(86),
    ...Array.from({ length: 4 }, () => textOf(120)),
    textOf(110),
    '98765 43210',
  ];
  const size = labelSize({ name: textOf(120), lines, from: textOf(680) });
  expect(size).toBeGreaterThanOrEqual(5);
  expect(labelSize({ name: textOf(120), lines, from: FROM })).toBeGreaterThan(size);
});
