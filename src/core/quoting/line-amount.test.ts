/** Amounts of lines by weight: grams times rate, and the making charge by each measure. */
import { expect, test } from 'vitest';
import { lineAmount, makingAmount, makingBy } from './line-amount.ts';

const silver = { weightMg: 4_235, perGramPaise: 9_150 };
const rateWith = (making: Parameters<typeof makingAmount>[1]['making'], of = silver) => ({
  basis: 'weight' as const,
  ...of,
  making,
});

test('is grams times rate, rounded half up, plus the making charge', () => {
  // 4.235 g × ₹91.50 = ₹387.5025
  const total = { by: 'total', amountPaise: 50_000 } as const;
  expect(lineAmount(12, rateWith(total))).toBe(38_750 + 50_000);
  expect(lineAmount(1, rateWith(total, { weightMg: 500, perGramPaise: 1 }))).toBe(50_001);
});

test('is exact for the heaviest line at the highest rate', () => {
  const dearest = { weightMg: 9_999_999, perGramPaise: 999_999_999 };
  const none = { by: 'total', amountPaise: 0 } as const;
  expect(lineAmount(1, rateWith(none, dearest))).toBe(9_999_998_990_000);
});

test('has a making charge in total, per unit, per gram, or in percent of the silver', () => {
  expect(makingAmount(12, rateWith({ by: 'total', amountPaise: 50_000 }))).toBe(50_000);
  expect(makingAmount(12, rateWith({ by: 'unit', amountPaise: 50_000 }))).toBe(600_000);
  // 4.235 g × ₹12 = ₹50.82
  expect(makingAmount(12, rateWith({ by: 'gram', amountPaise: 1_200 }))).toBe(5_082);
  // 8% of ₹387.5025 = ₹31.0002
  expect(makingAmount(12, rateWith({ by: 'percent', shareBps: 800 }))).toBe(3_100);
});

test('keeps its amount when the measure is changed, as close as it can', () => {
  const of = { ...silver, qty: 12 };
  for (const by of ['total', 'unit', 'gram', 'percent'] as const) {
    const making = makingBy(by, 60_000, of);
    expect(making.by).toBe(by);
    expect(Math.abs(makingAmount(12, rateWith(making)) - 60_000)).toBeLessThan(10);
  }
});
