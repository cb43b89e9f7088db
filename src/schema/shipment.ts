/** Parcels of an order that are sent together (`orders/{id}/shipments/{shipment}`), which its customer can read. */
import * as z from 'zod';
import { documentId, instant, line, link, paise, quantity, sku } from './fields.ts';
import { defineKind } from './kind.ts';
import {
  LONGEST_COURIER,
  LONGEST_REFERENCE,
  LONGEST_SIZE,
  LONGEST_STEP_NOTE,
  MOST_ORDER_LINES,
} from './limits.ts';
import { saleUnit } from './unit.ts';

/** Units of one product and size. */
export const shippedLine = z.object({
  sku,
  qty: quantity,
  /** Absent for a single piece. */
  unit: saleUnit.optional(),
  size: line(LONGEST_SIZE).optional(),
});
export type ShippedLine = z.output<typeof shippedLine>;

/** `returned`: the courier brought it back undelivered. */
export const shipmentOutcome = z.enum(['delivered', 'lost', 'returned']);
export type ShipmentOutcome = z.output<typeof shipmentOutcome>;

export const shipment = z.object({
  /** For example the courier, or who delivers it by hand. */
  courier: line(LONGEST_COURIER),
  trackingNumber: line(LONGEST_REFERENCE).optional(),
  trackingUrl: link.optional(),
  parcels: z.int().min(1).max(999).meta({ example: 1 }),
  /** Of all parcels, with packing. */
  weightG: z.int().min(1).max(1_000_000).meta({ unit: 'g', example: 850 }).optional(),
  insuredPaise: paise.optional(),
  lines: z.array(shippedLine).min(1).max(MOST_ORDER_LINES),
  sentOn: instant,
  note: line(LONGEST_STEP_NOTE).optional(),
  /** Absent while it is on its way. */
  outcome: z
    .object({
      state: shipmentOutcome,
      on: instant,
      note: line(LONGEST_STEP_NOTE).optional(),
      by: documentId,
    })
    .optional(),
  by: documentId,
  at: instant,
});
export type Shipment = z.output<typeof shipment>;

export const shipmentKind = defineKind({
  name: 'shipment',
  collection: 'orders/{id}/shipments',
  schema: shipment,
});
