import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { followedBy, followingRate, otherProposal } from './follow-quantity.ts';
import type { QuoteFormLine } from '#core/quoting/quote-form.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { suggestedLine } from '#core/quoting/suggest-lines.ts';

const piece: PricedProduct = {
  product: buildProduct({
    ...{ netWeightMg: 4_000, pricePaise: 45_000, tiers: [{ minQty: 20, pricePaise: 40_000 }] },
  }),
  price: undefined,
};
const line = (qty: QuoteFormLine['qty'], rate: Partial<QuoteFormLine['rate']> = {}) => {
  const suggested = suggestedLine(
    { sku: 'RG1', qty: typeof qty === 'number' ? qty : 1, unit: undefined },
    piece,
  );
  return { ...suggested, qty, rate: { ...suggested.rate, ...rate } };
};
/** The rate after the quantity changed to `qty` through any intermediate values. */
function changedTo(before: QuoteFormLine, ...typed: QuoteFormLine['qty'][]) {
  const fields = followedBy(before, piece);
  return typed.reduce<QuoteFormLine>((now, qty) => {
    const next = { ...now, qty };
    const rate = { ...now.rate, ...Object.fromEntries(followingRate(next, piece, fields)) };
    return { ...next, rate };
  }, before);
}

describe('when the quantity changes', () => {
  test('charges the metal of 24 pieces, not of 12', () => {
    const before = line(12, { basis: 'weight', perGramPaise: 9_000 });
    expect(changedTo(before, 24).rate).toMatchObject({ weightMg: 96_000, perGramPaise: 9_000 });
  });

  test('uses the price of the volume tier', () => {
    expect(changedTo(line(12), 24).rate.pricePaise).toBe(40_000);
    expect(changedTo(line(24), 12).rate.pricePaise).toBe(45_000);
  });

  test('keeps typed values and offers the proposal', () => {
    const weighed = changedTo(line(12, { basis: 'weight', weightMg: 50_000 }), 24);
    expect(weighed.rate).toMatchObject({ weightMg: 50_000, pricePaise: 40_000 });
    expect(otherProposal(weighed, piece)).toEqual({ field: 'weightMg', value: 96_000 });
    const priced = changedTo(line(12, { pricePaise: 44_000 }), 24);
    expect(priced.rate).toMatchObject({ weightMg: 96_000, pricePaise: 44_000 });
    expect(otherProposal(priced, piece)).toEqual({ field: 'pricePaise', value: 40_000 });
  });

  test('ignores intermediate input: an empty field, and the 2 of 24', () => {
    // The price for few pieces, typed for many.
    const edited = line(24, { pricePaise: 45_000 });
    expect(changedTo(edited, undefined, 2, 25).rate.pricePaise).toBe(45_000);
    const suggested = changedTo(line(12), undefined, 'x', 2, 24);
    expect(suggested).toEqual(line(24));
  });

  test('fills in the proposal for a line without a quantity or without values', () => {
    const empty = line(undefined, { pricePaise: undefined, weightMg: undefined });
    // The weight belongs to the other pricing basis, so it stays empty.
    expect(changedTo(empty, 24).rate).toMatchObject({ pricePaise: 40_000, weightMg: undefined });
  });

  test('proposes only the weight of a product without a known price', () => {
    const unpriced = { ...piece, product: { ...piece.product, priceMode: 'onRequest' as const } };
    const before = suggestedLine({ sku: 'RG1', qty: 12, unit: undefined }, unpriced);
    expect(followingRate({ ...before, qty: 24 }, unpriced, followedBy(before, unpriced))).toEqual([
      ['weightMg', 96_000],
    ]);
    expect(otherProposal(before, unpriced)).toBeUndefined();
  });
});

test('proposes no weight for a line priced by piece, and nothing for a line equal to the proposal', () => {
  expect(otherProposal(line(12, { weightMg: 1 }), piece)).toBeUndefined();
  expect(otherProposal(line(12), piece)).toBeUndefined();
  expect(otherProposal(line('x', { pricePaise: 1 }), piece)).toBeUndefined();
});

test('after any input, a line at its proposal ends at the proposal of the last quantity', () => {
  const qty = fc.oneof(fc.integer({ min: 1, max: 9_999 }), fc.constantFrom(undefined, 'x'));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.array(qty), (first, typed) => {
      const numbers = typed.filter((each) => typeof each === 'number');
      const end = changedTo(line(first), ...typed);
      expect(end.rate).toEqual(line(numbers.at(-1) ?? first).rate);
    }),
  );
});
