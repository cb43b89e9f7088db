/** What quotes, invoices, credit notes and challans state alike: seller, buyer, lines, taxes and totals. */
import * as z from 'zod';
import {
  email,
  gstin,
  gstRateBps,
  line,
  lineMilligrams,
  milligrams,
  paise,
  phone,
  text,
} from './fields.ts';
import { bankAccount, LONGEST_TERMS, upiId } from './invoicing-settings.ts';
import {
  LONGEST_BUSINESS_NAME,
  LONGEST_CONTACT_NAME,
  LONGEST_TITLE,
  MOST_ORDER_LINES,
  MOST_SIZES,
} from './limits.ts';
import { deliveryAddress, order } from './order.ts';
import { place } from './place.ts';
import { quoteLineFields, sizeQuantity } from './quote.ts';

/** The first two digits of a GSTIN that is registered in the state. */
export const stateCode = z
  .string()
  .regex(/^\d{2}$/, 'expected a state code of 2 digits, like 36')
  .meta({ example: '36' });

/** A state; without a code if the quote does not say which. */
export const supplyPlace = z.object({
  name: line(60).meta({ example: 'Telangana' }),
  code: stateCode.optional(),
});

export const tradeSeller = z.object({
  name: line(120),
  /** The name on the shop, if it differs. */
  tradeName: line(80).optional(),
  ...place,
  stateCode: stateCode.optional(),
  gstin: gstin.optional(),
  phone,
  email,
});

export const buyer = z.object({
  name: line(LONGEST_BUSINESS_NAME),
  /** The person, if the name is that of a business. */
  attention: line(LONGEST_CONTACT_NAME).optional(),
  phone,
  email: email.optional(),
  /** Absent for an unregistered buyer. */
  gstin: gstin.optional(),
  address: deliveryAddress.optional(),
});

/** Taxes of a line or a sum of lines: CGST and SGST within the seller's state, otherwise IGST. */
const taxed = {
  taxablePaise: paise,
  cgstPaise: paise.meta({ example: 675 }),
  sgstPaise: paise.meta({ example: 675 }),
  igstPaise: paise.meta({ example: 0 }),
};

/** Unit Quantity Codes of the GST portal. */
const uqc = z.enum(['PCS', 'PRS', 'SET']).meta({ example: 'PCS' });
export type Uqc = z.output<typeof uqc>;

/** Empty for a product without one. */
const quotedHsn = text(8).meta({ example: '711311' });

const { sku, qty, unit, rate } = quoteLineFields.shape;

const weighedSize = sizeQuantity.extend({
  /** Of one unit, as in the catalogue; absent if all sizes of the product weigh the same. */
  netWeightMg: milligrams.optional(),
});

export const tradeLine = z.object({
  ...{ sku, qty, unit, rate },
  sizes: z.array(weighedSize).min(1).max(MOST_SIZES).optional(),
  title: line(LONGEST_TITLE),
  hsn: quotedHsn,
  uqc,
  /** Net, of all units. */
  weightMg: lineMilligrams.optional(),
  /** Before discounts. */
  amountPaise: paise,
  /** Its own discount, and its share of that of the quote. */
  discountPaise: paise.meta({ example: 0 }),
  /** Its share of freight and packing, which are part of the supply of the goods. */
  chargesPaise: paise.meta({ example: 0 }),
  gstRateBps,
  ...taxed,
});
export type TradeLine = z.output<typeof tradeLine>;

/** Table 12 of GSTR-1: what was sold of an HSN code at a rate. */
export const hsnTotal = z.object({
  hsn: quotedHsn,
  gstRateBps,
  uqc,
  qty: z.int().min(1),
  ...taxed,
});
export type HsnTotal = z.output<typeof hsnTotal>;

export const tradePaper = z.object({
  orderNumber: order.shape.number,
  seller: tradeSeller,
  buyer,
  placeOfSupply: supplyPlace,
  lines: z.array(tradeLine).min(1).max(MOST_ORDER_LINES),
  hsnTotals: z.array(hsnTotal).min(1).max(MOST_ORDER_LINES),
  /** Of all lines. */
  discountPaise: paise.meta({ example: 0 }),
  freightPaise: paise.optional(),
  packingPaise: paise.optional(),
  ...taxed,
  /** Added to reach the total; negative if the total was rounded down. */
  roundOffPaise: z.int().min(-9_999).max(9_999).meta({ example: 0 }),
  totalPaise: paise.meta({ example: 46_350 }),
  bank: bankAccount.optional(),
  upiId: upiId.optional(),
  terms: text(LONGEST_TERMS).meta({ example: '' }),
});
export type TradePaper = z.output<typeof tradePaper>;
