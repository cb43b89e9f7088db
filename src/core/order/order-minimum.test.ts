/** The order minimum and its wording. */
import { describe, expect, test } from 'vitest';
import {
  orderMinimumSentence,
  orderMinimumText,
  shortfallOf,
  shortfallMessage,
  type OrderMinimum,
} from './order-minimum.ts';

const BOTH: OrderMinimum = { pieces: 24, weightMg: 100_000 };

describe('the minimum as text', () => {
  test.each<[OrderMinimum, string]>([
    [{ ...BOTH, rule: 'any' }, '24 pieces or 100 g'],
    [{ ...BOTH, rule: 'all' }, '24 pieces and 100 g'],
    [BOTH, '24 pieces or 100 g'],
    [{ ...BOTH, paise: 500_000, rule: 'all' }, '24 pieces, 100 g and ₹5,000'],
    [{ pieces: 1, rule: 'all' }, '1 piece'],
    [{ paise: 10_000_000 }, '₹1,00,000'],
    [{ rule: 'any' }, ''],
  ])('formats %j as %j', (minimum, text) => {
    expect(orderMinimumText(minimum)).toBe(text);
    expect(orderMinimumSentence(minimum)).toBe(text && `The order minimum is ${text}.`);
  });
});

describe('an order', () => {
  const few = { pieces: 10, weightMg: 33_800, paise: 0 };

  test.each([
    ['24 light pieces', { pieces: 24, weightMg: 8_400, paise: 0 }, { weightMg: 91_600 }],
    ['100 g in few pieces', { pieces: 2, weightMg: 100_000, paise: 0 }, { pieces: 22 }],
  ])('of %s meets "any" but not "all"', (_, totals, missing) => {
    expect(shortfallOf({ ...BOTH, rule: 'any' }, totals)).toBeUndefined();
    expect(shortfallOf(BOTH, totals)).toBeUndefined();
    expect(shortfallOf({ ...BOTH, rule: 'all' }, totals)?.missing).toEqual(missing);
  });

  test('below the minimum gets a message with the missing amount', () => {
    expect(shortfallMessage(shortfallOf({ ...BOTH, rule: 'any' }, few), 0)).toBe(
      'The order minimum is 24 pieces or 100 g. Add 14 pieces or 66.2 g more.',
    );
    expect(shortfallMessage(shortfallOf({ ...BOTH, rule: 'all' }, few), 0)).toBe(
      'The order minimum is 24 pieces and 100 g. Add 14 pieces and 66.2 g more.',
    );
  });

  test('meets a missing minimum', () => {
    expect(shortfallOf({}, few)).toBeUndefined();
    expect(shortfallOf({ rule: 'all' }, few)).toBeUndefined();
    expect(shortfallMessage(undefined, 3)).toBeUndefined();
  });

  test('with hidden prices gets a message that they are not counted', () => {
    expect(shortfallMessage(shortfallOf({ paise: 500_000 }, few), 1)).toBe(
      'The order minimum is ₹5,000. Add ₹5,000 more. Prices on request are not counted.',
    );
  });
});
