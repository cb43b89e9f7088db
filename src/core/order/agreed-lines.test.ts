/** The quantities that an order sends. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import type { OrderLine } from '#schema/order.ts';
import { agreedLines } from './agreed-lines.ts';
import { unitsOf } from './total-units.ts';

const line = (qty: number, size?: string): OrderLine => ({
  ...{ productId: 'rg101', sku: 'RG101', title: 'Ring', qty },
  ...(size !== undefined && { size }),
});
const quoteLine = {
  rate: { basis: 'unit' as const, pricePaise: 100 },
  ...{ amountPaise: 100, gstRateBps: 300 },
};
/** A quote of these quantities by SKU; its amounts don't matter. */
const quoteOf = (quantities: Record<string, number>): Quote => ({
  lines: Object.entries(quantities).map(([sku, qty]) => ({ ...quoteLine, sku, qty })),
  ...{ discountPaise: 0, taxablePaise: 100, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
  ...{ totalPaise: 100, validUntil: 1 },
});
const sent = (lines: readonly OrderLine[], quantities?: Record<string, number>) =>
  agreedLines({ lines: [...lines], quote: quantities && quoteOf(quantities) }).map(
    ({ sku, size = '', qty }) => [sku, size, qty].filter(Boolean).join(' '),
  );

describe('an order sends', () => {
  test('what was requested, without a quote', () => {
    expect(sent([line(8, '12'), line(4)])).toEqual(['RG101 12 8', 'RG101 4']);
  });
  test('the sizes of the request, if the quote has its quantity', () => {
    expect(sent([line(8, '12'), line(4, '14')], { RG101: 12 })).toEqual([
      'RG101 12 8',
      'RG101 14 4',
    ]);
  });
  test('the quantity of the quote', () => {
    expect(sent([line(24)], { RG101: 20 })).toEqual(['RG101 20']);
    expect(sent([line(8, '12'), line(4, '14')], { RG101: 6 })).toEqual([
      'RG101 12 4',
      'RG101 14 2',
    ]);
  });
  test('neither a product nor a size that the quote leaves out', () => {
    const other = { ...line(6), sku: 'RG102' };
    expect(sent([line(1, '12'), line(9, '14'), other], { RG101: 5 })).toEqual(['RG101 14 5']);
  });
  test('the sizes that were chosen in the quote, not the requested ones', () => {
    const quote = quoteOf({ RG101: 12, BX1: 5 });
    const [ring, box] = quote.lines.map((each, at) => ({
      ...each,
      sizes: [{ label: at === 0 ? '16' : '2-4', qty: 5 }],
    }));
    const lines = agreedLines({
      lines: [line(8, '12'), line(4, '14')],
      quote: { ...quote, lines: [ring, box].filter((each) => each !== undefined) },
    });
    expect(lines).toEqual([
      { sku: 'RG101', size: '16', qty: 5 },
      { sku: 'RG101', qty: 7 },
      { sku: 'BX1', size: '2-4', qty: 5 },
    ]);
  });
  test('a product that the quote adds', () => {
    expect(sent([line(24)], { RG101: 24, BX1: 2 })).toEqual(['RG101 24', 'BX1 2']);
  });
});

test('for all quantities, the sizes add up to the quote', () => {
  const quantity = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(fc.array(quantity, { minLength: 1, maxLength: 40 }), quantity, (sizes, quoted) => {
      const lines = agreedLines({
        lines: sizes.map((qty, at) => line(qty, `${at}`)),
        quote: quoteOf({ RG101: quoted }),
      });
      expect(unitsOf(lines)).toBe(quoted);
      expect(lines.every(({ qty }) => qty > 0)).toBe(true);
    }),
  );
});
