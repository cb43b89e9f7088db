/** Quotes: every part whole, every sum right, whatever the lines. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quote as quoteSchema } from '#schema/order.ts';
import { buildOrder } from '#fixtures/build.ts';
import { lineAmount, reckonQuote, taxesOfQuote, type UnreckonedLine } from './reckon-quote.ts';

const rate: fc.Arbitrary<UnreckonedLine['rate']> = fc.oneof(
  fc.record({
    basis: fc.constant('piece' as const),
    pricePaise: fc.integer({ min: 0, max: 300_000 }),
  }),
  fc.record({
    basis: fc.constant('weight' as const),
    weightMg: fc.integer({ min: 1, max: 900_000 }),
    perGramPaise: fc.integer({ min: 0, max: 40_000 }),
    makingPaise: fc.integer({ min: 0, max: 2_000_000 }),
  }),
);
const line: fc.Arbitrary<UnreckonedLine> = fc.record({
  sku: fc.constantFrom('RG101', 'RG102', 'ER7', 'CH-9'),
  qty: fc.integer({ min: 1, max: 60 }),
  rate,
  gstRateBps: fc.constantFrom(0, 25, 150, 300, 500, 1_800, 2_800),
});
const lines = fc.array(line, { minLength: 1, maxLength: 20 });
/** A discount of so many ten-thousandths of everything. */
const off = fc.integer({ min: 0, max: 10_000 });

const subtotal = (of: readonly UnreckonedLine[]): number =>
  of.reduce((sum, { qty, rate: own }) => sum + lineAmount(qty, own), 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const reckoned = fc.tuple(lines, off, fc.boolean()).map(([of, part, isWithinState]) => {
  const discountPaise = Math.floor((subtotal(of) * part) / 10_000);
  return {
    of,
    discountPaise,
    isWithinState,
    quote: reckonQuote(of, { discountPaise, isWithinState }),
  };
});

describe('any quote', () => {
  test('loses no paisa: parts of the discount, of what is taxed, of the tax add up', () => {
    fc.assert(
      fc.property(reckoned, ({ discountPaise, quote }) => {
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

  test('has whole parts, none below nothing, none above its line', () => {
    fc.assert(
      fc.property(reckoned, ({ quote }) => {
        for (const each of quote.lines) {
          expect(Number.isSafeInteger(each.discountPaise)).toBe(true);
          expect(each.discountPaise).toBeGreaterThanOrEqual(0);
          expect(each.discountPaise).toBeLessThanOrEqual(each.amountPaise);
        }
      }),
    );
  });

  test('takes of each line what is due of the discount, to the paisa', () => {
    fc.assert(
      fc.property(reckoned, ({ discountPaise, quote }) => {
        for (const each of quote.lines) {
          const due = (discountPaise * each.amountPaise) / Math.max(1, quote.subtotalPaise);
          expect(Math.abs(each.discountPaise - due)).toBeLessThan(1);
        }
      }),
    );
  });

  test('halves GST between CGST and SGST within the state, and has IGST alone beyond it', () => {
    fc.assert(
      fc.property(reckoned, ({ isWithinState, quote }) => {
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

  test('comes to the same in whatever order its lines stand', () => {
    fc.assert(
      fc.property(reckoned, fc.infiniteStream(fc.nat()), (given, dice) => {
        const { of, discountPaise, isWithinState, quote } = given;
        const shuffled = of
          .map((one) => ({ one, by: dice.next().value }))
          .sort((a, b) => a.by - b.by)
          .map(({ one }) => one);
        const other = reckonQuote(shuffled, { discountPaise, isWithinState });
        expect(other.taxes).toEqual(quote.taxes);
        expect(other.totalPaise).toBe(quote.totalPaise);
      }),
    );
  });

  test('fits the schema of quotes as long as it stays below a crore', () => {
    fc.assert(
      fc.property(reckoned, ({ quote }) => {
        fc.pre(quote.totalPaise <= 1_000_000_000 && quote.subtotalPaise <= 1_000_000_000);
        const { taxes: _, subtotalPaise: __, lines: own, ...sums } = quote;
        const plain = own.map(({ discountPaise: ___, taxablePaise: ____, ...each }) => each);
        const stored = { ...sums, lines: plain, validUntil: 0 };
        expect(() => quoteSchema.encode(stored)).not.toThrow();
      }),
    );
  });
});

const piece = (sku: string, qty: number, pricePaise: number, gstRateBps = 300): UnreckonedLine => ({
  sku,
  qty,
  rate: { basis: 'piece', pricePaise },
  gstRateBps,
});

test('metal by weight: grams times rate, half a paisa up, and making', () => {
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

test('the heaviest line at the dearest rate is exact', () => {
  const dear = {
    basis: 'weight',
    weightMg: 9_999_999,
    perGramPaise: 999_999_999,
    makingPaise: 0,
  } as const;
  expect(lineAmount(1, dear)).toBe(9_999_998_990_000);
});

test('a paisa owed to two lines alike goes to the higher rate', () => {
  const of = [piece('A1', 1, 100, 300), piece('B1', 1, 100, 1_800)];
  const quote = reckonQuote(of, { discountPaise: 1, isWithinState: true });
  expect(quote.lines.map((each) => each.discountPaise)).toEqual([0, 1]);
});

test('a discount above everything leaves nothing, and nothing to tax', () => {
  const quote = reckonQuote([piece('A1', 2, 500)], { discountPaise: 2_000, isWithinState: false });
  expect([quote.discountPaise, quote.taxablePaise, quote.totalPaise]).toEqual([1_000, 0, 0]);
});

test('₹1,000 at 3 %: ₹15 and ₹15 within the state, ₹30 beyond it', () => {
  const of = [piece('A1', 10, 10_000)];
  const within = reckonQuote(of, { discountPaise: 0, isWithinState: true });
  expect([within.cgstPaise, within.sgstPaise, within.totalPaise]).toEqual([1_500, 1_500, 103_000]);
  expect(reckonQuote(of, { discountPaise: 0, isWithinState: false }).igstPaise).toBe(3_000);
});

describe('the taxes of a stored quote', () => {
  const of = [piece('A1', 10, 10_000), piece('B1', 1, 33_333, 1_800)];
  const {
    taxes,
    lines: own,
    subtotalPaise: _,
    ...sums
  } = reckonQuote(of, {
    discountPaise: 777,
    isWithinState: true,
  });
  const plain = own.map(({ discountPaise: __, taxablePaise: ___, ...each }) => each);
  const stored = { ...sums, lines: plain, validUntil: 0 };

  test('are those that it was reckoned with', () => {
    expect(taxesOfQuote(stored)).toEqual(taxes);
  });

  test('are not told where its sums say otherwise', () => {
    const other = { ...stored, cgstPaise: 1, sgstPaise: 1, totalPaise: stored.taxablePaise + 2 };
    expect(taxesOfQuote(other)).toBeUndefined();
    expect(buildOrder({ quote: other }).quote).toEqual(other);
  });
});
