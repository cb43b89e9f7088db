/** Prices of lines in sizes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySizedLine, LINE_SIZES, unitsOfLine } from '#fixtures/sized-line.ts';
import { amountOf, unitPricesOf, unitPriceText } from './price-range.ts';

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
    expect(amountOf(sized, { qty: 12 }, 24)).toBe(12 * 47_500);
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

const anyPrices = fc
  .record({
    pricePaise: fc.integer({ min: 50_000, max: 90_000 }),
    minQtys: fc.uniqueArray(fc.integer({ min: 2, max: 60 }), { maxLength: 3 }),
  })
  .map(({ pricePaise, minQtys }) => ({
    pricePaise,
    tiers: minQtys
      .toSorted((one, other) => one - other)
      .map((minQty, at) => ({ minQty, pricePaise: pricePaise - 5_000 * (at + 1) })),
  }));
const anySizedPrices = fc.record({
  product: anyPrices,
  bySize: fc.uniqueArray(
    fc.tuple(fc.constantFrom(...LINE_SIZES), anyPrices).map(([label, own]) => ({ label, ...own })),
    { selector: ({ label }) => label },
  ),
});

it('the amount of a line is the sum of the prices of all units at the total quantity', () => {
  fc.assert(
    fc.property(anySizedLine, anySizedPrices, (line, { product, bySize }) => {
      const unitPrice = (label: string | undefined): number => {
        const { pricePaise, tiers } = bySize.find((size) => size.label === label) ?? product;
        const reached = tiers.filter(({ minQty }) => line.qty >= minQty);
        return Math.min(pricePaise, ...reached.map((tier) => tier.pricePaise));
      };
      const amount = amountOf({ ...product, bySize }, line);
      const unitPrices = unitsOfLine(line).map(unitPrice);
      expect(amount).toBe(unitPrices.reduce((sum, price) => sum + price, 0));
      // The shown prices are those of the units.
      const shown = new Set(unitPricesOf({ ...product, bySize }, line));
      if (line.sizes.length > 0) expect(shown).toEqual(new Set(unitPrices));
    }),
  );
});
