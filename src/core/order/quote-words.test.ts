/** What a customer reads of a quote. */
import { describe, expect, it } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { quoteFigures, reckoningWords, type Quote } from './quote-words.ts';

const piece: Quote['lines'][number] = {
  sku: 'RG101',
  qty: 12,
  rate: { basis: 'piece', pricePaise: 45_050 },
  amountPaise: 540_600,
  gstRateBps: 300,
};

const TAXABLE = 12_345_600;

const quoteOf = (more: Partial<Quote>): Quote => {
  const taxes = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, ...more };
  const { quote } = buildOrder({
    quote: {
      lines: [piece],
      discountPaise: 0,
      taxablePaise: TAXABLE,
      totalPaise: TAXABLE + taxes.cgstPaise + taxes.sgstPaise + taxes.igstPaise,
      validUntil: 0,
      ...taxes,
    },
  });
  return quote ?? expect.unreachable();
};

describe('a line', () => {
  it('is so many pieces at a price', () => {
    expect(reckoningWords(piece)).toBe('12 pieces × ₹450.50');
  });

  it('is metal by weight and making', () => {
    const rate = {
      basis: 'weight',
      weightMg: 48_500,
      perGramPaise: 9_500,
      makingPaise: 120_000,
    } as const;
    expect(reckoningWords({ ...piece, qty: 1, rate })).toBe(
      '1 piece: 48.5 g × ₹95 per gram + ₹1,200 making charge',
    );
    expect(reckoningWords({ ...piece, rate: { ...rate, makingPaise: 0 } })).toBe(
      '12 pieces: 48.5 g × ₹95 per gram',
    );
  });
});

describe('the figures below', () => {
  it('part the tax within the state', () => {
    expect(quoteFigures(quoteOf({ cgstPaise: 101, sgstPaise: 101, discountPaise: 500 }))).toEqual([
      ['Subtotal', TAXABLE + 500],
      ['Discount', -500],
      ['Taxable amount', TAXABLE],
      ['CGST 1.5%', 101],
      ['SGST 1.5%', 101],
    ]);
  });

  it('say how many per cent a discount is', () => {
    const [, discount] = quoteFigures(quoteOf({ discountPaise: 500, discountBps: 750 }));
    expect(discount).toEqual(['Discount 7.5%', -500]);
  });

  it('name one tax to another state, also when it is nothing', () => {
    expect(quoteFigures(quoteOf({ igstPaise: 203 }))).toEqual([
      ['Taxable amount', TAXABLE],
      ['IGST 3%', 203],
    ]);
    expect(quoteFigures(quoteOf({})).at(-1)).toEqual(['IGST 3%', 0]);
  });

  it('name no rate where lines differ in it', () => {
    const lines = [piece, { ...piece, sku: 'RG102', gstRateBps: 500 }];
    expect(quoteFigures(quoteOf({ lines, igstPaise: 203 })).at(-1)?.[0]).toBe('IGST');
  });
});
