/** Prices of lines in sizes. */
import { describe, expect, it } from 'vitest';
import { amountOf, unitPriceText } from './price-range.ts';

const prices = { pricePaise: 50_000, tiers: [{ minQty: 24, pricePaise: 47_500 }] };

describe('sizes with prices of their own', () => {
  const bySize = [
    { label: '18 inch', pricePaise: 60_000, tiers: [{ minQty: 24, pricePaise: 57_000 }] },
    { label: '20 inch', pricePaise: 70_000, tiers: [] },
  ];
  const sized = { ...prices, bySize };
  const sizes = [
    { label: '16 inch', qty: 10 },
    { label: '18 inch', qty: 14 },
  ];

  it('are priced apart, at the tier of the total quantity', () => {
    expect(amountOf(sized, { qty: 24, sizes })).toBe(10 * 47_500 + 14 * 57_000);
    expect(amountOf(sized, { qty: 12 })).toBe(12 * 50_000);
  });

  it.each([
    [{ qty: 24, sizes }, '₹475–₹570'],
    [{ qty: 14, sizes: sizes.slice(1) }, '₹600'],
    // A part is without a size.
    [{ qty: 20, sizes: sizes.slice(1) }, '₹500–₹600'],
    [{ qty: 1 }, '₹500–₹700'],
  ])('show the prices of the chosen ones: %j', (line, text) => {
    expect(unitPriceText(sized, line)).toBe(text);
  });

  it('are not found by a label from a link', () => {
    expect(amountOf(sized, { qty: 1, sizes: [{ label: '__proto__', qty: 1 }] })).toBe(50_000);
  });
});
