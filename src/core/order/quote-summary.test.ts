/** A quote as its customer sees it. */
import { describe, expect, it } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { fixedRateText, lineCalculation, quoteFigures } from './quote-summary.ts';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import type { MakingCharge } from '#schema/quote.ts';

const piece: Quote['lines'][number] = {
  sku: 'RG101',
  qty: 12,
  rate: { basis: 'unit', pricePaise: 45_050 },
  amountPaise: 540_600,
  gstRateBps: 300,
};

const TAXABLE = 12_345_600;

const quoteOf = (more: Partial<Quote>): Quote => {
  const { roundOffPaise = 0 } = more;
  const taxes = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, ...more };
  const { quote } = buildOrder({
    quote: {
      lines: [piece],
      discountPaise: 0,
      taxablePaise: TAXABLE,
      totalPaise: TAXABLE + taxes.cgstPaise + taxes.sgstPaise + taxes.igstPaise + roundOffPaise,
      validUntil: 0,
      ...taxes,
    },
  });
  return quote ?? expect.unreachable();
};

describe('a line', () => {
  it('by piece shows pieces and price', () => {
    expect(lineCalculation(piece)).toBe('12 pieces × ₹450.50');
  });

  it('by weight shows metal and making charge', () => {
    const rate = {
      basis: 'weight',
      weightMg: 48_500,
      perGramPaise: 9_500,
      making: { by: 'total', amountPaise: 120_000 },
    } as const;
    expect(lineCalculation({ ...piece, qty: 1, rate })).toBe(
      '1 piece: 48.5 g × ₹95 per gram + ₹1,200 making charge',
    );
    const made = (making: MakingCharge) =>
      lineCalculation({ ...piece, rate: { ...rate, making } }).replace(
        '12 pieces: 48.5 g × ₹95 per gram',
        '',
      );
    expect(made({ by: 'total', amountPaise: 0 })).toBe('');
    expect(made({ by: 'gram', amountPaise: 1_200 })).toBe(' + making charge ₹12 per gram');
    expect(made({ by: 'unit', amountPaise: 5_000 })).toBe(' + making charge ₹50 per piece');
    expect(made({ by: 'percent', shareBps: 850 })).toBe(' + making charge 8.5%');
  });

  it('shows its own discount', () => {
    const less = (discountBps?: number) =>
      lineCalculation({ ...piece, discountPaise: 500, discountBps });
    expect(less()).toMatch(/, less ₹5$/);
    expect(less(500)).toMatch(/, less 5%$/);
  });
});

describe('the totals', () => {
  it('show CGST and SGST within the state', () => {
    expect(quoteFigures(quoteOf({ cgstPaise: 101, sgstPaise: 101, discountPaise: 500 }))).toEqual([
      ['Subtotal', TAXABLE + 500],
      ['Discount', -500],
      ['Taxable amount', TAXABLE],
      ['CGST 1.5%', 101],
      ['SGST 1.5%', 101],
    ]);
  });

  it('show charges and the round-off', () => {
    const charges = { freightPaise: 300, packingPaise: 200, roundOffPaise: -3 };
    expect(quoteFigures(quoteOf({ ...charges, igstPaise: 203 }))).toEqual([
      ['Subtotal', TAXABLE - 500],
      ['Freight', 300],
      ['Packing', 200],
      ['Taxable amount', TAXABLE],
      ['IGST 3%', 203],
      ['Round-off', -3],
    ]);
  });

  it('show a discount as a percentage', () => {
    const [, discount] = quoteFigures(quoteOf({ discountPaise: 500, discountBps: 750 }));
    expect(discount).toEqual(['Discount 7.5%', -500]);
  });

  it('show IGST to another state, also when it is zero', () => {
    expect(quoteFigures(quoteOf({ igstPaise: 203 }))).toEqual([
      ['Taxable amount', TAXABLE],
      ['IGST 3%', 203],
    ]);
    expect(quoteFigures(quoteOf({})).at(-1)).toEqual(['IGST 3%', 0]);
  });

  it('show no tax rate when the lines have different rates', () => {
    const lines = [piece, { ...piece, sku: 'RG102', gstRateBps: 500 }];
    expect(quoteFigures(quoteOf({ lines, igstPaise: 203 })).at(-1)?.[0]).toBe('IGST');
  });
});

describe('the silver rate of a quote', () => {
  const byWeight = (perGramPaise: number): Quote['lines'][number] => ({
    ...piece,
    rate: {
      basis: 'weight',
      weightMg: 48_500,
      perGramPaise,
      making: { by: 'total', amountPaise: 0 },
    },
  });

  it.each([
    [[piece], ''],
    [[piece, byWeight(9_250), byWeight(9_250)], 'The silver rate of ₹92.50/g is fixed until then.'],
    [[byWeight(9_250), byWeight(9_300)], 'The silver rates of this quote are fixed until then.'],
  ])('is stated for lines by weight (%#)', (lines, text) => {
    expect(fixedRateText({ lines })).toBe(text);
  });
});
