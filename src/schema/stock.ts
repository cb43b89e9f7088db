/**
 * The stock of a product (`stock/{id}`, same ID as the product), in units of sale. Staff only; pages show what follows
 * from it. Each change is written with its movement (`stock-move.ts`).
 */
import * as z from 'zod';
import { edited } from './edited.ts';
import { line, sku } from './fields.ts';
import { defineKind } from './kind.ts';
import { LONGEST_SIZE, MOST_STOCK } from './limits.ts';
import { inRules, notInRules } from './rule.ts';

const count = z.int().min(0).max(MOST_STOCK).meta({ unit: 'units', example: 40 });

const stockLevel = z.object({
  /** A label of the product's sizes; absent for a product without sizes. */
  size: line(LONGEST_SIZE).optional(),
  /** On the shelf, including what is reserved. */
  onHand: count,
  /** For confirmed orders that are not packed yet. */
  reserved: count.meta({ example: 0 }),
});
export type StockLevel = z.output<typeof stockLevel>;

/** Today's sizes of a product, and former ones that may still have stock. */
export const MOST_LEVELS = 80;

const sum = (levels: readonly StockLevel[], of: 'onHand' | 'reserved'): number =>
  levels.reduce((total, level) => total + level[of], 0);

const stockFields = z.object({
  /** The product's, for lists. */
  sku,
  /** One for each size, or a single one. */
  levels: z
    .array(stockLevel)
    .max(MOST_LEVELS)
    .meta({ example: [{ onHand: 40, reserved: 0 }] }),
  /** Totals over all sizes, for lists. */
  onHand: count,
  reserved: count.meta({ example: 0 }),
  available: count,
  /** Stock is low while at most this many units are available; 0 for never. */
  lowStockAt: count.meta({ example: 10 }),
  stockStatus: z.enum(['inStock', 'lowStock', 'outOfStock']),
  ...edited,
});

const isBalanced = inRules(
  '$.available == $.onHand - $.reserved && $.available >= 0 && $.reserved >= 0',
  ({ onHand, reserved, available }: z.output<typeof stockFields>) =>
    available === onHand - reserved && available >= 0 && reserved >= 0,
);

const addsUp = notInRules(
  'staff write the levels together with their totals',
  ({ levels, onHand, reserved }: z.output<typeof stockFields>) =>
    sum(levels, 'onHand') === onHand &&
    sum(levels, 'reserved') === reserved &&
    levels.every((level) => level.reserved <= level.onHand) &&
    new Set(levels.map(({ size }) => size)).size === levels.length,
);

const stock = stockFields
  .refine(isBalanced, {
    path: ['available'],
    error: 'expected on hand minus reserved, and neither below 0',
  })
  .refine(addsUp, {
    path: ['levels'],
    error: 'expected each size once, with totals that match',
  });
export type Stock = z.output<typeof stock>;

export const stockKind = defineKind({ name: 'stock', collection: 'stock', schema: stock });
