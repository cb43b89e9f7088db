import { expect, test } from 'vitest';
import { priceLadder } from './price-ladder.ts';

const rule = { moq: 12, orderMultiple: 6 };
const prices = {
  pricePaise: 45_000,
  tiers: [
    { minQty: 24, pricePaise: 41_700 },
    { minQty: 100, pricePaise: 40_000 },
  ],
};
const textsOf = (...args: Parameters<typeof priceLadder>) =>
  priceLadder(...args).map(({ text }) => text);

test('says what each lower price saves, from the next to the lowest', () => {
  expect(priceLadder(rule, prices, { qty: 18 })).toEqual([
    { qty: 24, text: '6 more for ₹417 each, saves ₹33 (7%)' },
    { qty: 102, text: '84 more for ₹400 each, saves ₹50 (11%)' },
  ]);
  expect(textsOf(rule, prices, { qty: 24 })).toEqual(['78 more for ₹400 each, saves ₹17 (4%)']);
  expect(priceLadder(rule, prices, { qty: 102 })).toEqual([]);
});

test('names the unit of sale', () => {
  expect(textsOf({ ...rule, unit: 'pair' }, prices, { qty: 18 })[0]).toBe(
    '6 more for ₹417 per pair, saves ₹33 (7%)',
  );
});

test('two tiers within one order multiple are one step', () => {
  const tiers = [
    { minQty: 20, pricePaise: 43_000 },
    { minQty: 24, pricePaise: 41_700 },
  ];
  expect(textsOf(rule, { ...prices, tiers }, { qty: 18 })).toEqual([
    '6 more for ₹417 each, saves ₹33 (7%)',
  ]);
});

test('says the largest saving if sizes save different amounts', () => {
  const bySize = [
    { label: '14', pricePaise: 60_000, tiers: [{ minQty: 24, pricePaise: 56_000 }] },
    { label: '16', pricePaise: 70_000, tiers: [{ minQty: 24, pricePaise: 66_000 }] },
  ];
  const line = (...labels: string[]) => ({
    qty: 18,
    sizes: labels.map((label) => ({ label, qty: 18 / labels.length })),
  });
  const first = (...labels: string[]) => textsOf(rule, { ...prices, bySize }, line(...labels))[0];
  expect(first('14')).toBe('6 more for ₹560 each, saves ₹40 (7%)');
  expect(first('14', '16')).toBe('6 more for ₹560–₹660 each, saves ₹40');
  expect(first('12', '14')).toBe('6 more for ₹417–₹560 each, saves up to ₹40');
});
