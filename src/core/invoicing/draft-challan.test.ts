/** A delivery challan states the goods that are sent, and taxes only for a supply. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySale, bangles, issued, piece, saleOf, unwrapped } from '#fixtures/invoices.ts';
import { invoiceKind, isTaxDocument } from '#schema/invoice.ts';
import { encodeDocument } from '#schema/kind.ts';
import { addsUp } from './adds-up.ts';
import { draftChallan } from './draft-challan.ts';
import { draftInvoice } from './draft-invoice.ts';

/*
 * Rule 55(1), CGST Rules: (vi) taxable value; (vii) tax rate and amount, where the goods are supplied to the consignee;
 * (viii) place of supply. 3 % on jewellery of heading 7113 (notification 1/2017, Central Tax (Rate), schedule V).
 */
describe('20 rings at ₹1,200 and 5 boxes at ₹40', () => {
  const source = saleOf({ lines: [piece('RG101', 20, 120_000), piece('BOX1', 5, 4_000, 1_800)] });
  const parcel = {
    courier: 'Blue Dart',
    lines: [
      { sku: 'RG101', qty: 3, size: '12' },
      { sku: 'RG101', qty: 4, size: '14' },
    ],
  };

  test('a parcel of 7 rings: ₹8,400 + ₹126 CGST + ₹126 SGST', () => {
    const challan = unwrapped(draftChallan(source, { purpose: 'supply', parcel }));
    expect(challan).toMatchObject({
      kind: 'challan',
      courier: 'Blue Dart',
      taxablePaise: 840_000,
      cgstPaise: 12_600,
      sgstPaise: 12_600,
      totalPaise: 865_200,
      placeOfSupply: { name: 'Telangana', code: '36' },
      lines: [
        {
          ...{ sku: 'RG101', hsn: '71131110', qty: 7 },
          sizes: [
            { label: '12', qty: 3 },
            { label: '14', qty: 4 },
          ],
        },
      ],
    });
    expect(challan).not.toHaveProperty('bank');
  });

  test('the same parcel on approval states its value, and no tax', () => {
    expect(unwrapped(draftChallan(source, { purpose: 'approval', parcel }))).toMatchObject({
      ...{ taxablePaise: 840_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
      totalPaise: 840_000,
      hsnTotals: [{ hsn: '71131110', qty: 7, taxablePaise: 840_000, cgstPaise: 0 }],
    });
  });

  test('a parcel with other units than the quote is refused', () => {
    const lines = [{ sku: 'BOX1', qty: 6 }];
    const drafted = draftChallan(source, { purpose: 'supply', parcel: { ...parcel, lines } });
    expect(drafted).toMatchObject({
      error: expect.stringContaining('not in the quote') as unknown,
    });
  });

  test('goods may leave on approval before the order is confirmed, but not without a quote', () => {
    const sent = { purpose: 'approval' } as const;
    const quoted = { ...source, order: { ...source.order, status: 'quoted' as const } };
    expect(draftChallan(quoted, sent).success).toBe(true);
    for (const status of ['requested', 'cancelled'] as const)
      expect(draftChallan({ ...source, order: { ...source.order, status } }, sent).success).toBe(
        false,
      );
  });
});

test('a parcel in one size states the weight and the value of this size', () => {
  const source = saleOf({ lines: [bangles([6, 6])] });
  const valueOf = (size: string) => {
    const parcel = { courier: 'Blue Dart', lines: [{ sku: 'BG10', qty: 6, size }] };
    const { lines, totalPaise } = unwrapped(draftChallan(source, { purpose: 'supply', parcel }));
    return [lines[0]?.weightMg, totalPaise];
  };
  expect(valueOf('2-4')).toEqual([120_000, 1_483_200]);
  expect(valueOf('2-10')).toEqual([180_000, 2_224_800]);
});

test('takes units of a SKU from its lines in order', () => {
  const source = saleOf({ lines: [piece('RG101', 2, 10_000), piece('RG101', 5, 8_000)] });
  const parcel = { courier: 'Blue Dart', lines: [{ sku: 'RG101', qty: 3 }] };
  const { lines } = unwrapped(draftChallan(source, { purpose: 'supply', parcel }));
  expect(lines.map(({ qty, taxablePaise }) => [qty, taxablePaise])).toEqual([
    [2, 20_000],
    [1, 8_000],
  ]);
});

test('of a whole order adds up to its invoice, fits the schema, and counts in no account', () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const source = saleOf(sale);
      const challan = unwrapped(draftChallan(source, { purpose: 'supply' }));
      expect(challan.totalPaise).toBe(unwrapped(draftInvoice(source)).totalPaise);
      expect(addsUp(challan)).toBe(true);
      expect(() => encodeDocument(invoiceKind, issued(challan))).not.toThrow();
      expect(isTaxDocument(issued(challan))).toBe(false);
    }),
  );
});
