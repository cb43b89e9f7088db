/** Files for the accountant and the portals. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BUYER_GSTIN,
  anyInvoice,
  anyMonth,
  issued,
  piece,
  saleOf,
  unwrapped,
} from '#fixtures/invoices.ts';
import type { Invoice, TaxDocument } from '#schema/invoice.ts';
import { draftCreditNote } from '#core/invoicing/draft-credit-note.ts';
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { eInvoiceOf } from './e-invoice.ts';
import { eWayBillFile, eWayBillOf, needsNoEWayBill } from './e-way-bill.ts';
import { gstr1Of } from './gstr1.ts';
import { gstr1Table } from './gstr1-table.ts';
import { dayBook, invoiceLineTable, invoiceTable } from './invoice-tables.ts';
import { tallyXml } from './tally-xml.ts';
import { vouchersOf, type IssuedDocument } from './vouchers.ts';
import { upiLink } from '#core/invoicing/upi-link.ts';

/** The sum of a column of a table with a header. @param parts of a unit, each a whole number */
function sumOf(table: readonly (readonly string[])[], name: string, parts: number): number {
  const [header = [], ...rows] = table;
  const at = header.indexOf(name);
  return rows.reduce((sum, row) => sum + Math.round(Number(row[at] ?? '') * parts), 0);
}

const paiseOf = (table: readonly (readonly string[])[], name: string): number =>
  sumOf(table, name, 100);

const withId = (document: TaxDocument, at: number): IssuedDocument => ({
  ...document,
  id: `d${at}`,
});

const net = (documents: readonly Invoice[], field: 'totalPaise' | 'taxablePaise' | 'cgstPaise') =>
  documents.reduce((sum, each) => sum + (each.kind === 'invoice' ? 1 : -1) * each[field], 0);

const netWeight = (documents: readonly Invoice[]): number =>
  documents.reduce((sum, { kind, lines }) => {
    const weightMg = lines.reduce((all, line) => all + (line.weightMg ?? 0), 0);
    return kind === 'invoice' ? sum + weightMg : sum - weightMg;
  }, 0);

describe('tables of a month', () => {
  test('have columns that add up to the documents', () => {
    fc.assert(
      fc.property(anyMonth, (documents) => {
        const [ofInvoices, ofLines] = [invoiceTable(documents), invoiceLineTable(documents)];
        expect(paiseOf(ofInvoices, 'Total')).toBe(net(documents, 'totalPaise'));
        expect(paiseOf(ofInvoices, 'Taxable amount')).toBe(net(documents, 'taxablePaise'));
        expect(paiseOf(ofLines, 'Taxable amount')).toBe(net(documents, 'taxablePaise'));
        expect(paiseOf(ofLines, 'CGST')).toBe(net(documents, 'cgstPaise'));
        expect(sumOf(ofLines, 'Net weight, g', 1_000)).toBe(netWeight(documents));
        // Sections and HSN codes state everything once each.
        expect(paiseOf(gstr1Table(gstr1Of(documents)), 'Taxable amount')).toBe(
          2 * net(documents, 'taxablePaise'),
        );
      }),
    );
  });

  test('the day book balances', () => {
    fc.assert(
      fc.property(anyMonth, (documents) => {
        const book = dayBook(vouchersOf(documents.map(withId)));
        expect(paiseOf(book, 'Debit')).toBe(paiseOf(book, 'Credit'));
      }),
    );
  });
});

const invoice = issued(
  unwrapped(
    draftInvoice(
      saleOf({ lines: [piece('RG101', 100, 10_000)], state: 'Karnataka', gstin: BUYER_GSTIN }),
    ),
  ),
);
const note = issued(
  unwrapped(draftCreditNote('o1', invoice, [], [{ line: 0, qty: 10 }], 'Returned <damaged>')),
);

test('a Tally voucher debits the customer and credits sales and tax; a credit note the other way', () => {
  const buyer = { ...invoice.buyer, name: 'Rao & Sons' };
  const xml = tallyXml(
    vouchersOf([
      { ...invoice, id: 'o1', buyer },
      { ...note, id: 'n1', buyer },
    ]),
  );
  expect(xml).toContain(`<LEDGER NAME="Rao &amp; Sons (${BUYER_GSTIN})" ACTION="Create">`);
  expect(xml).toContain('REMOTEID="o1" VCHTYPE="Sales"');
  expect(xml).toContain(
    `<LEDGERNAME>Rao &amp; Sons (${BUYER_GSTIN})</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><ISPARTYLEDGER>Yes</ISPARTYLEDGER><AMOUNT>-10300.00</AMOUNT>`,
  );
  expect(xml).toContain(
    '<LEDGERNAME>Output IGST</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><ISPARTYLEDGER>No</ISPARTYLEDGER><AMOUNT>300.00</AMOUNT>',
  );
  expect(xml).toContain('VCHTYPE="Credit Note"');
  expect(xml).toContain('<REFERENCE>INV/26-27/0001</REFERENCE>');
  expect(xml).toContain('<NARRATION>Returned &lt;damaged&gt;</NARRATION>');
  expect(xml).toContain('<AMOUNT>1030.00</AMOUNT>');
});

describe('an e-invoice', () => {
  test('has the values of its invoice in rupees', () => {
    expect(unwrapped(eInvoiceOf(invoice))).toMatchObject({
      Version: '1.1',
      DocDtls: { Typ: 'INV', No: 'INV/26-27/0001', Dt: '25/11/2026' },
      BuyerDtls: { Gstin: BUYER_GSTIN, Pos: '29', Stcd: '29', Pin: 560_001 },
      ItemList: [
        {
          ...{ SlNo: '1', HsnCd: '71131110', Qty: 100, Unit: 'PCS', UnitPrice: 100, GstRt: 3 },
          ...{ TotAmt: 10_000, AssAmt: 10_000, IgstAmt: 300, TotItemVal: 10_300 },
        },
      ],
      ValDtls: { AssVal: 10_000, IgstVal: 300, TotInvVal: 10_300, RndOffAmt: 0 },
    });
  });

  test('of a credit note names its invoice', () => {
    expect(unwrapped(eInvoiceOf(note))).toMatchObject({
      DocDtls: { Typ: 'CRN' },
      RefDtls: { PrecDocDtls: [{ InvNo: 'INV/26-27/0001', InvDt: '25/11/2026' }] },
    });
  });

  test('adds up for every registered buyer: items to values, values to the total', () => {
    fc.assert(
      fc.property(anyInvoice, ({ invoice: any }) => {
        const made = eInvoiceOf({ ...any, buyer: { ...any.buyer, gstin: BUYER_GSTIN } });
        const { ItemList, ValDtls } = unwrapped(made);
        const paise = (rupees: number) => Math.round(rupees * 100);
        const sum = ItemList.reduce((all, item) => all + paise(item.TotItemVal), 0);
        expect(sum + paise(ValDtls.RndOffAmt)).toBe(paise(ValDtls.TotInvVal));
        expect(ItemList.reduce((all, item) => all + paise(item.AssAmt), 0)).toBe(
          paise(ValDtls.AssVal),
        );
      }),
    );
  });

  test.each<[string, Partial<Invoice>, string]>([
    ['to an unregistered buyer', { buyer: { name: 'A', phone: '+919876543210' } }, 'registered'],
    [
      'with a city of two letters',
      { seller: { ...invoice.seller, city: 'Ux' } },
      'Your city needs 3 to 50 characters.',
    ],
  ])('is refused %s', (_name, change, message) => {
    const made = eInvoiceOf({ ...invoice, ...change });
    expect(made.success ? '' : made.error).toContain(message);
  });
});

describe('an e-way bill', () => {
  const byRoad = { mode: 1, distanceKm: 570, vehicle: 'TS09AB1234' } as const;

  test('has the values and places of its invoice', () => {
    const bill = unwrapped(eWayBillOf(invoice, byRoad));
    expect(eWayBillFile([bill])).toMatchObject({
      version: '1.0.0621',
      billLists: [
        {
          ...{ docType: 'INV', docNo: 'INV/26-27/0001', docDate: '25/11/2026', supplyType: 'O' },
          ...{ fromStateCode: 36, toStateCode: 29, toGstin: BUYER_GSTIN, toPincode: 560_001 },
          ...{ totalValue: 10_000, igstValue: 300, cgstValue: 0, totInvValue: 10_300 },
          ...{ transMode: 1, transDistance: 570, vehicleNo: 'TS09AB1234', mainHsnCode: '71131110' },
          itemList: [
            { quantity: 100, qtyUnit: 'PCS', taxableAmount: 10_000, igstRate: 3, cgstRate: 0 },
          ],
        },
      ],
    });
  });

  test('to another state has IGST also in a line without an amount', () => {
    const free = invoice.lines.map((line) => ({ ...line, taxablePaise: 0, igstPaise: 0 }));
    const bill = unwrapped(eWayBillOf({ ...invoice, lines: [...invoice.lines, ...free] }, byRoad));
    const inBoth = { igstRate: 3, cgstRate: 0, sgstRate: 0 };
    expect(eWayBillFile([bill])).toMatchObject({ billLists: [{ itemList: [inBoth, inBoth] }] });
  });

  test('by road needs a vehicle or a transporter', () => {
    expect(eWayBillOf(invoice, { mode: 1, distanceKm: 0 }).success).toBe(false);
  });

  test('is not needed for jewellery of chapter 71 (rule 138(14)), but for imitation jewellery', () => {
    expect(needsNoEWayBill(invoice)).toBe(true);
    const lines = invoice.lines.map((line) => ({ ...line, hsn: '71171100' }));
    expect(needsNoEWayBill({ lines })).toBe(false);
  });
});

test('a UPI link has payee, amount and reference', () => {
  expect(
    upiLink({
      ...{ upiId: 'glambug@hdfcbank', payee: 'GlamBug Mart & Co', amountPaise: 1_030_050 },
      reference: 'INV/26-27/0001',
    }),
  ).toBe(
    'upi://pay?pa=glambug@hdfcbank&pn=GlamBug%20Mart%20%26%20Co&am=10300.50&cu=INR&tn=INV%2F26-27%2F0001',
  );
});
