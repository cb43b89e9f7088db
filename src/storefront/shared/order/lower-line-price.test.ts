import { describe, expect, test } from 'vitest';
import { lowerLinePrice } from './lower-line-price.ts';
import { lowerPrice } from './quantity.ts';

const rule = { moq: 12, orderMultiple: 6 };
const prices = {
  pricePaise: 50_000,
  tiers: [
    { minQty: 24, pricePaise: 47_500 },
    { minQty: 100, pricePaise: 45_000 },
  ],
};

test('is that of the product if its sizes cost the same', () => {
  for (let qty = 12; qty < 120; qty += 6)
    expect(lowerLinePrice(rule, prices, { qty })).toEqual(lowerPrice(rule, prices, qty));
});

test('counts from another quantity in the same sizes', () => {
  const line = { qty: 6, sizes: [{ label: '14', qty: 6 }] };
  const bySize = [{ ...prices, label: '14', pricePaise: 60_000 }];
  const lower = (qty: number) => lowerLinePrice(rule, { ...prices, bySize }, line, qty);
  expect(lower(18)).toEqual({ qty: 24, text: '6 more for ₹475 each' });
  expect(lower(24)).toEqual({ qty: 102, text: '78 more for ₹450 each' });
});

describe('of sizes with prices of their own', () => {
  const bySize = [
    { label: '14', pricePaise: 60_000, tiers: [{ minQty: 24, pricePaise: 57_000 }] },
    { label: '16', pricePaise: 70_000, tiers: [{ minQty: 48, pricePaise: 66_500 }] },
  ];
  const textFor = (...sizes: string[]) =>
    lowerLinePrice(
      rule,
      { ...prices, bySize },
      { qty: 18, sizes: sizes.map((label) => ({ label, qty: 18 / sizes.length })) },
    )?.text;

  test.each([
    ['is the amount of the one that is chosen', ['14'], '6 more for ₹570 each'],
    ['is that of its own tier', ['16'], '30 more for ₹665 each'],
    ['is the product’s amount without a price of its own', ['12'], '6 more for ₹475 each'],
    ['is one amount if all cost the same', ['10', '12'], '6 more for ₹475 each'],
    ['is a range of amounts', ['12', '14'], '6 more for ₹475–₹570 each'],
    ['is a range of all while none is chosen', [], '6 more for ₹475–₹700 each'],
  ])('%s', (_what, sizes, text) => {
    expect(textFor(...sizes)).toBe(text);
  });
});
