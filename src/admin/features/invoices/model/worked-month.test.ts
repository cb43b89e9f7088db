/**
 * A month calculated by hand, to the paisa: two invoices with freight and round-off, a third without, and a credit note for a
 * part and for a whole. Taxes by section 15 (value of supply, with freight and packing, less discounts) and credit notes
 * by section 34 of the CGST Act; GST on silver jewellery is 3 %.
 */
import { expect, test } from 'vitest';
import { buildOrder, buildPayment } from '#fixtures/build.ts';
import { BUYER_GSTIN, issued, piece, saleOf, unwrapped, type Sale } from '#fixtures/invoices.ts';
import { startOfIndiaDay } from '#core/india-time.ts';
import { draftCreditNote } from '#core/invoicing/draft-credit-note.ts';
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { gstr1Of } from './gstr1.ts';
import { gstr1Table } from './gstr1-table.ts';
import { dayBook } from './invoice-tables.ts';
import { tallyXml } from './tally-xml.ts';
import { vouchersOf, type IssuedDocument, type OrderPayment } from './vouchers.ts';

const on = (day: string): number => (startOfIndiaDay(day) ?? 0) + 10 * 3_600_000;

const invoiceOf = (sale: Sale, serial: number, day: string): IssuedDocument => ({
  ...issued(unwrapped(draftInvoice(saleOf(sale))), serial, on(day)),
  ...{ id: `i${serial}`, orderId: `i${serial}`, uid: sale.gstin ?? 'unregistered' },
});
const creditOf = (
  invoice: IssuedDocument,
  units: { line: number; qty: number }[],
  serial: number,
  day: string,
): IssuedDocument => ({
  ...issued(
    unwrapped(draftCreditNote(invoice.id, invoice, [], units, 'Returned')),
    serial,
    on(day),
  ),
  id: `c${serial}`,
});

/**
 * Goods 7 × 333.33 + 3 × 1,249.99 = 6,083.28; less 100.00, with freight 150.00 and packing 45.50: 6,178.78. IGST 3 % =
 * 185.3634, so 185.36; 6,364.14 is rounded off to 6,364.00. The rings: 2,333.31 less their share of the discount, 38.36,
 * with that of the charges, 74.99, are 2,369.94, and their IGST is 71.10.
 */
const toKarnataka = invoiceOf(
  {
    lines: [piece('RG101', 7, 33_333), piece('ER7', 3, 124_999)],
    ...{ discountPaise: 10_000, state: 'Karnataka', gstin: BUYER_GSTIN },
    terms: { freightPaise: 15_000, packingPaise: 4_550, isRounded: true },
  },
  1,
  '2026-11-02',
);
/** 5 × 450.50 = 2,252.50, with freight 100.00: 2,352.50. CGST and SGST 1.5 % = 35.29 each; 2,423.08 becomes 2,423.00. */
const inTelangana = invoiceOf(
  { lines: [piece('RG101', 5, 45_050)], terms: { freightPaise: 10_000, isRounded: true } },
  2,
  '2026-11-05',
);
/** 2 × 1,000.00 and IGST 60.00. */
const toKerala = invoiceOf({ lines: [piece('ER7', 2, 100_000)], state: 'Kerala' }, 3, '2026-11-09');
/** 2 of the 7 rings: 2/7 of 2,369.94 and of 71.10 are 677.13 and 20.31. */
const partBack = creditOf(toKarnataka, [{ line: 0, qty: 2 }], 1, '2026-11-20');
/** All of it, so that the round-off comes back too. */
const allBack = creditOf(inTelangana, [{ line: 0, qty: 5 }], 2, '2026-11-21');
const MONTH = [toKarnataka, inTelangana, toKerala, partBack, allBack];

const payment = (of: IssuedDocument, amountPaise: number, day: string): OrderPayment => ({
  id: `p-${of.id}-${day}`,
  orderId: of.id,
  order: buildOrder({ number: 'GB-7K2M9Q', uid: of.uid }),
  payment: buildPayment({ amountPaise, method: 'upi', paidOn: startOfIndiaDay(day) ?? 0 }),
});

test('the invoices and credit notes', () => {
  const sums = MONTH.map((each) =>
    [
      each.taxablePaise,
      each.cgstPaise,
      each.sgstPaise,
      each.igstPaise,
      each.roundOffPaise,
      each.totalPaise,
    ].join(' '),
  );
  expect(sums).toEqual([
    '617878 0 0 18536 -14 636400',
    '235250 3529 3529 0 -8 242300',
    '200000 0 0 6000 0 206000',
    '67713 0 0 2031 0 69744',
    '235250 3529 3529 0 -8 242300',
  ]);
});

test('GSTR-1', () => {
  const none = ['', '', '', ''];
  expect(gstr1Table(gstr1Of(MONTH)).slice(1)).toEqual([
    [
      'B2B',
      BUYER_GSTIN,
      'INV/26-27/0001',
      '2026-11-02',
      '29',
      '',
      '',
      '',
      '3',
      '6178.78',
      '185.36',
      '0.00',
      '0.00',
    ],
    ['B2CS', '', '', '', '32', '', '', '', '3', '2000.00', '60.00', '0.00', '0.00'],
    ['B2CS', '', '', '', '36', '', '', '', '3', '0.00', '0.00', '0.00', '0.00'],
    [
      'CDNR',
      BUYER_GSTIN,
      'CRN/26-27/0001',
      '2026-11-20',
      '29',
      '',
      '',
      '',
      '3',
      '-677.13',
      '-20.31',
      '0.00',
      '0.00',
    ],
    ['HSN B2B', ...none, '711311', 'PCS', '3', '3', '3808.84', '114.26', '0.00', '0.00'],
    ['HSN B2B', ...none, '71131110', 'PCS', '5', '3', '1692.81', '50.79', '0.00', '0.00'],
    ['HSN B2C', ...none, '711311', 'PCS', '2', '3', '2000.00', '60.00', '0.00', '0.00'],
    ['HSN B2C', ...none, '71131110', 'PCS', '0', '3', '0.00', '0.00', '0.00', '0.00'],
  ]);
});

const vouchers = vouchersOf(MONTH, [
  payment(toKarnataka, 200_000, '2026-11-01'),
  payment(inTelangana, 242_300, '2026-11-06'),
  payment(inTelangana, -242_300, '2026-11-22'),
]);
const business = `Asha Silver (${BUYER_GSTIN})`;
const person = 'Asha Silver (+91 98765 43210)';

test('the day book', () => {
  expect(
    dayBook(vouchers)
      .slice(1)
      .map((row) => row.join(' | ')),
  ).toEqual([
    `2026-11-01 | Receipt | GB-7K2M9Q | ${business} |  | 2000.00`,
    '2026-11-01 | Receipt | GB-7K2M9Q | Bank | 2000.00 | ',
    `2026-11-02 | Tax invoice | INV/26-27/0001 | ${business} | 6364.00 | `,
    '2026-11-02 | Tax invoice | INV/26-27/0001 | Sales |  | 6178.78',
    '2026-11-02 | Tax invoice | INV/26-27/0001 | Output IGST |  | 185.36',
    '2026-11-02 | Tax invoice | INV/26-27/0001 | Round Off | 0.14 | ',
    `2026-11-05 | Tax invoice | INV/26-27/0002 | ${person} | 2423.00 | `,
    '2026-11-05 | Tax invoice | INV/26-27/0002 | Sales |  | 2352.50',
    '2026-11-05 | Tax invoice | INV/26-27/0002 | Output CGST |  | 35.29',
    '2026-11-05 | Tax invoice | INV/26-27/0002 | Output SGST |  | 35.29',
    '2026-11-05 | Tax invoice | INV/26-27/0002 | Round Off | 0.08 | ',
    `2026-11-06 | Receipt | GB-7K2M9Q | ${person} |  | 2423.00`,
    '2026-11-06 | Receipt | GB-7K2M9Q | Bank | 2423.00 | ',
    `2026-11-09 | Tax invoice | INV/26-27/0003 | ${person} | 2060.00 | `,
    '2026-11-09 | Tax invoice | INV/26-27/0003 | Sales |  | 2000.00',
    '2026-11-09 | Tax invoice | INV/26-27/0003 | Output IGST |  | 60.00',
    `2026-11-20 | Credit note | CRN/26-27/0001 | ${business} |  | 697.44`,
    '2026-11-20 | Credit note | CRN/26-27/0001 | Sales | 677.13 | ',
    '2026-11-20 | Credit note | CRN/26-27/0001 | Output IGST | 20.31 | ',
    `2026-11-21 | Credit note | CRN/26-27/0002 | ${person} |  | 2423.00`,
    '2026-11-21 | Credit note | CRN/26-27/0002 | Sales | 2352.50 | ',
    '2026-11-21 | Credit note | CRN/26-27/0002 | Output CGST | 35.29 | ',
    '2026-11-21 | Credit note | CRN/26-27/0002 | Output SGST | 35.29 | ',
    '2026-11-21 | Credit note | CRN/26-27/0002 | Round Off |  | 0.08',
    `2026-11-22 | Refund | GB-7K2M9Q | ${person} | 2423.00 | `,
    '2026-11-22 | Refund | GB-7K2M9Q | Bank |  | 2423.00',
  ]);
});

test('Tally has the same balances', () => {
  const balances = new Map<string, number>();
  for (const [, ledger = '', amount] of tallyXml(vouchers).matchAll(
    /<LEDGERNAME>([^<]*)<\/LEDGERNAME>.*?<AMOUNT>([^<]*)<\/AMOUNT>/g,
  ))
    balances.set(ledger, (balances.get(ledger) ?? 0) + Math.round(Number(amount) * 100));
  expect(Object.fromEntries(balances)).toEqual({
    // 6,364.00 − 697.44 − 2,000.00 and 2,060.00 are still to pay: debits.
    [business]: -366_656,
    [person]: -206_000,
    Sales: 750_165,
    'Output IGST': 22_505,
    'Output CGST': 0,
    'Output SGST': 0,
    'Round Off': -14,
    Bank: -200_000,
  });
});
