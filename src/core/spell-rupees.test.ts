import { expect, test } from 'vitest';
import { spellRupees } from './spell-rupees.ts';

test.each([
  [0, 'Rupees zero only'],
  [100, 'Rupees one only'],
  [50, 'Rupees zero and fifty paise only'],
  [1_901, 'Rupees nineteen and one paise only'],
  [4_200, 'Rupees forty-two only'],
  [10_000, 'Rupees one hundred only'],
  [12_345_650, 'Rupees one lakh twenty-three thousand four hundred fifty-six and fifty paise only'],
  [1_000_000_000, 'Rupees one crore only'],
  [
    12_345_678_999,
    'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine and ninety-nine paise only',
  ],
])('%d paise: %s', (paise, expected) => {
  expect(spellRupees(paise)).toBe(expected);
});
