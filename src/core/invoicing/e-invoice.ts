/**
 * E-invoices: the JSON of FORM GST INV-01 (schema 1.1) that the Invoice Registration Portal takes. It is required for sales
 * to registered buyers above an annual turnover of ₹5 crore (notification 10/2023, Central Tax).
 */
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Invoice, InvoiceLine } from '#schema/invoice.ts';
import * as z from 'zod';
import { percentNumber, portalDay, rupeeNumber } from './rupee-number.ts';

/** Lengths and patterns as the portal validates them. */
const name = z.string().min(3).max(100);
const place = z.string().min(3).max(50);
const address = { Addr1: z.string().min(1).max(100), Addr2: z.string().min(3).max(100).optional() };
const pinNumber = z.int().min(100_000).max(999_999);
const gstinText = z.string().regex(/^\d{2}[0-9A-Z]{13}$/);
const stateCode = z.string().regex(/^\d{2}$/);
const amount = z.number().min(0);
const day = z.string().regex(/^[0-3]\d\/[01]\d\/20\d{2}$/);
const documentNumber = z.string().regex(/^[A-Z1-9][A-Z0-9/-]{0,15}$/);

const item = z.strictObject({
  SlNo: z.string().min(1).max(6),
  PrdDesc: z.string().min(3).max(300),
  IsServc: z.enum(['Y', 'N']),
  HsnCd: z.string().min(4).max(8),
  Qty: amount,
  Unit: z.string().min(3).max(8),
  UnitPrice: amount,
  TotAmt: amount,
  Discount: amount,
  AssAmt: amount,
  GstRt: amount,
  IgstAmt: amount,
  CgstAmt: amount,
  SgstAmt: amount,
  TotItemVal: amount,
});

const eInvoiceSchema = z.strictObject({
  Version: z.literal('1.1'),
  TranDtls: z.strictObject({
    TaxSch: z.literal('GST'),
    SupTyp: z.literal('B2B'),
    RegRev: z.literal('N'),
  }),
  DocDtls: z.strictObject({ Typ: z.enum(['INV', 'CRN']), No: documentNumber, Dt: day }),
  SellerDtls: z.strictObject({
    ...{ Gstin: gstinText, LglNm: name, TrdNm: name.optional(), ...address },
    ...{ Loc: place, Pin: pinNumber, Stcd: stateCode },
  }),
  BuyerDtls: z.strictObject({
    ...{ Gstin: gstinText, LglNm: name, Pos: stateCode, ...address },
    ...{ Loc: place, Pin: pinNumber, Stcd: stateCode },
  }),
  ItemList: z.array(item).min(1).max(1_000),
  ValDtls: z.strictObject({
    AssVal: amount,
    CgstVal: amount,
    SgstVal: amount,
    IgstVal: amount,
    RndOffAmt: z.number().min(-99.99).max(99.99),
    TotInvVal: amount,
  }),
  RefDtls: z
    .strictObject({
      PrecDocDtls: z.array(z.strictObject({ InvNo: documentNumber, InvDt: day })).min(1),
    })
    .optional(),
});
export type EInvoice = z.output<typeof eInvoiceSchema>;

const PAISE_DECIMALS = 3;

/** The portal knows no share of freight, so it is part of the price. */
const grossOf = (line: InvoiceLine): number => line.amountPaise + line.chargesPaise;

const itemOf = (line: InvoiceLine, at: number): EInvoice['ItemList'][number] => ({
  SlNo: String(at + 1),
  PrdDesc: line.title,
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

const SHORTEST_SECOND_LINE = 3;

/** An address of up to four lines as the two of the portals, the second optional. @param most characters of each */
export function twoLines(lines: readonly string[], most: number): [string, string | undefined] {
  const [first = '', ...rest] = lines;
  const second = rest.join(', ');
  return second.length < SHORTEST_SECOND_LINE
    ? [lines.join(', ').slice(0, most), undefined]
    : [first.slice(0, most), second.slice(0, most)];
}

const ADDRESS_LENGTH = 100;

function addressOf(lines: readonly string[]) {
  const [Addr1, Addr2] = twoLines(lines, ADDRESS_LENGTH);
  return { Addr1, ...(Addr2 !== undefined && { Addr2 }) };
}

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
      ...{ Gstin: seller.gstin, LglNm: seller.name },
      ...(seller.tradeName !== undefined && { TrdNm: seller.tradeName }),
      ...addressOf(seller.lines),
      ...{ Loc: seller.city, Pin: Number(seller.pin), Stcd: seller.stateCode },
    },
    BuyerDtls: {
      ...{ Gstin: buyer.gstin, LglNm: buyer.name, Pos: placeOfSupply.code },
      ...addressOf(buyer.address.lines),
      ...{ Loc: buyer.address.city, Pin: Number(buyer.address.pin) },
      // The portal compares it with the GSTIN.
      Stcd: buyer.gstin.slice(0, 2),
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
  if (parsed.success) return succeeded(parsed.data);
  const fields = parsed.error.issues.map(({ path }) => path.join('.'));
  return failed(`The portal would refuse these fields: ${[...new Set(fields)].join(', ')}.`);
}
