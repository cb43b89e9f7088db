/**
 * E-invoices: the JSON of FORM GST INV-01 (schema 1.1) that the Invoice Registration Portal takes. It is required for sales
 * to registered buyers above an annual turnover of ₹5 crore (notification 10/2023, Central Tax).
 */
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Invoice, InvoiceLine } from '#schema/invoice.ts';
import * as z from 'zod';
import {
  amountField,
  dayField,
  deliveredElsewhere,
  documentNumberField,
  eInvoiceHsnProblems,
  gstinField,
  pinField,
  pinProblem,
  portalProblem,
  portalText,
  sellerStateProblem,
  textField,
  twoLines,
} from './portal-fields.ts';
import { percentNumber, portalDay, rupeeNumber } from '#core/invoicing/rupee-number.ts';

const stateCode = z.string().regex(/^\d{2}$/);
const ADDRESS_LENGTH = 100;
const NAME_LENGTH = 100;
const PLACE_LENGTH = 50;
const DESCRIPTION_LENGTH = 300;

/** @param who starts the messages: `The buyer’s` */
const partyFields = (who: string) => ({
  Gstin: gstinField(`${who} GSTIN`),
  LglNm: textField(`${who} name`, 3, NAME_LENGTH),
  Addr1: textField(`${who} address`, 1, ADDRESS_LENGTH),
  Addr2: textField(`${who} address`, 3, ADDRESS_LENGTH).optional(),
  Loc: textField(`${who} city`, 3, PLACE_LENGTH),
  Pin: pinField(`${who} PIN code`),
  Stcd: stateCode,
});

const item = z.strictObject({
  SlNo: z.string().min(1).max(6),
  PrdDesc: textField('Each product title', 3, DESCRIPTION_LENGTH),
  IsServc: z.enum(['Y', 'N']),
  // `eInvoiceHsnProblems` names the lines.
  HsnCd: z.string(),
  Qty: amountField,
  Unit: z.string().min(3).max(8),
  UnitPrice: amountField,
  TotAmt: amountField,
  Discount: amountField,
  AssAmt: amountField,
  GstRt: amountField,
  IgstAmt: amountField,
  CgstAmt: amountField,
  SgstAmt: amountField,
  TotItemVal: amountField,
});

const eInvoiceSchema = z.strictObject({
  Version: z.literal('1.1'),
  TranDtls: z.strictObject({
    TaxSch: z.literal('GST'),
    SupTyp: z.literal('B2B'),
    RegRev: z.literal('N'),
  }),
  DocDtls: z.strictObject({ Typ: z.enum(['INV', 'CRN']), No: documentNumberField, Dt: dayField }),
  SellerDtls: z.strictObject({
    ...partyFields('Your'),
    TrdNm: textField('Your business name', 3, NAME_LENGTH).optional(),
  }),
  BuyerDtls: z.strictObject({ ...partyFields('The buyer’s'), Pos: stateCode }),
  ItemList: z.array(item).min(1).max(1_000),
  ValDtls: z.strictObject({
    AssVal: amountField,
    CgstVal: amountField,
    SgstVal: amountField,
    IgstVal: amountField,
    RndOffAmt: z.number().min(-99.99).max(99.99),
    TotInvVal: amountField,
  }),
  RefDtls: z
    .strictObject({
      PrecDocDtls: z.array(z.strictObject({ InvNo: documentNumberField, InvDt: dayField })).min(1),
    })
    .optional(),
});
export type EInvoice = z.output<typeof eInvoiceSchema>;

const PAISE_DECIMALS = 3;

/** The portal knows no share of freight, so it is part of the price. */
const grossOf = (line: InvoiceLine): number => line.amountPaise + line.chargesPaise;

const itemOf = (line: InvoiceLine, at: number): EInvoice['ItemList'][number] => ({
  SlNo: String(at + 1),
  PrdDesc: portalText(line.title, DESCRIPTION_LENGTH),
  IsServc: 'N',
  HsnCd: line.hsn,
  Qty: line.qty,
  Unit: line.uqc,
  UnitPrice: Number((grossOf(line) / line.qty / 100).toFixed(PAISE_DECIMALS)),
  TotAmt: rupeeNumber(grossOf(line)),
  Discount: rupeeNumber(line.discountPaise),
  AssAmt: rupeeNumber(line.taxablePaise),
  GstRt: percentNumber(line.gstRateBps),
  IgstAmt: rupeeNumber(line.igstPaise),
  CgstAmt: rupeeNumber(line.cgstPaise),
  SgstAmt: rupeeNumber(line.sgstPaise),
  TotItemVal: rupeeNumber(line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise),
});

function placeOf({ lines, city, pin }: Pick<Invoice['seller'], 'lines' | 'city' | 'pin'>) {
  const [Addr1, Addr2] = twoLines(lines, ADDRESS_LENGTH);
  return {
    Addr1,
    ...(Addr2 !== undefined && { Addr2 }),
    ...{ Loc: portalText(city, PLACE_LENGTH), Pin: Number(pin) },
  };
}

const sellerProblems = ({ seller }: Invoice): string[] => [
  ...sellerStateProblem(seller),
  ...pinProblem(seller.pin, seller.stateCode, 'your address is in'),
];

/** The file has one address of the buyer; the portal's own form has two. */
const BY_HAND =
  'Prepare this e-invoice on the portal: enter the address of the GSTIN under “Bill to”, and the delivery address under “Ship to”.';

/** The e-invoice, or why the portal would refuse it. */
export function eInvoiceOf(invoice: Invoice): Result<EInvoice> {
  const { seller, buyer, placeOfSupply, of } = invoice;
  if (buyer.gstin === undefined)
    return failed('E-invoices are for registered buyers only. This buyer has no GSTIN.');
  if (buyer.address === undefined)
    return failed('The e-invoice needs the buyer’s address, but the order has none.');
  const parsed = eInvoiceSchema.safeParse({
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
    DocDtls: {
      Typ: invoice.kind === 'invoice' ? 'INV' : 'CRN',
      No: invoice.number,
      Dt: portalDay(invoice.issuedAt),
    },
    SellerDtls: {
      ...{ Gstin: seller.gstin, LglNm: portalText(seller.name, NAME_LENGTH) },
      ...(seller.tradeName !== undefined && { TrdNm: portalText(seller.tradeName, NAME_LENGTH) }),
      ...placeOf(seller),
      Stcd: seller.stateCode,
    },
    BuyerDtls: {
      ...{ Gstin: buyer.gstin, LglNm: portalText(buyer.name, NAME_LENGTH) },
      ...placeOf(buyer.address),
      // The portal compares it with the GSTIN.
      ...{ Pos: placeOfSupply.code, Stcd: buyer.gstin.slice(0, 2) },
    },
    ItemList: invoice.lines.map(itemOf),
    ValDtls: {
      AssVal: rupeeNumber(invoice.taxablePaise),
      CgstVal: rupeeNumber(invoice.cgstPaise),
      SgstVal: rupeeNumber(invoice.sgstPaise),
      IgstVal: rupeeNumber(invoice.igstPaise),
      RndOffAmt: rupeeNumber(invoice.roundOffPaise),
      TotInvVal: rupeeNumber(invoice.totalPaise),
    },
    ...(of && { RefDtls: { PrecDocDtls: [{ InvNo: of.number, InvDt: portalDay(of.issuedAt) }] } }),
  });
  const problems = [
    ...(parsed.error?.issues.map(({ message }) => message) ?? []),
    ...eInvoiceHsnProblems(invoice),
    ...sellerProblems(invoice),
  ];
  const buyerProblem = pinProblem(
    buyer.address.pin,
    buyer.gstin.slice(0, 2),
    'the buyer’s GSTIN is of',
  );
  const elsewhere = deliveredElsewhere(invoice);
  // The invoice is right, so there is nothing to credit or correct.
  if (problems.length === 0 && buyerProblem.length > 0 && elsewhere !== undefined)
    return failed(`${elsewhere} ${BY_HAND}`);
  problems.push(...buyerProblem);
  return parsed.success && problems.length === 0
    ? succeeded(parsed.data)
    : failed(portalProblem(problems));
}
