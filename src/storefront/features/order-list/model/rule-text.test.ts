/** The MOQ and order multiple of a product in the order list. */
import { expect, test } from 'vitest';
import { moqText, ruleText } from './rule-text.ts';

test.each([
  [{ moq: 12, orderMultiple: 6, unit: 'pair' }, 'MOQ 12 pairs, multiples of 6'],
  [{ moq: 10, orderMultiple: 6 }, 'MOQ 12 pieces, multiples of 6'],
  [{ moq: 2, orderMultiple: 1, unit: 'set of 6' }, 'MOQ 2 sets of 6'],
  [{ moq: 1, orderMultiple: 1, unit: 'pair' }, undefined],
])('%j is stated as %j', (rule, text) => {
  expect(ruleText(rule)).toBe(text);
});

test('the MOQ alone has its unit', () => {
  expect(moqText({ moq: 10, orderMultiple: 6, unit: 'pair' })).toBe('MOQ 12 pairs');
  expect(moqText({ moq: 1, orderMultiple: 1 })).toBeUndefined();
});
