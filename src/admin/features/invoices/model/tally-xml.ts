/**
 * Invoices, credit notes, payments and refunds as vouchers for TallyPrime (Gateway of Tally → Import → Transactions). Debits
 * are negative, and the amounts of a voucher add up to zero.
 */
import { escapeXml } from '#core/escape-xml.ts';
import { decimalRupees } from '#core/format.ts';
import { indiaDay } from '#core/india-time.ts';
import { LEDGERS, ledgerEntries, type LedgerEntry, type Voucher } from './vouchers.ts';

const element = (name: string, content: string): string =>
  `<${name}>${escapeXml(content)}</${name}>`;

const CUSTOMERS = 'Sundry Debtors';

const entryXml = ({ ledger, paise }: LedgerEntry, at: number): string =>
  [
    '<ALLLEDGERENTRIES.LIST>',
    element('LEDGERNAME', ledger),
    element('ISDEEMEDPOSITIVE', paise < 0 ? 'Yes' : 'No'),
    element('ISPARTYLEDGER', at === 0 ? 'Yes' : 'No'),
    element('AMOUNT', decimalRupees(paise)),
    '</ALLLEDGERENTRIES.LIST>',
  ].join('');

/** What only invoices and credit notes state. */
const documentXml = (voucher: Voucher): string[] =>
  'document' in voucher
    ? [
        element('VOUCHERNUMBER', voucher.number),
        element(
          'GSTREGISTRATIONTYPE',
          voucher.buyer.gstin === undefined ? 'Unregistered' : 'Regular',
        ),
        ...gstinXml(voucher),
        element('PLACEOFSUPPLY', voucher.document.placeOfSupply.name),
      ]
    : [];

const gstinXml = ({ buyer: { gstin } }: Voucher): string[] =>
  gstin === undefined ? [] : [element('PARTYGSTIN', gstin)];

function voucherXml(voucher: Voucher): string {
  const { id, type, at, reference, ledger, narration } = voucher;
  const day = indiaDay(at).replaceAll('-', '');
  return [
    // With the same REMOTEID, a second import replaces the voucher.
    `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="${escapeXml(id)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
    element('DATE', day),
    element('EFFECTIVEDATE', day),
    element('VOUCHERTYPENAME', type),
    element('REFERENCE', reference),
    element('PARTYLEDGERNAME', ledger),
    element('PERSISTEDVIEW', 'Accounting Voucher View'),
    ...documentXml(voucher),
    element('NARRATION', narration),
    ...ledgerEntries(voucher).map(entryXml),
    '</VOUCHER></TALLYMESSAGE>',
  ].join('');
}

const ledgerXml = (name: string, group: string, more = ''): string =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF"><LEDGER NAME="${escapeXml(name)}" ACTION="Create">` +
  `${element('NAME', name)}${element('PARENT', group)}${more}</LEDGER></TALLYMESSAGE>`;

/** A customer's ledger, from the first of their vouchers with a GSTIN. */
function customerXml(vouchers: readonly Voucher[]): string[] {
  const voucher = vouchers.find(({ buyer }) => buyer.gstin !== undefined) ?? vouchers[0];
  if (voucher === undefined) return [];
  const { address } = voucher.buyer;
  const state = address === undefined ? [] : [element('LEDSTATENAME', address.state)];
  return [ledgerXml(voucher.ledger, CUSTOMERS, [...gstinXml(voucher), ...state].join(''))];
}

/** A file with the vouchers and the ledgers that they need. */
export function tallyXml(vouchers: readonly Voucher[]): string {
  const used = new Set<string>(
    vouchers.flatMap(({ bookings }) => bookings.map(([ledger]) => ledger)),
  );
  const customers = Map.groupBy(vouchers, ({ ledger }) => ledger);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>',
    '<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME></REQUESTDESC><REQUESTDATA>',
    ...Object.entries(LEDGERS)
      .filter(([name]) => used.has(name))
      .map(([name, group]) => ledgerXml(name, group)),
    ...[...customers.values()].flatMap(customerXml),
    ...vouchers.map(voucherXml),
    '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>',
    '',
  ].join('\n');
}
