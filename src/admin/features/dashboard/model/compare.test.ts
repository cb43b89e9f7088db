/** The comparison of two periods. */
import { expect, test } from 'vitest';
import { comparedText } from './compare.ts';

test.each([
  [450_000, 400_000, '13% more than in the 30 days before (₹4,000)'],
  [300_000, 400_000, '25% less than in the 30 days before (₹4,000)'],
  [400_000, 400_000, 'As much as in the 30 days before (₹4,000)'],
  [0, 400_000, '100% less than in the 30 days before (₹4,000)'],
  [400_000, 0, 'None in the 30 days before'],
])('%i after %i', (paise, before, text) => {
  expect(comparedText(paise, before, 30)).toBe(text);
});
