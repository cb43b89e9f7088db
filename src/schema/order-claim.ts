/**
 * How a customer whom staff have entered adds their orders to an account (`orderClaims/{customer}`): with a link, or
 * with their verified email. Only functions write it.
 */
import * as z from 'zod';
import { documentId, instant } from './fields.ts';
import { defineKind } from './kind.ts';
import { MOST_CLAIMED_ORDERS } from './limits.ts';

const orderClaim = z.object({
  /** SHA-256 of the code in the link, hexadecimal; the code itself is not stored. Absent without a link. */
  codeHash: z
    .string()
    .length(64)
    .meta({ example: 'a'.repeat(64) })
    .optional(),
  createdBy: documentId,
  /** Of the link. */
  expiresAt: instant,
  /** The account that has added the orders. */
  account: documentId.optional(),
  /** Those orders, which staff can move back. */
  orders: z.array(documentId).max(MOST_CLAIMED_ORDERS).optional(),
});

export type OrderClaim = z.output<typeof orderClaim>;
export const orderClaimKind = defineKind({
  name: 'order claim',
  collection: 'orderClaims',
  schema: orderClaim,
});
