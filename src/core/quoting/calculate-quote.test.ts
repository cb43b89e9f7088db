/** All amounts of a quote are whole paise and add up, for any lines, discounts and charges. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quote as quoteSchema, type MakingCharge } from '#schema/quote.ts';
import { calculateQuote, type UnpricedLine } from './calculate-quote.ts';
import { lineAmount } from './line-amount.ts';

const amount = fc.integer({ min: 0, max: 2_000_000 });
const making: fc.Arbitrary<MakingCharge> = fc.oneof(
  fc.record({ by: fc.constantFrom('total' as const, 'unit' as const), amountPaise: amount }),
  fc.record({ by: fc.constant('gram' as const), amountPaise: fc.nat({ max: 20_000 }) }),
  fc.record({ by: fc.constant('percent' as const), shareBps: fc.nat({ max: 50_000 }) }),
);
const rate: fc.Arbitrary<UnpricedLine['rate']> = fc.oneof(
  fc.record({
    basis: fc.constant('unit' as const),
    pricePaise: fc.integer({ min: 0, max: 300_000 }),
  }),
  fc.record({
    basis: fc.constant('weight' as const),
    weightMg: fc.integer({ min: 1, max: 900_000 }),
    perGramPaise: fc.integer({ min: 0, max: 40_000 }),
    making,
  }),
);
/** Basis points of an amount. */
const part = fc.integer({ min: 0, max: 10_000 });
const shareOf = (paise: number, bps: number): number => Math.floor((paise * bps) / 10_000);
const line: fc.Arbitrary<UnpricedLine> = fc
  .record({
    sku: fc.constantFrom('RG101', 'RG102', 'ER7', 'CH-9'),
    qty: fc.integer({ min: 1, max: 60 }),
    rate,
    gstRateBps: fc.constantFrom(0, 25, 150, 300, 500, 1_800, 2_800),
  })
  .chain((each) =>
    fc
      .option(part, { nil: undefined })
      .map((bps) =>
        bps === undefined
          ? each
          : { ...each, discountPaise: shareOf(lineAmount(each.qty, each.rate), bps) },
      ),
  );
const lines = fc.array(line, { minLength: 1, maxLength: 12 });

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const subtotal = (of: readonly UnpricedLine[]): number =>
  sum(of.map(({ qty, rate: own, discountPaise = 0 }) => lineAmount(qty, own) - discountPaise));

const terms = fc.record({
  off: part,
  freightPaise: fc.option(amount, { nil: undefined }),
  packingPaise: fc.option(amount, { nil: undefined }),
  isWithinState: fc.boolean(),
  isRounded: fc.boolean(),
});
const calculated = fc.tuple(lines, terms).map(([of, { off, ...others }]) => {
  const given = { ...others, discountPaise: shareOf(subtotal(of), off) };
  return { of, given, charges: sum([given.freightPaise ?? 0, given.packingPaise ?? 0]) };
});

describe('any quote', () => {
  test('adds up: lines, discounts, charges, taxes and round-off', () => {
    fc.assert(
      fc.property(calculated, ({ of, given, charges }) => {
        const { quote, subtotalPaise, taxableByLine, taxes } = calculateQuote(of, given);
        expect(subtotalPaise).toBe(subtotal(of));
        expect(sum(quote.lines.map(({ amountPaise }) => amountPaise))).toBe(subtotalPaise);
        expect(quote.taxablePaise).toBe(subtotalPaise - given.discountPaise + charges);
        expect(sum(taxableByLine)).toBe(quote.taxablePaise);
        expect(sum(taxes.map(({ taxablePaise }) => taxablePaise))).toBe(quote.taxablePaise);
        const tax = quote.cgstPaise + quote.sgstPaise + quote.igstPaise;
        expect(sum(taxes.map((t) => t.cgstPaise + t.sgstPaise + t.igstPaise))).toBe(tax);
        expect(quote.totalPaise).toBe(quote.taxablePaise + tax + (quote.roundOffPaise ?? 0));
      }),
    );
  });

  test('is rounded off to whole rupees by half a rupee at most, if it is to be', () => {
    fc.assert(
      fc.property(calculated, ({ of, given }) => {
        const { quote } = calculateQuote(of, given);
        if (!given.isRounded) expect(quote.roundOffPaise).toBeUndefined();
        else {
          expect(quote.totalPaise % 100).toBe(0);
          expect(Math.abs(quote.roundOffPaise ?? 99)).toBeLessThanOrEqual(50);
        }
      }),
    );
  });

  test('distributes the discount in proportion to the lines, to the paisa', () => {
    fc.assert(
      fc.property(calculated, ({ of, given: { discountPaise, isWithinState } }) => {
        const { quote, subtotalPaise, taxableByLine } = calculateQuote(of, {
          discountPaise,
          isWithinState,
        });
        quote.lines.forEach(({ amountPaise }, at) => {
          const off = amountPaise - (taxableByLine[at] ?? -1);
          expect(Number.isSafeInteger(off)).toBe(true);
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(amountPaise);
          const due = (discountPaise * amountPaise) / Math.max(1, subtotalPaise);
          expect(Math.abs(off - due)).toBeLessThan(1);
        });
      }),
    );
  });

  test('splits GST into CGST and SGST within the state, and has only IGST outside it', () => {
    fc.assert(
      fc.property(calculated, ({ of, given }) => {
        const { quote, taxes } = calculateQuote(of, given);
        expect(quote.cgstPaise).toBe(quote.sgstPaise);
        expect(given.isWithinState ? quote.igstPaise : quote.cgstPaise).toBe(0);
        for (const tax of taxes) {
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
      fc.property(calculated, fc.infiniteStream(fc.nat()), ({ of, given }, dice) => {
        // Charges are distributed over goods of the same rate in any order.
        const only = { ...given, freightPaise: undefined, packingPaise: undefined };
        const shuffled = of
          .map((one) => ({ one, by: dice.next().value }))
          .sort((a, b) => a.by - b.by)
          .map(({ one }) => one);
        const [first, other] = [calculateQuote(of, only), calculateQuote(shuffled, only)];
        expect(other.taxes).toEqual(first.taxes);
        expect(other.quote.totalPaise).toBe(first.quote.totalPaise);
      }),
    );
  });

  test('is valid by the schema while it is below one crore', () => {
    fc.assert(
      fc.property(calculated, ({ of, given }) => {
        const { quote, subtotalPaise } = calculateQuote(of, given);
        fc.pre(quote.totalPaise <= 1_000_000_000 && subtotalPaise <= 1_000_000_000);
        const stored = { ...quote, validUntil: 0 };
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
const within = { discountPaise: 0, isWithinState: true };

test('gives an indivisible paisa to the line with the higher rate', () => {
  const of = [piece('A1', 1, 100, 300), piece('B1', 1, 100, 1_800)];
  expect(calculateQuote(of, { ...within, discountPaise: 1 }).taxableByLine).toEqual([100, 99]);
});

test('limits a discount to the subtotal, leaving nothing to tax', () => {
  const { quote } = calculateQuote([piece('A1', 2, 500)], { ...within, discountPaise: 2_000 });
  expect([quote.discountPaise, quote.taxablePaise, quote.totalPaise]).toEqual([1_000, 0, 0]);
});

test('taxes ₹1,000 at 3% with ₹15 and ₹15 within the state, ₹30 outside it', () => {
  const of = [piece('A1', 10, 10_000)];
  const { quote } = calculateQuote(of, within);
  expect([quote.cgstPaise, quote.sgstPaise, quote.totalPaise]).toEqual([1_500, 1_500, 103_000]);
  const beyond = calculateQuote(of, { ...within, isWithinState: false });
  expect(beyond.quote.igstPaise).toBe(3_000);
});

test('taxes charges at the rates of the goods, in proportion', () => {
  const of = [piece('A1', 1, 30_000, 300), piece('B1', 1, 10_000, 1_800)];
  const { taxes, quote } = calculateQuote(of, {
    ...within,
    freightPaise: 3_000,
    packingPaise: 1_000,
  });
  expect(quote).toMatchObject({ freightPaise: 3_000, packingPaise: 1_000, taxablePaise: 44_000 });
  expect(taxes.map(({ taxablePaise }) => taxablePaise)).toEqual([33_000, 11_000]);
});

test('taxes the freight of free goods', () => {
  const { quote } = calculateQuote([piece('A1', 1, 0)], { ...within, freightPaise: 10_000 });
  expect(quote).toMatchObject({ taxablePaise: 10_000, cgstPaise: 150, totalPaise: 10_300 });
});
