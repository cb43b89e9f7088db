/**
 * E-way bills: the JSON that the e-way bill portal takes for bulk upload (tool version 1.0.0621). Required for goods of more
 * than ₹50,000 (rule 138, CGST Rules), but not for jewellery of chapter 71 except imitation jewellery, 7117 (rule 138(14)).
 */
import { gstCodeOf } from '#core/account/indian-states.ts';
import { officialState } from '#core/quoting/place-of-supply.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Invoice } from '#schema/invoice.ts';
import * as z from 'zod';
import {
  amountField,
  dayField,
  documentNumberField,
  gstinField,
  hsnField,
  pinField,
  pinProblem,
  portalProblem,
  portalText,
  sellerStateProblem,
  textField,
  twoLines,
} from './portal-fields.ts';
import { percentNumber, portalDay, rupeeNumber } from '#core/invoicing/rupee-number.ts';
import { SHIP, transportProblem, type Transport } from './transport.ts';

const ADDRESS_LENGTH = 120;
const NAME_LENGTH = 100;
const PLACE_LENGTH = 50;
const MOST_ITEMS = 250;
const NOT_REGISTERED = 'URP';

const isExempt = (hsn: string): boolean => hsn.startsWith('71') && !hsn.startsWith('7117');

/** Whether rule 138(14) exempts all goods of an invoice. */
export const needsNoEWayBill = ({ lines }: Pick<Invoice, 'lines'>): boolean =>
  lines.every(({ hsn }) => isExempt(hsn));

const stateNumber = z.int().min(1).max(99);
const rate = z.number().min(0);

const item = z.strictObject({
  itemNo: z.int().min(1),
  productName: textField('Each product title', 1, NAME_LENGTH),
  productDesc: textField('Each product title', 1, NAME_LENGTH),
  hsnCode: hsnField,
  quantity: amountField,
  qtyUnit: z.string().length(3),
  taxableAmount: amountField,
  ...{ sgstRate: rate, cgstRate: rate, igstRate: rate, cessRate: rate, cessNonAdvol: amountField },
});

/** What the portal checks of the document; `transportProblem` checks the rest. */
const documentSchema = z.looseObject({
  userGstin: gstinField('Your GSTIN'),
  docNo: documentNumberField,
  docDate: dayField,
  fromGstin: gstinField('Your GSTIN'),
  fromTrdName: textField('Your business name', 1, NAME_LENGTH),
  fromAddr1: textField('Your address', 1, ADDRESS_LENGTH),
  fromAddr2: textField('Your address', 0, ADDRESS_LENGTH),
  fromPlace: textField('Your city', 1, PLACE_LENGTH),
  fromPincode: pinField('Your PIN code'),
  ...{ fromStateCode: stateNumber, actualFromStateCode: stateNumber },
  toGstin: gstinField('The buyer’s GSTIN').optional(),
  toTrdName: textField('The buyer’s name', 1, NAME_LENGTH),
  toAddr1: textField('The buyer’s address', 1, ADDRESS_LENGTH),
  toAddr2: textField('The buyer’s address', 0, ADDRESS_LENGTH),
  toPlace: textField('The buyer’s city', 1, PLACE_LENGTH),
  toPincode: pinField('The buyer’s PIN code'),
  ...{ toStateCode: stateNumber, actualToStateCode: stateNumber },
  ...{ totalValue: amountField, cgstValue: amountField, sgstValue: amountField },
  ...{ igstValue: amountField, totInvValue: amountField },
  mainHsnCode: hsnField,
  itemList: z.array(item).min(1).max(MOST_ITEMS, 'An e-way bill takes at most 250 lines.'),
});

const addressLines = (side: 'from' | 'to', lines: readonly string[]) => {
  const [first, second = ''] = twoLines(lines, ADDRESS_LENGTH);
  return { [`${side}Addr1`]: first, [`${side}Addr2`]: second };
};

/** The place of supply decides about all lines, also about those without an amount. */
function itemsOf({ lines, placeOfSupply, seller }: Invoice) {
  const isInState = placeOfSupply.code === seller.stateCode;
  return lines.map((line, at) => ({
    itemNo: at + 1,
    productName: portalText(line.title, NAME_LENGTH),
    productDesc: portalText(line.title, NAME_LENGTH),
    hsnCode: line.hsn,
    quantity: line.qty,
    qtyUnit: line.uqc,
    taxableAmount: rupeeNumber(line.taxablePaise),
    sgstRate: isInState ? percentNumber(line.gstRateBps / 2) : 0,
    cgstRate: isInState ? percentNumber(line.gstRateBps / 2) : 0,
    igstRate: isInState ? 0 : percentNumber(line.gstRateBps),
    cessRate: 0,
    cessNonAdvol: 0,
  }));
}

/** The line of the highest value, whose HSN code stands for the consignment. */
const mainHsn = ({ lines }: Invoice): string | undefined =>
  lines.toSorted((one, other) => other.taxablePaise - one.taxablePaise)[0]?.hsn;

function partiesOf({ seller, buyer }: Invoice, address: NonNullable<Invoice['buyer']['address']>) {
  const from = Number(seller.stateCode);
  const to = Number(gstCodeOf(officialState(address.state) ?? ''));
  return {
    fromGstin: seller.gstin,
    fromTrdName: portalText(seller.tradeName ?? seller.name, NAME_LENGTH),
    ...addressLines('from', seller.lines),
    fromPlace: portalText(seller.city, PLACE_LENGTH),
    fromPincode: Number(seller.pin),
    fromStateCode: from,
    actualFromStateCode: from,
    toGstin: buyer.gstin ?? NOT_REGISTERED,
    toTrdName: portalText(buyer.name, NAME_LENGTH),
    ...addressLines('to', address.lines),
    toPlace: portalText(address.city, PLACE_LENGTH),
    toPincode: Number(address.pin),
    toStateCode: to,
    actualToStateCode: to,
  };
}

function transportOf({ mode, distanceKm, transporter, vehicle, document }: Transport) {
  return {
    transMode: mode,
    transDistance: distanceKm,
    transporterName: portalText(transporter?.name ?? '', NAME_LENGTH),
    transporterId: transporter?.id ?? '',
    transDocNo: document?.number ?? '',
    transDocDate: document?.day === undefined ? '' : portalDay(document.day),
    vehicleNo: vehicle ?? '',
    // The portal refuses regular vehicles with goods that go by ship.
    vehicleType: vehicle === undefined ? '' : mode === SHIP ? 'O' : 'R',
  };
}

function billOf(invoice: Invoice, address: NonNullable<Invoice['buyer']['address']>) {
  return {
    userGstin: invoice.seller.gstin,
    supplyType: 'O',
    subSupplyType: 1,
    subSupplyDesc: '',
    docType: 'INV',
    docNo: invoice.number,
    docDate: portalDay(invoice.issuedAt),
    transType: 1,
    ...partiesOf(invoice, address),
    totalValue: rupeeNumber(invoice.taxablePaise),
    cgstValue: rupeeNumber(invoice.cgstPaise),
    sgstValue: rupeeNumber(invoice.sgstPaise),
    igstValue: rupeeNumber(invoice.igstPaise),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: rupeeNumber(invoice.roundOffPaise),
    totInvValue: rupeeNumber(invoice.totalPaise),
    mainHsnCode: mainHsn(invoice),
    itemList: itemsOf(invoice),
  };
}

/** The e-way bill of an invoice, or why the portal would refuse it. */
export function eWayBillOf(invoice: Invoice, transport: Transport): Result<object> {
  const { buyer, seller } = invoice;
  if (invoice.kind !== 'invoice') return failed('E-way bills are for invoices only.');
  if (buyer.address === undefined)
    return failed('The e-way bill needs the address of delivery, but the order has none.');
  const { state, pin } = buyer.address;
  const stateCode = gstCodeOf(officialState(state) ?? '');
  if (stateCode === undefined) return failed(`“${state}” is not a state of India.`);
  const problem = transportProblem(transport, invoice.issuedAt);
  if (problem !== undefined) return failed(problem);
  const bill = { ...billOf(invoice, buyer.address), ...transportOf(transport) };
  const problems = [
    ...(documentSchema
      .safeParse({ ...bill, toGstin: buyer.gstin })
      .error?.issues.map(({ message }) => message) ?? []),
    ...sellerStateProblem(seller),
    ...pinProblem(seller.pin, seller.stateCode, 'your address is in'),
    ...pinProblem(pin, stateCode, 'the address of delivery is in'),
  ];
  return problems.length === 0 ? succeeded(bill) : failed(portalProblem(problems));
}

/** The file for upload. */
export const eWayBillFile = (bills: readonly object[]) => ({
  version: '1.0.0621',
  billLists: bills,
});
