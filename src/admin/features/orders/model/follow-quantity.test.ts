import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { followedBy, followingRate, otherProposal } from './follow-quantity.ts';
import type { QuoteFormLine } from '#core/quoting/quote-form.ts';
import { suggestedLine, type PricedProduct } from '#core/quoting/suggest-lines.ts';

const piece: PricedProduct = {
  product: buildProduct({
    ...{ netWeightMg: 4_000, pricePaise: 45_000, tiers: [{ minQty: 20, pricePaise: 40_000 }] },
  }),
  price: undefined,
};
const line = (qty: QuoteFormLine['qty'], rate: Partial<QuoteFormLine['rate']> = {}) => {
  const suggested = suggestedLine('RG1', typeof qty === 'number' ? qty : 1, piece);
  return { ...suggested, qty, rate: { ...suggested.rate, ...rate } };
};
/** The rate after the pieces of a line have become `qty`, by way of whatever is typed between. */
function changedTo(before: QuoteFormLine, ...typed: QuoteFormLine['qty'][]) {
  const fields = followedBy(before, piece);
  return typed.reduce<QuoteFormLine>((now, qty) => {
    const next = { ...now, qty };
    const rate = { ...now.rate, ...Object.fromEntries(followingRate(next, piece, fields)) };
    return { ...next, rate };
  }, before);
}

describe('when the number of pieces changes', () => {
  test('the metal of 24 is charged for 24, not for 12', () => {
    const before = line(12, { basis: 'weight', perGramPaise: 9_000 });
    expect(changedTo(before, 24).rate).toMatchObject({ weightMg: 96_000, perGramPaise: 9_000 });
  });

  test('the price is that of the tier', () => {
    expect(changedTo(line(12), 24).rate.pricePaise).toBe(40_000);
    expect(changedTo(line(24), 12).rate.pricePaise).toBe(45_000);
  });

  test('what was typed by hand stays, and the proposal is told', () => {
    const weighed = changedTo(line(12, { basis: 'weight', weightMg: 50_000 }), 24);
    expect(weighed.rate).toMatchObject({ weightMg: 50_000, pricePaise: 40_000 });
    expect(otherProposal(weighed, piece)).toEqual({ field: 'weightMg', value: 96_000 });
    const priced = changedTo(line(12, { pricePaise: 44_000 }), 24);
    expect(priced.rate).toMatchObject({ weightMg: 96_000, pricePaise: 44_000 });
    expect(otherProposal(priced, piece)).toEqual({ field: 'pricePaise', value: 40_000 });
  });

  test('what is typed on the way changes nothing: not the empty field, nor the 2 of 24', () => {
    // The list’s price for few pieces, kept by hand for many.
    const kept = line(24, { pricePaise: 45_000 });
    expect(changedTo(kept, undefined, 2, 25).rate.pricePaise).toBe(45_000);
    const suggested = changedTo(line(12), undefined, 'x', 2, 24);
    expect(suggested).toEqual(line(24));
  });

  test('a line that has no number, or nothing to be reckoned by, takes what is proposed', () => {
    const empty = line(undefined, { pricePaise: undefined, weightMg: undefined });
    // The weight belongs to the other basis: it was not given, and is not made up.
    expect(changedTo(empty, 24).rate).toMatchObject({ pricePaise: 40_000, weightMg: undefined });
  });

  test('a product whose price is not known proposes its weight alone', () => {
    const unpriced = { ...piece, product: { ...piece.product, priceMode: 'onRequest' as const } };
    const before = suggestedLine('RG1', 12, unpriced);
    expect(followingRate({ ...before, qty: 24 }, unpriced, followedBy(before, unpriced))).toEqual([
      ['weightMg', 96_000],
    ]);
    expect(otherProposal(before, unpriced)).toBeUndefined();
  });
});

test('a line by the piece says nothing of its weight, one as proposed says nothing at all', () => {
  expect(otherProposal(line(12, { weightMg: 1 }), piece)).toBeUndefined();
  expect(otherProposal(line(12), piece)).toBeUndefined();
  expect(otherProposal(line('x', { pricePaise: 1 }), piece)).toBeUndefined();
});

test('whatever is typed, a suggested line ends as one suggested for its last number', () => {
  const qty = fc.oneof(fc.integer({ min: 1, max: 9_999 }), fc.constantFrom(undefined, 'x'));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.array(qty), (first, typed) => {
      const numbers = typed.filter((each) => typeof each === 'number');
      const end = changedTo(line(first), ...typed);
      expect(end.rate).toEqual(line(numbers.at(-1) ?? first).rate);
    }),
  );
});
