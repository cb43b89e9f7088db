/** The summary for GSTR-1 as a table for spreadsheets, with the sections of the portal. */
import { decimalRupees } from '#core/format.ts';
import { indiaDay } from '#core/india-time.ts';
import type { TaxDocument } from '#schema/invoice.ts';
import type { HsnTotal } from '#schema/trade-paper.ts';
import { sumsByRate, type Gstr1, type RateSum } from './gstr1.ts';
import { percentNumber } from '#core/invoicing/rupee-number.ts';

const HEADER = [
  ...[
    'Section',
    'GSTIN',
    'Number',
    'Date',
    'Place of supply',
    'HSN',
    'UQC',
    'Quantity',
    'GST rate, %',
  ],
  ...['Taxable amount', 'IGST', 'CGST', 'SGST'],
];

/** The amounts of the last columns. @param sign -1 for credit notes */
const amounts = (sum: RateSum, sign = 1): string[] => [
  String(percentNumber(sum.gstRateBps)),
  ...[sum.taxablePaise, sum.igstPaise, sum.cgstPaise, sum.sgstPaise].map((paise) =>
    decimalRupees(sign * paise),
  ),
];

const documentRows = (section: string, documents: readonly TaxDocument[]): string[][] =>
  documents.flatMap((document) =>
    sumsByRate(document).map((sum) => [
      ...[section, document.buyer.gstin ?? '', document.number, indiaDay(document.issuedAt)],
      ...[document.placeOfSupply.code, '', '', ''],
      ...amounts(sum, document.kind === 'creditNote' ? -1 : 1),
    ]),
  );

const hsnRows = (section: string, totals: readonly HsnTotal[]): string[][] =>
  totals.map((total) => [
    ...[section, '', '', '', '', total.hsn, total.uqc, String(total.qty)],
    ...amounts(total),
  ]);

/** All sections below one header; those of documents add up to those of HSN codes. */
export const gstr1Table = (summary: Gstr1): string[][] => [
  HEADER,
  ...documentRows('B2B', summary.registered),
  ...documentRows('B2CL', summary.large),
  ...summary.small.map((sum) => ['B2CS', '', '', '', sum.place, '', '', '', ...amounts(sum)]),
  ...documentRows('CDNR', summary.notesOfRegistered),
  ...documentRows('CDNUR', summary.notesOfLarge),
  ...hsnRows('HSN B2B', summary.hsnOfRegistered),
  ...hsnRows('HSN B2C', summary.hsnOfOthers),
];
