/**
 * E-way bills: the JSON that the e-way bill portal takes for bulk upload (tool version 1.0.0621). Required for goods of more
 * than ₹50,000 (rule 138, CGST Rules), but not for jewellery of chapter 71 except imitation jewellery, 7117 (rule 138(14)).
 */
import { gstCodeOf } from '#core/account/indian-states.ts';
import { officialState } from '#core/quoting/place-of-supply.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Invoice } from '#schema/invoice.ts';
import { twoLines } from './e-invoice.ts';
import { percentNumber, portalDay, rupeeNumber } from './rupee-number.ts';

/** How the goods travel. */
export interface Transport {
  /** Road, rail, air, ship. */
  mode: 1 | 2 | 3 | 4;
  /** Whole km; 0 lets the portal calculate it from the PIN codes. */
  distanceKm: number;
  transporter?: { name: string; id?: string | undefined } | undefined;
  vehicle?: string | undefined;
}

const ADDRESS_LENGTH = 120;
const NOT_REGISTERED = 'URP';

const isExempt = (hsn: string): boolean => hsn.startsWith('71') && !hsn.startsWith('7117');

/** Whether rule 138(14) exempts all goods of an invoice. */
export const needsNoEWayBill = ({ lines }: Pick<Invoice, 'lines'>): boolean =>
  lines.every(({ hsn }) => isExempt(hsn));

const addressLines = (side: 'from' | 'to', lines: readonly string[]) => {
  const [first, second = ''] = twoLines(lines, ADDRESS_LENGTH);
  return { [`${side}Addr1`]: first, [`${side}Addr2`]: second };
};

const itemsOf = ({ lines }: Invoice) =>
  lines.map((line, at) => ({
    itemNo: at + 1,
    productName: line.title,
    productDesc: line.title,
    hsnCode: line.hsn,
    quantity: line.qty,
    qtyUnit: line.uqc,
    taxableAmount: rupeeNumber(line.taxablePaise),
    sgstRate: line.igstPaise === 0 ? percentNumber(line.gstRateBps / 2) : 0,
    cgstRate: line.igstPaise === 0 ? percentNumber(line.gstRateBps / 2) : 0,
    igstRate: line.igstPaise === 0 ? 0 : percentNumber(line.gstRateBps),
    cessRate: 0,
    cessNonAdvol: 0,
  }));

/** The line of the highest value, whose HSN code stands for the consignment. */
const mainHsn = ({ lines }: Invoice): string | undefined =>
  lines.toSorted((one, other) => other.taxablePaise - one.taxablePaise)[0]?.hsn;

function partiesOf({ seller, buyer }: Invoice, address: NonNullable<Invoice['buyer']['address']>) {
  const from = Number(seller.stateCode);
  const to = Number(gstCodeOf(officialState(address.state) ?? ''));
  return {
    fromGstin: seller.gstin,
    fromTrdName: seller.tradeName ?? seller.name,
    ...addressLines('from', seller.lines),
    fromPlace: seller.city,
    fromPincode: Number(seller.pin),
    fromStateCode: from,
    actualFromStateCode: from,
    toGstin: buyer.gstin ?? NOT_REGISTERED,
    toTrdName: buyer.name,
    ...addressLines('to', address.lines),
    toPlace: address.city,
    toPincode: Number(address.pin),
    toStateCode: to,
    actualToStateCode: to,
  };
}

/** The e-way bill of an invoice, or why the portal would refuse it. */
export function eWayBillOf(invoice: Invoice, transport: Transport): Result<object> {
  const { buyer, seller } = invoice;
  if (invoice.kind !== 'invoice') return failed('E-way bills are for invoices only.');
  if (buyer.address === undefined)
    return failed('The e-way bill needs the address of delivery, but the order has none.');
  if (officialState(buyer.address.state) === undefined)
    return failed(`“${buyer.address.state}” is not a state of India.`);
  const { mode, distanceKm, transporter, vehicle } = transport;
  if (mode === 1 && transporter?.id === undefined && vehicle === undefined)
    return failed('Enter the vehicle number or the transporter ID.');
  return succeeded({
    userGstin: seller.gstin,
    supplyType: 'O',
    subSupplyType: 1,
    subSupplyDesc: '',
    docType: 'INV',
    docNo: invoice.number,
    docDate: portalDay(invoice.issuedAt),
    transType: 1,
    ...partiesOf(invoice, buyer.address),
    totalValue: rupeeNumber(invoice.taxablePaise),
    cgstValue: rupeeNumber(invoice.cgstPaise),
    sgstValue: rupeeNumber(invoice.sgstPaise),
    igstValue: rupeeNumber(invoice.igstPaise),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: rupeeNumber(invoice.roundOffPaise),
    totInvValue: rupeeNumber(invoice.totalPaise),
    transMode: mode,
    transDistance: distanceKm,
    transporterName: transporter?.name ?? '',
    transporterId: transporter?.id ?? '',
    transDocNo: '',
    transDocDate: '',
    vehicleNo: vehicle ?? '',
    vehicleType: vehicle === undefined ? '' : 'R',
    mainHsnCode: mainHsn(invoice),
    itemList: itemsOf(invoice),
  });
}

/** The file for upload. */
export const eWayBillFile = (bills: readonly object[]) => ({
  version: '1.0.0621',
  billLists: bills,
});
