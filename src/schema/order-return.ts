/** Goods that a customer sent back (`orders/{id}/returns/{return}`), which the customer can read. */
import * as z from 'zod';
import { documentId, instant, line } from './fields.ts';
import { defineKind } from './kind.ts';
import { LONGEST_STEP_NOTE, MOST_ORDER_LINES } from './limits.ts';
import { shippedLine } from './shipment.ts';

/** Written together with the stock, and never changed. */
const orderReturn = z.object({
  lines: z.array(shippedLine).min(1).max(MOST_ORDER_LINES),
  reason: line(LONGEST_STEP_NOTE),
  /** Whether the goods are in stock again; damaged ones are not. */
  isRestocked: z.boolean().meta({ example: true }),
  by: documentId,
  at: instant,
});
export type OrderReturn = z.output<typeof orderReturn>;

export const orderReturnKind = defineKind({
  name: 'order return',
  collection: 'orders/{id}/returns',
  schema: orderReturn,
});
