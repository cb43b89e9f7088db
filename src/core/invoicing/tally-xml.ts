/**
 * Invoices and credit notes as vouchers for TallyPrime (Gateway of Tally → Import → Transactions). Debits are negative, and
 * the amounts of a voucher add up to zero.
 */
import { decimalRupees } from '#core/format.ts';
import { indiaDay } from '#core/india-time.ts';
import type { TaxDocument } from '#schema/invoice.ts';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const element = (name: string, content: string): string => `<${name}>${escaped(content)}</${name}>`;

/** The shop's ledgers with the groups in which Tally creates them. */
const LEDGERS = {
  Sales: 'Sales Accounts',
  'Output CGST': 'Duties &amp; Taxes',
  'Output SGST': 'Duties &amp; Taxes',
  'Output IGST': 'Duties &amp; Taxes',
  'Round Off': 'Indirect Expenses',
} as const;

const CUSTOMERS = 'Sundry Debtors';

export interface LedgerEntry {
  ledger: string;
  /** Credits are positive, debits negative. */
  paise: number;
}

/** What a document books: the customer against sales, taxes and round-off. */
export function ledgerEntries(invoice: TaxDocument): LedgerEntry[] {
  const sign = invoice.kind === 'invoice' ? 1 : -1;
  return [
    { ledger: invoice.buyer.name, paise: -sign * invoice.totalPaise },
    { ledger: 'Sales', paise: sign * invoice.taxablePaise },
    { ledger: 'Output CGST', paise: sign * invoice.cgstPaise },
    { ledger: 'Output SGST', paise: sign * invoice.sgstPaise },
    { ledger: 'Output IGST', paise: sign * invoice.igstPaise },
    { ledger: 'Round Off', paise: sign * invoice.roundOffPaise },
  ].filter(({ paise }, at) => at < 2 || paise !== 0);
}

const entryXml = ({ ledger, paise }: LedgerEntry, at: number): string =>
  [
    '<ALLLEDGERENTRIES.LIST>',
    element('LEDGERNAME', ledger),
    element('ISDEEMEDPOSITIVE', paise < 0 ? 'Yes' : 'No'),
    element('ISPARTYLEDGER', at === 0 ? 'Yes' : 'No'),
    element('AMOUNT', decimalRupees(paise)),
    '</ALLLEDGERENTRIES.LIST>',
  ].join('');

function voucherXml({ id, value: invoice }: IssuedDocument): string {
  const type = invoice.kind === 'invoice' ? 'Sales' : 'Credit Note';
  const { buyer, placeOfSupply, of } = invoice;
  const day = indiaDay(invoice.issuedAt).replaceAll('-', '');
  return [
    // With the same REMOTEID, a second import replaces the voucher.
    `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="${escaped(id)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
    element('DATE', day),
    element('EFFECTIVEDATE', day),
    element('VOUCHERTYPENAME', type),
    element('VOUCHERNUMBER', invoice.number),
    element('REFERENCE', of?.number ?? invoice.orderNumber),
    element('PARTYLEDGERNAME', buyer.name),
    element('PERSISTEDVIEW', 'Accounting Voucher View'),
    element('GSTREGISTRATIONTYPE', buyer.gstin === undefined ? 'Unregistered' : 'Regular'),
    ...(buyer.gstin === undefined ? [] : [element('PARTYGSTIN', buyer.gstin)]),
    element('PLACEOFSUPPLY', placeOfSupply.name),
    element('NARRATION', invoice.reason ?? `Order ${invoice.orderNumber}`),
    ...ledgerEntries(invoice).map(entryXml),
    '</VOUCHER></TALLYMESSAGE>',
  ].join('');
}

const ledgerXml = (name: string, group: string, more = ''): string =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF"><LEDGER NAME="${escaped(name)}" ACTION="Create">` +
  `${element('NAME', name)}<PARENT>${group}</PARENT>${more}</LEDGER></TALLYMESSAGE>`;

/** An issued document with its ID. */
export interface IssuedDocument {
  id: string;
  value: TaxDocument;
}

/** A file with the ledgers that the vouchers need, and one voucher for each document. */
export function tallyXml(documents: readonly IssuedDocument[]): string {
  const customers = new Map(documents.map(({ value: { buyer } }) => [buyer.name, buyer]));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>',
    '<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME></REQUESTDESC><REQUESTDATA>',
    ...Object.entries(LEDGERS).map(([name, group]) => ledgerXml(name, group)),
    ...[...customers].map(([name, { gstin, address }]) =>
      ledgerXml(
        name,
        CUSTOMERS,
        (gstin === undefined ? '' : element('PARTYGSTIN', gstin)) +
          (address === undefined ? '' : element('LEDSTATENAME', address.state)),
      ),
    ),
    ...documents.map(voucherXml),
    '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>',
    '',
  ].join('\n');
}
