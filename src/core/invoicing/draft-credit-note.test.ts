/** Credit notes never credit more than their invoice, and a full return credits all of it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyInvoice, issued, piece, saleOf, unwrapped } from '#fixtures/invoices.ts';
import { encodeDocument } from '#schema/kind.ts';
import { invoiceKind, type Invoice } from '#schema/invoice.ts';
import { addsUp } from './adds-up.ts';
import { creditedUnits, draftCreditNote } from './draft-credit-note.ts';
import { draftInvoice } from './draft-invoice.ts';

const FIELDS = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const;

const sums = (notes: readonly Invoice[]): number[] =>
  FIELDS.map((field) => notes.reduce((sum, note) => sum + note[field], 0));

test('credits exactly the invoice when all units come back, in any parts', () => {
  fc.assert(
    fc.property(anyInvoice, ({ invoice, notes }) => {
      const before = creditedUnits(invoice.lines.length, notes);
      const rest = invoice.lines.map(({ qty }, line) => ({ line, qty: qty - (before[line] ?? 0) }));
      const last = draftCreditNote('order-1', invoice, notes, rest, 'Returned');
      if (!last.success) {
        expect(rest.every(({ qty }) => qty === 0)).toBe(true);
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
