/** One rule for the least an order must come to, and one wording of it. */
import { describe, expect, test } from 'vitest';
import { buildProduct, buildSiteSettings } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import {
  orderMinimumSentence,
  orderMinimumWords,
  shortfallOf,
  shortfallWords,
  type OrderMinimum,
} from '#core/order/order-minimum.ts';
import { reckonOrder } from './reckon-order.ts';

const BOTH: OrderMinimum = { pieces: 24, weightMg: 100_000 };

describe('the minimum in words', () => {
  test.each<[OrderMinimum, string]>([
    [{ ...BOTH, rule: 'any' }, '24 pieces or 100 g'],
    [{ ...BOTH, rule: 'all' }, '24 pieces and 100 g'],
    [BOTH, '24 pieces or 100 g'],
    [{ ...BOTH, paise: 500_000, rule: 'all' }, '24 pieces, 100 g and ₹5,000'],
    [{ pieces: 1, rule: 'all' }, '1 piece'],
    [{ paise: 10_000_000 }, '₹1,00,000'],
    [{ rule: 'any' }, ''],
  ])('%j is %j', (minimum, words) => {
    expect(orderMinimumWords(minimum)).toBe(words);
    expect(orderMinimumSentence(minimum)).toBe(words && `The order minimum is ${words}.`);
  });
});

describe('an order', () => {
  const few = { pieces: 10, weightMg: 33_800, paise: 0 };

  test.each([
    ['24 light pieces', { pieces: 24, weightMg: 8_400, paise: 0 }, { weightMg: 91_600 }],
    ['100 g in few pieces', { pieces: 2, weightMg: 100_000, paise: 0 }, { pieces: 22 }],
  ])('of %s is enough for "any" and not for "all"', (_, totals, missing) => {
    expect(shortfallOf({ ...BOTH, rule: 'any' }, totals)).toBeUndefined();
    expect(shortfallOf(BOTH, totals)).toBeUndefined();
    expect(shortfallOf({ ...BOTH, rule: 'all' }, totals)?.missing).toEqual(missing);
  });

  test('that reaches neither is told what is missing, by the rule', () => {
    expect(shortfallWords(shortfallOf({ ...BOTH, rule: 'any' }, few), 0)).toBe(
      'The order minimum is 24 pieces or 100 g. Add 14 pieces or 66.2 g more.',
    );
    expect(shortfallWords(shortfallOf({ ...BOTH, rule: 'all' }, few), 0)).toBe(
      'The order minimum is 24 pieces and 100 g. Add 14 pieces and 66.2 g more.',
    );
  });

  test('is enough where there is no minimum', () => {
    expect(shortfallOf({}, few)).toBeUndefined();
    expect(shortfallOf({ rule: 'all' }, few)).toBeUndefined();
    expect(shortfallWords(undefined, 3)).toBeUndefined();
  });

  test('with hidden prices is told that they do not count', () => {
    expect(shortfallWords(shortfallOf({ paise: 500_000 }, few), 1)).toBe(
      'The order minimum is ₹5,000. Add ₹5,000 more. Prices on request are not counted.',
    );
  });
});

test('the list counts pieces, grams and amounts of all its lines', () => {
  const ring = entryOf('a', buildProduct({ sku: 'RG101', netWeightMg: 4_200, moq: 1 }));
  const minimum = { ...buildSiteSettings().orderMinimum, ...BOTH, paise: undefined };
  const missing = (qty: number, rule: OrderMinimum['rule']) =>
    reckonOrder([{ sku: 'RG101', qty }], new Map([['RG101', ring]]), { ...minimum, rule }).shortfall
      ?.missing;
  expect(missing(23, 'any')).toEqual({ pieces: 1, weightMg: 3_400 });
  expect(missing(24, 'any')).toBeUndefined();
  expect(missing(23, 'all')).toEqual({ pieces: 1, weightMg: 3_400 });
  expect(missing(24, 'all')).toBeUndefined();
});
