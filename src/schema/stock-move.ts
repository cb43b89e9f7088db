/**
 * A change of a product's stock (`stockMoves/{id}`), written together with the stock and never changed. Its ID is chosen
 * before it is sent, so that a repeated request is applied once.
 */
import * as z from 'zod';
import { documentId, instant, line, sku } from './fields.ts';
import { defineKind } from './kind.ts';
import { LONGEST_SIZE, LONGEST_STOCK_NOTE, MOST_STOCK } from './limits.ts';
import { MOST_LEVELS } from './stock.ts';

const units = z.int().min(-MOST_STOCK).max(MOST_STOCK).meta({ unit: 'units', example: 10 });

const stockChange = z.object({
  size: line(LONGEST_SIZE).optional(),
  /** Units in (positive) or out (negative). */
  onHand: units,
  /** Units reserved (positive) or released (negative). */
  reserved: units.meta({ example: 0 }),
});
export type StockChange = z.output<typeof stockChange>;

/** The reasons that staff can choose; orders give the others. */
export const STAFF_REASONS = [
  'received',
  'sold',
  'returned',
  'damaged',
  'counted',
  'adjusted',
] as const;
export type StaffReason = (typeof STAFF_REASONS)[number];

export const STOCK_REASONS = [...STAFF_REASONS, 'reserved', 'released'] as const;
const stockReason = z.enum(STOCK_REASONS);
export type StockReason = z.output<typeof stockReason>;

const total = z.int().min(0).max(MOST_STOCK).meta({ unit: 'units', example: 40 });

const stockMove = z.object({
  productId: documentId,
  sku,
  changes: z.array(stockChange).min(1).max(MOST_LEVELS),
  reason: stockReason.meta({ example: 'received' }),
  note: line(LONGEST_STOCK_NOTE).optional(),
  /** The order that caused it, and its reference. */
  orderId: documentId.optional(),
  orderNumber: line(20).optional(),
  /** The product's totals afterwards. */
  onHand: total,
  reserved: total.meta({ example: 0 }),
  by: documentId,
  at: instant,
});
export type StockMove = z.output<typeof stockMove>;

export const stockMoveKind = defineKind({
  name: 'stock move',
  collection: 'stockMoves',
  schema: stockMove,
});
