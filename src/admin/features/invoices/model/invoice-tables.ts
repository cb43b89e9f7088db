/** Invoices as tables for spreadsheets: documents, lines, and the day book. */
import { decimalRupees } from '#core/format.ts';
import { indiaDay } from '#core/india-time.ts';
import { sizesLabel } from '#core/order/requested-lines.ts';
import type { InvoiceLine, TaxDocument } from '#schema/invoice.ts';
import { INVOICE_NAMES } from '#core/invoicing/invoice-names.ts';
import { percentNumber } from '#core/invoicing/rupee-number.ts';
import { ledgerEntries, type Voucher } from './vouchers.ts';

type Column<T> = readonly [name: string, of: (one: T) => string];

/** Credit notes count negative, so that a column adds up. */
const counted = ({ kind }: TaxDocument, figure: number): number =>
  kind === 'creditNote' ? -figure : figure;

const signed = (invoice: TaxDocument, paise: number): string =>
  decimalRupees(counted(invoice, paise));

const DOCUMENT: readonly Column<TaxDocument>[] = [
  ['Number', ({ number }) => number],
  ['Date', ({ issuedAt }) => indiaDay(issuedAt)],
  ['Document', ({ kind }) => INVOICE_NAMES[kind]],
  ['Order', ({ orderNumber }) => orderNumber],
  ['Invoice credited', ({ of }) => of?.number ?? ''],
  ['Customer', ({ buyer }) => buyer.name],
  ['GSTIN', ({ buyer }) => buyer.gstin ?? ''],
  ['Place of supply', ({ placeOfSupply: { code, name } }) => `${code}-${name}`],
];

const INVOICE_COLUMNS: readonly Column<TaxDocument>[] = [
  ...DOCUMENT,
  ['Discount', (invoice) => signed(invoice, invoice.discountPaise)],
  ['Freight', (invoice) => signed(invoice, invoice.freightPaise ?? 0)],
  ['Packing', (invoice) => signed(invoice, invoice.packingPaise ?? 0)],
  ['Taxable amount', (invoice) => signed(invoice, invoice.taxablePaise)],
  ['CGST', (invoice) => signed(invoice, invoice.cgstPaise)],
  ['SGST', (invoice) => signed(invoice, invoice.sgstPaise)],
  ['IGST', (invoice) => signed(invoice, invoice.igstPaise)],
  ['Round-off', (invoice) => signed(invoice, invoice.roundOffPaise)],
  ['Total', (invoice) => signed(invoice, invoice.totalPaise)],
  ['IRN', ({ registration }) => registration?.irn ?? ''],
];

interface Row {
  invoice: TaxDocument;
  line: InvoiceLine;
}

const LINE_COLUMNS: readonly Column<Row>[] = [
  ...DOCUMENT.map(([name, of]): Column<Row> => [name, ({ invoice }) => of(invoice)]),
  ['SKU', ({ line }) => line.sku],
  ['Description', ({ line }) => line.title],
  ['HSN', ({ line }) => line.hsn],
  ['Quantity', ({ invoice, line }) => String(counted(invoice, line.qty))],
  ['UQC', ({ line }) => line.uqc],
  ['Sizes', ({ line }) => sizesLabel(line.sizes ?? [])],
  [
    'Net weight, g',
    ({ invoice, line: { weightMg } }) =>
      weightMg === undefined ? '' : String(counted(invoice, weightMg) / 1000),
  ],
  ['Amount', ({ invoice, line }) => signed(invoice, line.amountPaise)],
  ['Discount', ({ invoice, line }) => signed(invoice, line.discountPaise)],
  ['Freight and packing', ({ invoice, line }) => signed(invoice, line.chargesPaise)],
  ['Taxable amount', ({ invoice, line }) => signed(invoice, line.taxablePaise)],
  ['GST rate, %', ({ line }) => String(percentNumber(line.gstRateBps))],
  ['CGST', ({ invoice, line }) => signed(invoice, line.cgstPaise)],
  ['SGST', ({ invoice, line }) => signed(invoice, line.sgstPaise)],
  ['IGST', ({ invoice, line }) => signed(invoice, line.igstPaise)],
];

const table = <T>(columns: readonly Column<T>[], rows: readonly T[]): string[][] => [
  columns.map(([name]) => name),
  ...rows.map((row) => columns.map(([, of]) => of(row))),
];

/** One row for each document, below the header. */
export const invoiceTable = (invoices: readonly TaxDocument[]): string[][] =>
  table(INVOICE_COLUMNS, invoices);

/** One row for each line of each document, below the header. */
export const invoiceLineTable = (invoices: readonly TaxDocument[]): string[][] =>
  table(
    LINE_COLUMNS,
    invoices.flatMap((invoice) => invoice.lines.map((line) => ({ invoice, line }))),
  );

const DAY_BOOK_HEADER = ['Date', 'Voucher', 'Number', 'Ledger', 'Debit', 'Credit'];

/** Each ledger entry in the order of the vouchers; debits equal credits. */
export const dayBook = (vouchers: readonly Voucher[]): string[][] => [
  DAY_BOOK_HEADER,
  ...vouchers.flatMap((voucher) =>
    ledgerEntries(voucher).map(({ ledger, paise }) => [
      ...[indiaDay(voucher.at), voucher.name, voucher.number, ledger],
      paise < 0 ? decimalRupees(-paise) : '',
      paise > 0 ? decimalRupees(paise) : '',
    ]),
  ),
];
