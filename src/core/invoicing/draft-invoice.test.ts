/** An invoice repeats its quote exactly, line by line. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gstinWithCheckDigit } from '#core/gstin.ts';
import {
  BUYER_GSTIN,
  anySale,
  issued,
  piece,
  saleOf,
  SELLER,
  unwrapped,
} from '#fixtures/invoices.ts';
import { encodeDocument } from '#schema/kind.ts';
import { invoiceKind } from '#schema/invoice.ts';
import { orderKind } from '#schema/order.ts';
import { addsUp } from './adds-up.ts';
import { draftInvoice } from './draft-invoice.ts';

test('has the totals of its quote, and lines and HSN totals that add up to them', () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const source = saleOf(sale);
      const invoice = unwrapped(draftInvoice(source));
      expect(invoice).toMatchObject({
        totalPaise: source.order.quote?.totalPaise,
        taxablePaise: source.order.quote?.taxablePaise,
        roundOffPaise: source.order.quote?.roundOffPaise ?? 0,
      });
      expect(addsUp(invoice)).toBe(true);
      expect(() => encodeDocument(invoiceKind, issued(invoice))).not.toThrow();
    }),
  );
});

test('taxes each line with at most a paisa of rounding, CGST like SGST', () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      for (const line of unwrapped(draftInvoice(saleOf(sale))).lines) {
        const due = (line.taxablePaise * line.gstRateBps) / 10_000;
        expect(line.cgstPaise).toBe(line.sgstPaise);
        expect(Math.abs(line.cgstPaise + line.sgstPaise + line.igstPaise - due)).toBeLessThan(2.01);
      }
    }),
  );
});

/*
 * Jewellery of heading 7113: 1.5 % central and 1.5 % state tax, or 3 % integrated tax (notifications 1/2017, Central Tax
 * (Rate) and Integrated Tax (Rate), schedule V; unchanged by 9/2025).
 */
describe('silver jewellery at 3%', () => {
  // 20 × ₹1,234.56 = ₹24,691.20; less ₹691.20 = ₹24,000.00.
  const lines = [piece('RG101', 20, 123_456)];

  test('within the state: ₹24,000 + ₹360 CGST + ₹360 SGST = ₹24,720', () => {
    const invoice = unwrapped(draftInvoice(saleOf({ lines, discountPaise: 69_120 })));
    expect(invoice).toMatchObject({
      discountPaise: 69_120,
      taxablePaise: 2_400_000,
      cgstPaise: 36_000,
      sgstPaise: 36_000,
      igstPaise: 0,
      totalPaise: 2_472_000,
      placeOfSupply: { name: 'Telangana', code: '36' },
      hsnTotals: [
        { hsn: '71131110', gstRateBps: 300, uqc: 'PCS', qty: 20, taxablePaise: 2_400_000 },
      ],
    });
  });

  test('to Karnataka: ₹24,000 + ₹720 IGST', () => {
    const sale = { lines, discountPaise: 69_120, state: 'Karnataka', gstin: BUYER_GSTIN };
    expect(unwrapped(draftInvoice(saleOf(sale)))).toMatchObject({
      cgstPaise: 0,
      igstPaise: 72_000,
      totalPaise: 2_472_000,
      placeOfSupply: { name: 'Karnataka', code: '29' },
      buyer: { name: 'Asha Silver', attention: 'Asha Rao', gstin: BUYER_GSTIN },
    });
  });

  test('by weight with box: 235.5 g × ₹92.50 + ₹3,000 making at 3%, and ₹500 of boxes at 18%', () => {
    const silver = {
      sku: 'ER7',
      qty: 12,
      unit: 'pair',
      rate: {
        basis: 'weight',
        weightMg: 235_500,
        perGramPaise: 9_250,
        making: { by: 'total', amountPaise: 300_000 },
      },
      gstRateBps: 300,
    } as const;
    const invoice = unwrapped(
      draftInvoice(saleOf({ lines: [silver, piece('BOX1', 10, 5_000, 1_800)] })),
    );
    // ₹21,783.75 + ₹3,000 = ₹24,783.75, of which 1.5 % are ₹371.75625; 9 % of ₹500 are ₹45.
    expect(invoice.lines.map(({ taxablePaise, cgstPaise }) => [taxablePaise, cgstPaise])).toEqual([
      [2_478_375, 37_176],
      [50_000, 4_500],
    ]);
    expect(invoice.totalPaise).toBe(2_478_375 + 50_000 + 2 * (37_176 + 4_500));
    expect(invoice.hsnTotals).toMatchObject([
      { hsn: '481920', qty: 10, uqc: 'PCS' },
      { hsn: '711311', qty: 12, uqc: 'PRS' },
    ]);
    expect(invoice.lines[0]?.weightMg).toBe(235_500);
  });
});

test('divides an indivisible tax among lines of one rate without a remainder', () => {
  // 3 × ₹0.33 at 3 %: CGST of ₹0.99 is 1.485 paise, rounded to 1.
  const lines = [piece('RG101', 1, 33), piece('ER7', 1, 33), piece('BOX1', 1, 33)];
  const invoice = unwrapped(draftInvoice(saleOf({ lines })));
  expect(invoice.lines.map(({ cgstPaise }) => cgstPaise).toSorted()).toEqual([0, 0, 1]);
});

describe('what was paid before', () => {
  // 10 × ₹100 + 3 % = ₹1,030.
  const draftOf = (paidPaise?: number) =>
    unwrapped(draftInvoice(saleOf({ lines: [piece('RG101', 10, 10_000)], paidPaise })));

  test('is stated, at most the total, and nothing if nothing was paid', () => {
    expect(draftOf(40_000).paidPaise).toBe(40_000);
    expect(draftOf(103_000).paidPaise).toBe(103_000);
    expect(draftOf(150_000).paidPaise).toBe(103_000);
    for (const nothing of [undefined, 0]) expect(draftOf(nothing)).not.toHaveProperty('paidPaise');
  });

  test('is stored, and changes no amount or tax', () => {
    const { paidPaise: _, ...rest } = draftOf(40_000);
    expect(rest).toEqual(draftOf());
    const stored = encodeDocument(invoiceKind, issued(draftOf(40_000)));
    expect(stored).toMatchObject({ paidPaise: 40_000, totalPaise: 103_000 });
  });
});

describe('an order that is delivered to Karnataka', () => {
  const address = { lines: ['1 Road'], city: 'Mysuru', state: 'Karnataka', pin: '570001' };
  const draftTo = (gstRateBps: number, change: object = {}) => {
    const source = saleOf({ lines: [piece('RG101', 1, 10_000, gstRateBps)], address });
    const quote = source.order.quote && { ...source.order.quote, ...change };
    return draftInvoice({ ...source, order: { ...source.order, quote } });
  };

  test('is not invoiced with CGST and SGST', () => {
    expect(draftTo(300)).toMatchObject({
      error:
        'The quote charges CGST and SGST, but the place of supply is Karnataka. Correct the address, or undo the confirmation and send a new quote.',
    });
  });

  test('is supplied in Telangana if it is handed over at the counter', () => {
    const invoice = unwrapped(draftTo(300, { isOverCounter: true }));
    expect(invoice).toMatchObject({ cgstPaise: 150, placeOfSupply: { name: 'Telangana' } });
  });

  test('is supplied in Karnataka also without GST, unless it is handed over at the counter', () => {
    expect(unwrapped(draftTo(0)).placeOfSupply).toEqual({ name: 'Karnataka', code: '29' });
    expect(unwrapped(draftTo(0, { isOverCounter: true })).placeOfSupply.code).toBe('36');
  });
});

describe('refuses an order', () => {
  const source = saleOf({ lines: [piece('RG101', 1, 10_000)] });
  const errorOf = (change: Partial<typeof source>): string => {
    const drafted = draftInvoice({ ...source, ...change });
    return drafted.success ? '' : drafted.error;
  };

  test('that is not confirmed', () => {
    expect(errorOf({ order: { ...source.order, status: 'accepted' } })).toContain(
      'Confirm the order',
    );
  });

  test('of a seller without a GSTIN', () => {
    const { gstin: _, ...seller } = SELLER;
    expect(errorOf({ seller })).toContain('GSTIN');
  });

  test('of a buyer whose GSTIN has a wrong check digit, as the invoice would lack it', () => {
    const wrong = `${BUYER_GSTIN.slice(0, -1)}${BUYER_GSTIN.endsWith('A') ? 'B' : 'A'}`;
    const sale = { lines: [piece('RG101', 1, 10_000)], gstin: wrong };
    const error = errorOf(saleOf(sale));
    expect(error).toContain(`The buyer’s GSTIN ${wrong} is not valid.`);
    expect(error).toContain('Edit contact and address');
  });

  test('of a product without an HSN code', () => {
    expect(errorOf({ products: new Map() })).toContain('HSN code of RG101');
  });

  test('with IGST but no state of delivery', () => {
    const beyond = saleOf({ lines: [piece('RG101', 1, 10_000)], state: 'Karnataka' });
    const { address: _, ...order } = beyond.order;
    expect(errorOf({ order })).toContain('state of delivery');
  });

  test('to a buyer with a GSTIN without an address (rule 46(d))', () => {
    const gstin = gstinWithCheckDigit('36AABCU9603R1Z');
    const { address: _, ...order } = saleOf({ lines: [piece('RG101', 1, 100)], gstin }).order;
    expect(errorOf({ order })).toContain('Add the address with “Edit contact and address”');
  });

  test('of ₹50,000 to an unregistered buyer without an address (rule 46(e))', () => {
    const dear = (pricePaise: number) => {
      const { address: _, ...order } = saleOf({ lines: [piece('RG101', 1, pricePaise)] }).order;
      return errorOf({ order });
    };
    expect(dear(4_999_999)).toBe('');
    expect(dear(5_000_000)).toContain('needs an address');
  });
});

test('a line may weigh more than 10 kg', () => {
  // 2,000 pairs of bangles of 24 g, and rings by weight.
  const heavy = {
    ...{ sku: 'RG101', qty: 1_000, gstRateBps: 300 },
    rate: {
      ...{ basis: 'weight' as const, weightMg: 15_000_000, perGramPaise: 9_000 },
      making: { by: 'gram' as const, amountPaise: 1_200 },
    },
  };
  const source = saleOf({ lines: [piece('BG10', 2_000, 250_000), heavy] });
  expect(() => encodeDocument(orderKind, source.order)).not.toThrow();
  const invoice = unwrapped(draftInvoice(source));
  expect(invoice.lines.map(({ weightMg }) => weightMg)).toEqual([48_000_000, 15_000_000]);
  expect(() => encodeDocument(invoiceKind, issued(invoice))).not.toThrow();
});
