/** Credit notes never credit more than their invoice, and a full return credits all of it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInvoice, bangles, issued, piece, saleOf, unwrapped } from '#fixtures/invoices.ts';
import { encodeDocument } from '#schema/kind.ts';
import { invoiceKind, type Invoice } from '#schema/invoice.ts';
import { addsUp } from './adds-up.ts';
import { creditableLines, draftCreditNote } from './draft-credit-note.ts';
import { draftInvoice } from './draft-invoice.ts';

const FIELDS = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const;

const sums = (notes: readonly Invoice[]): number[] =>
  FIELDS.map((field) => notes.reduce((sum, note) => sum + note[field], 0));

test('credits exactly the invoice when all units come back, in any parts', () => {
  fc.assert(
    fc.property(anyInvoice, ({ invoice, notes }) => {
      const rest = creditableLines(invoice, notes);
      const last = draftCreditNote('order-1', invoice, notes, rest, 'Returned');
      if (!last.success) {
        expect(rest).toEqual([]);
        expect(sums(notes)).toEqual(sums([invoice]));
        return;
      }
      expect(sums([...notes, issued(last.value)])).toEqual(sums([invoice]));
    }),
  );
});

test('adds up, and is valid by the schema', () => {
  fc.assert(
    fc.property(anyInvoice, ({ notes }) => {
      expect(notes.every(addsUp)).toBe(true);
      for (const note of notes) expect(() => encodeDocument(invoiceKind, note)).not.toThrow();
    }),
  );
});

const invoice = issued(
  unwrapped(draftInvoice(saleOf({ lines: [piece('RG101', 10, 10_000), piece('ER7', 4, 5_000)] }))),
);

test('the round-off comes back with the last units that have an amount, not with a free line', () => {
  const lines = [piece('RG101', 12, 41_725), piece('BOX1', 12, 0)];
  const withFree = issued(unwrapped(draftInvoice(saleOf({ lines, terms: { isRounded: true } }))));
  expect(withFree).toMatchObject({ roundOffPaise: -22, totalPaise: 515_700 });
  const paid = unwrapped(draftCreditNote('o1', withFree, [], [{ line: 0, qty: 12 }], 'Returned'));
  expect(paid.totalPaise).toBe(515_700);
  const notes = [issued(paid)];
  const free = unwrapped(
    draftCreditNote('o1', withFree, notes, [{ line: 1, qty: 12 }], 'Returned'),
  );
  expect(free).toMatchObject({ roundOffPaise: 0, totalPaise: 0 });
  expect(() => encodeDocument(invoiceKind, issued(free))).not.toThrow();
});

test('credits 3 of 10 rings: ₹300 + ₹4.50 CGST + ₹4.50 SGST', () => {
  const note = unwrapped(draftCreditNote('o1', invoice, [], [{ line: 0, qty: 3 }], 'Damaged'));
  expect(note).toMatchObject({
    kind: 'creditNote',
    of: { id: 'o1', number: 'INV/26-27/0001', totalPaise: 123_600 },
    reason: 'Damaged',
    taxablePaise: 30_000,
    cgstPaise: 450,
    sgstPaise: 450,
    totalPaise: 30_900,
    lines: [{ sku: 'RG101', qty: 3, of: 0 }],
  });
});

describe('6 pairs of 20 g and 6 pairs of 30 g at ₹105 + ₹15 a gram', () => {
  const sized = issued(unwrapped(draftInvoice(saleOf({ lines: [bangles([6, 6])] }))));
  const credit = (size: string, qty: number, notes: readonly Invoice[] = []) =>
    draftCreditNote('o1', sized, notes, [{ line: 0, size, qty }], 'Returned');

  test('3 pairs of 30 g are ₹10,800 and 90 g; 3 pairs of 20 g are ₹7,200 and 60 g', () => {
    expect(unwrapped(credit('2-10', 3))).toMatchObject({
      taxablePaise: 1_080_000,
      totalPaise: 1_112_400,
      lines: [{ qty: 3, sizes: [{ label: '2-10', qty: 3 }], weightMg: 90_000 }],
    });
    expect(unwrapped(credit('2-4', 3))).toMatchObject({
      taxablePaise: 720_000,
      totalPaise: 741_600,
      lines: [{ qty: 3, sizes: [{ label: '2-4', qty: 3 }], weightMg: 60_000 }],
    });
  });

  test('a making charge per pair is credited per pair', () => {
    const lines = [bangles([6, 6], { making: { by: 'unit', amountPaise: 30_000 } })];
    const perPair = issued(unwrapped(draftInvoice(saleOf({ lines }))));
    const units = [{ line: 0, size: '2-10', qty: 1 }];
    expect(unwrapped(draftCreditNote('o1', perPair, [], units, 'Returned')).taxablePaise).toBe(
      30 * 10_500 + 30_000,
    );
  });

  test('pairs that were credited without a size are not credited again', () => {
    const whole = issued(unwrapped(credit('2-4', 5)));
    const notes = [{ ...whole, lines: whole.lines.map(({ sizes: _, ...line }) => line) }];
    expect(creditableLines(sized, notes)).toMatchObject([
      { line: 0, size: '2-4', qty: 1 },
      { line: 0, size: '2-10', qty: 6 },
    ]);
  });

  test('no more pairs of a size than are left', () => {
    const notes = [issued(unwrapped(credit('2-10', 4)))];
    expect(credit('2-10', 3, notes)).toMatchObject({
      error: 'Only 2 units of Product BG10, size 2-10 can still be credited.',
    });
    expect(credit('2-4', 6, notes).success).toBe(true);
    expect(credit('2-6', 1, notes).success).toBe(false);
    const twice = { line: 0, size: '2-4', qty: 4 };
    expect(draftCreditNote('o1', sized, [], [twice, twice], 'Returned').success).toBe(false);
  });
});

test('refuses more units than are left', () => {
  const first = issued(
    unwrapped(draftCreditNote('o1', invoice, [], [{ line: 0, qty: 8 }], 'Damaged')),
  );
  const again = (qty: number) =>
    draftCreditNote('o1', invoice, [first], [{ line: 0, qty }], 'Damaged').success;
  expect([again(2), again(3)]).toEqual([true, false]);
});

test('refuses a credit note of nothing, and of a credit note', () => {
  expect(draftCreditNote('o1', invoice, [], [{ line: 0, qty: 0 }], 'x').success).toBe(false);
  const note = issued(unwrapped(draftCreditNote('o1', invoice, [], [{ line: 0, qty: 1 }], 'x')));
  expect(draftCreditNote('o1', note, [], [{ line: 0, qty: 1 }], 'x').success).toBe(false);
});
