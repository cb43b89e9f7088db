/** The exact stock of a product and its movements (`inventory/{id}`, same ID as the product). Staff only. */
import * as z from 'zod';
import { edited } from './edited.ts';
import { documentId, instant, line } from './fields.ts';
import { defineKind } from './kind.ts';

const stockMovement = z.object({
  at: instant,
  /** Units in (positive) or out (negative). */
  change: z.int().min(-100_000).max(100_000).meta({ example: 10 }),
  reason: z
    .enum(['received', 'sold', 'returned', 'damaged', 'counted'])
    .meta({ example: 'received' }),
  note: line(200).optional(),
  by: documentId,
});

const inventory = z.object({
  /** Units on the shelf. */
  onHand: z.int().min(0).max(1_000_000).meta({ unit: 'units', example: 40 }),
  /** The latest movements, newest first; older ones are in the audit. */
  movements: z.array(stockMovement).max(100).meta({ example: [] }),
  ...edited,
});

export type Inventory = z.output<typeof inventory>;
export const inventoryKind = defineKind({
  name: 'inventory',
  collection: 'inventory',
  schema: inventory,
});
