import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['  a\n\tb\u0007c ', Infinity, 'a b c'],
  ['word word', 5, 'word'],
  ['ring 💍', 6, 'ring'],
  ['ring 💍', 7, 'ring 💍'],
  [' \n ', 9, ''],
])('%j within %d is %j', (text, longest, line) => {
  expect(oneLine(text, longest)).toBe(line);
});
