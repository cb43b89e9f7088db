/**
 * A packing slip as issued (`packingSlips/{id}`), with everything that it shows, so that a reprint is identical. A slip that
 * staff issue again is the next revision (`rev`), which its paper names; the audit entries contain the earlier ones.
 */
import * as z from 'zod';
import { edited } from './edited.ts';
import { instant, line, lineMilligrams, text } from './fields.ts';
import { defineKind } from './kind.ts';
import {
  LONGEST_ORDER_NOTE,
  LONGEST_TITLE,
  MOST_ORDER_LINES,
  MOST_SIZES,
  MOST_UNITS,
} from './limits.ts';
import { order } from './order.ts';
import { quoteLineFields, sizeQuantity } from './quote.ts';
import { shipment } from './shipment.ts';
import { buyer, tradeSeller } from './trade-paper.ts';

const { sku, unit } = quoteLineFields.shape;

/** Several lines of an order can have the same product. */
const units = z
  .int()
  .min(1)
  .max(MOST_ORDER_LINES * MOST_UNITS)
  .meta({ example: 12 });

const slipLine = z.object({
  ...{ sku, unit },
  qty: units,
  title: line(LONGEST_TITLE),
  sizes: z
    .array(sizeQuantity.extend({ qty: units }))
    .min(1)
    .max(MOST_SIZES)
    .optional(),
  /** Net, of all units. */
  weightMg: lineMilligrams.optional(),
  /** What the customer asks for, with the quantity if it is a part: `12 pieces: gold`. */
  notes: z.array(text(2_000)).min(1).max(MOST_ORDER_LINES).optional(),
});
export type SlipLine = z.output<typeof slipLine>;

const { courier, trackingNumber, sentOn, parcels, weightG } = shipment.shape;

export const slipPaper = z.object({
  orderNumber: order.shape.number,
  /** When the customer sent the order. */
  requestedAt: instant,
  seller: tradeSeller,
  shipTo: buyer.omit({ email: true }),
  lines: z.array(slipLine).min(1).max(MOST_ORDER_LINES),
  note: line(LONGEST_ORDER_NOTE).optional(),
  /** Of the slip of a parcel. */
  parcel: z
    .object({
      ...{ courier, trackingNumber, sentOn, parcels, weightG },
      /** The quantity of the whole order: `24 pieces`. */
      ofOrder: line(200),
    })
    .optional(),
});
export type SlipPaper = z.output<typeof slipPaper>;

const packingSlip = z.object({ paper: slipPaper, ...edited });
export type PackingSlip = z.output<typeof packingSlip>;

export const packingSlipKind = defineKind({
  name: 'packing slip',
  collection: 'packingSlips',
  schema: packingSlip,
});
