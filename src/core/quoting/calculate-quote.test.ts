/** All amounts of a quote are whole paise and add up, for any lines. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quote as quoteSchema } from '#schema/order.ts';
import { lineAmount, calculateQuote, taxesOfQuote, type UnpricedLine } from './calculate-quote.ts';

const rate: fc.Arbitrary<UnpricedLine['rate']> = fc.oneof(
  fc.record({
    basis: fc.constant('unit' as const),
    pricePaise: fc.integer({ min: 0, max: 300_000 }),
  }),
  fc.record({
    basis: fc.constant('weight' as const),
    weightMg: fc.integer({ min: 1, max: 900_000 }),
    perGramPaise: fc.integer({ min: 0, max: 40_000 }),
    makingPaise: fc.integer({ min: 0, max: 2_000_000 }),
  }),
);
const line: fc.Arbitrary<UnpricedLine> = fc.record({
  sku: fc.constantFrom('RG101', 'RG102', 'ER7', 'CH-9'),
  qty: fc.integer({ min: 1, max: 60 }),
  rate,
  gstRateBps: fc.constantFrom(0, 25, 150, 300, 500, 1_800, 2_800),
});
const lines = fc.array(line, { minLength: 1, maxLength: 20 });
/** A discount as a share of the total, in basis points. */
const off = fc.integer({ min: 0, max: 10_000 });

const subtotal = (of: readonly UnpricedLine[]): number =>
  of.reduce((sum, { qty, rate: own }) => sum + lineAmount(qty, own), 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const calculated = fc.tuple(lines, off, fc.boolean()).map(([of, part, isWithinState]) => {
  const discountPaise = Math.floor((subtotal(of) * part) / 10_000);
  return {
    of,
    discountPaise,
    isWithinState,
    quote: calculateQuote(of, { discountPaise, isWithinState }),
  };
});

describe('any quote', () => {
  test('adds up: parts of the discount, of the taxable amount, of the tax', () => {
    fc.assert(
      fc.property(calculated, ({ discountPaise, quote }) => {
        expect(sum(quote.lines.map((each) => each.discountPaise))).toBe(discountPaise);
        expect(sum(quote.lines.map((each) => each.taxablePaise))).toBe(quote.taxablePaise);
        expect(sum(quote.taxes.map((each) => each.taxablePaise))).toBe(quote.taxablePaise);
        expect(quote.taxablePaise).toBe(quote.subtotalPaise - discountPaise);
        const tax = quote.cgstPaise + quote.sgstPaise + quote.igstPaise;
        expect(sum(quote.taxes.map((t) => t.cgstPaise + t.sgstPaise + t.igstPaise))).toBe(tax);
        expect(quote.totalPaise).toBe(quote.taxablePaise + tax);
      }),
    );
  });

  test('has whole parts between zero and the amount of their line', () => {
    fc.assert(
      fc.property(calculated, ({ quote }) => {
        for (const each of quote.lines) {
          expect(Number.isSafeInteger(each.discountPaise)).toBe(true);
          expect(each.discountPaise).toBeGreaterThanOrEqual(0);
          expect(each.discountPaise).toBeLessThanOrEqual(each.amountPaise);
        }
      }),
    );
  });

  test('distributes the discount in proportion to the lines, to the paisa', () => {
    fc.assert(
      fc.property(calculated, ({ discountPaise, quote }) => {
        for (const each of quote.lines) {
          const due = (discountPaise * each.amountPaise) / Math.max(1, quote.subtotalPaise);
          expect(Math.abs(each.discountPaise - due)).toBeLessThan(1);
        }
      }),
    );
  });

  test('splits GST into CGST and SGST within the state, and has only IGST outside it', () => {
    fc.assert(
      fc.property(calculated, ({ isWithinState, quote }) => {
        expect(quote.cgstPaise).toBe(quote.sgstPaise);
        expect(isWithinState ? quote.igstPaise : quote.cgstPaise).toBe(0);
        for (const tax of quote.taxes) {
          const due = (tax.taxablePaise * tax.gstRateBps) / 10_000;
          expect(Math.abs(tax.igstPaise + tax.cgstPaise + tax.sgstPaise - due)).toBeLessThanOrEqual(
            1,
          );
        }
      }),
    );
  });

  test('has the same total in any order of its lines', () => {
    fc.assert(
      fc.property(calculated, fc.infiniteStream(fc.nat()), (given, dice) => {
        const { of, discountPaise, isWithinState, quote } = given;
        const shuffled = of
          .map((one) => ({ one, by: dice.next().value }))
          .sort((a, b) => a.by - b.by)
          .map(({ one }) => one);
        const other = calculateQuote(shuffled, { discountPaise, isWithinState });
        expect(other.taxes).toEqual(quote.taxes);
        expect(other.totalPaise).toBe(quote.totalPaise);
      }),
    );
  });

  test('is valid by the schema while it is below one crore', () => {
    fc.assert(
      fc.property(calculated, ({ quote }) => {
        fc.pre(quote.totalPaise <= 1_000_000_000 && quote.subtotalPaise <= 1_000_000_000);
        const { taxes: _, subtotalPaise: __, lines: own, ...sums } = quote;
        const plain = own.map(({ discountPaise: ___, taxablePaise: ____, ...each }) => each);
        const stored = { ...sums, lines: plain, validUntil: 0 };
        expect(() => quoteSchema.encode(stored)).not.toThrow();
      }),
    );
  });
});

const piece = (sku: string, qty: number, pricePaise: number, gstRateBps = 300): UnpricedLine => ({
  sku,
  qty,
  rate: { basis: 'unit', pricePaise },
  gstRateBps,
});

test('calculates a line by weight: grams times rate, rounded half up, plus making charge', () => {
  const rateOf = {
    basis: 'weight',
    weightMg: 4_235,
    perGramPaise: 9_150,
    makingPaise: 50_000,
  } as const;
  // 4.235 g × ₹91.50 = ₹387.5025
  expect(lineAmount(12, rateOf)).toBe(38_750 + 50_000);
  expect(lineAmount(1, { ...rateOf, weightMg: 500, perGramPaise: 1 })).toBe(50_001);
});

test('calculates the heaviest line at the highest rate exactly', () => {
  const dear = {
    basis: 'weight',
    weightMg: 9_999_999,
    perGramPaise: 999_999_999,
    makingPaise: 0,
  } as const;
  expect(lineAmount(1, dear)).toBe(9_999_998_990_000);
});

test('gives an indivisible paisa to the line with the higher rate', () => {
  const of = [piece('A1', 1, 100, 300), piece('B1', 1, 100, 1_800)];
  const quote = calculateQuote(of, { discountPaise: 1, isWithinState: true });
  expect(quote.lines.map((each) => each.discountPaise)).toEqual([0, 1]);
});

test('limits a discount to the subtotal, leaving nothing to tax', () => {
  const quote = calculateQuote([piece('A1', 2, 500)], {
    discountPaise: 2_000,
    isWithinState: false,
  });
  expect([quote.discountPaise, quote.taxablePaise, quote.totalPaise]).toEqual([1_000, 0, 0]);
});

test('taxes ₹1,000 at 3% with ₹15 and ₹15 within the state, ₹30 outside it', () => {
  const of = [piece('A1', 10, 10_000)];
  const within = calculateQuote(of, { discountPaise: 0, isWithinState: true });
  expect([within.cgstPaise, within.sgstPaise, within.totalPaise]).toEqual([1_500, 1_500, 103_000]);
  expect(calculateQuote(of, { discountPaise: 0, isWithinState: false }).igstPaise).toBe(3_000);
});

describe('the taxes of a stored quote', () => {
  const of = [piece('A1', 10, 10_000), piece('B1', 1, 33_333, 1_800)];
  const {
    taxes,
    lines: own,
    subtotalPaise: _,
    ...sums
  } = calculateQuote(of, {
    discountPaise: 777,
    isWithinState: true,
  });
  const plain = own.map(({ discountPaise: __, taxablePaise: ___, ...each }) => each);
  const stored = { ...sums, lines: plain, validUntil: 0 };

  test('equal the calculated ones', () => {
    expect(taxesOfQuote(stored)).toEqual(taxes);
  });
});
