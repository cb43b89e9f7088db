/** The files for accounting and GST returns. */
import { dayBook, invoiceLineTable, invoiceTable } from './invoice-tables.ts';
import { gstr1Json } from './gstr1-json.ts';
import { gstr1Table } from './gstr1-table.ts';
import { gstr1Of } from './gstr1.ts';
import { isMonth } from '#core/invoicing/period.ts';
import { tallyXml } from './tally-xml.ts';
import { vouchersOf, type OrderPayment } from './vouchers.ts';
import { BYTE_ORDER_MARK, csvOf } from '#core/import/shop-list.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { StoredInvoice } from '#firebase/browser/invoices.ts';
import type { TaxDocument } from '#schema/invoice.ts';

interface ExportedFile {
  text: string;
  type: string;
  extension: 'csv' | 'json' | 'xml';
}

const csv = (rows: readonly (readonly string[])[]): Result<ExportedFile> =>
  succeeded({
    text: BYTE_ORDER_MARK + csvOf(rows),
    type: 'text/csv;charset=utf-8',
    extension: 'csv',
  });

const NEEDS_MONTH = failed('GSTR-1 is filed by month. Choose a month, then export.');

type Documents = readonly (StoredInvoice & TaxDocument)[];
type Payments = readonly OrderPayment[];
type Challans = readonly StoredInvoice[];
type Period = string | undefined;

interface Format {
  name: string;
  /** @param period of the documents, payments and challans */
  make: (
    documents: Documents,
    period: Period,
    payments?: Payments,
    challans?: Challans,
  ) => Result<ExportedFile>;
}

/** GSTR-1 of a month for one GSTIN. */
const gstr1: Format['make'] = (documents, month, _, challans = []) => {
  const all = [...documents, ...challans];
  const [first] = all;
  if (month === undefined || !isMonth(month)) return NEEDS_MONTH;
  if (first === undefined) return failed('No invoices were issued in this month.');
  const { gstin, stateCode } = first.seller;
  if (all.some(({ seller }) => seller.gstin !== gstin))
    return failed(
      'These invoices were issued with different GSTINs of yours. File GSTR-1 for each GSTIN on the GST portal.',
    );
  const json = gstr1Json(gstr1Of(documents, challans), { gstin, month, stateCode });
  return succeeded({
    text: JSON.stringify(json),
    type: 'application/json',
    extension: 'json',
  });
};

const FORMATS = {
  invoices: { name: 'Invoices (CSV)', make: (all) => csv(invoiceTable(all)) },
  lines: { name: 'Invoice lines (CSV)', make: (all) => csv(invoiceLineTable(all)) },
  'day book': {
    name: 'Day book (CSV)',
    make: (all, _, payments) => csv(dayBook(vouchersOf(all, payments))),
  },
  gstr1: { name: 'GSTR-1 for the GST portal (JSON)', make: gstr1 },
  'gstr1 summary': {
    name: 'GSTR-1 summary (CSV)',
    make: (all, period) =>
      period !== undefined && isMonth(period) ? csv(gstr1Table(gstr1Of(all))) : NEEDS_MONTH,
  },
  tally: {
    name: 'Tally (XML)',
    make: (all, _, payments) =>
      succeeded({
        text: tallyXml(vouchersOf(all, payments)),
        type: 'application/xml',
        extension: 'xml',
      }),
  },
} as const satisfies Record<string, Format>;

export type ExportFormat = keyof typeof FORMATS;

/** Each format with its name and how its file is made. */
export const EXPORT_FORMATS: Readonly<Record<ExportFormat, Format>> = FORMATS;

/** Formats that also declare the numbers of the delivery challans of the period. */
export const WITH_CHALLANS: ReadonlySet<ExportFormat> = new Set(['gstr1'] as const);

/** Formats that also have the payments and refunds of the period. */
export const WITH_PAYMENTS: ReadonlySet<ExportFormat> = new Set(['day book', 'tally'] as const);
