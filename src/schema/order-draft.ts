/** An order that staff have begun to enter (`orderDrafts/{id}`); the order gets its ID. */
import * as z from 'zod';
import { edited } from './edited.ts';
import { documentId, text } from './fields.ts';
import { defineKind } from './kind.ts';
import { LONGEST_TYPED_ORDER } from './limits.ts';
import { orderSource } from './order.ts';

/** Longer than any valid value, because it is checked only when the order is created. */
const typed = text(500);

/** The customer of a draft who is not in the list of customers yet: creating the order adds them. */
export const NEW_CUSTOMER = 'new-customer';

/** What staff have typed; anything can be missing. */
export const typedOrder = z.object({
  /** One field, so that two colleagues who change it choose between two customers. */
  customer: z.object({
    /** The account, the customer whom staff have entered, or `NEW_CUSTOMER`. */
    uid: documentId,
    ...{ name: typed, businessName: typed, phone: typed, email: typed, gstin: typed },
  }),
  source: orderSource,
  address: z.object({
    ...{ line1: typed, line2: typed, line3: typed, city: typed, state: typed, pin: typed },
  }),
  /** The products. */
  list: text(LONGEST_TYPED_ORDER),
  note: text(1_000),
});
export type TypedOrder = z.output<typeof typedOrder>;

const orderDraft = z.object({ ...typedOrder.shape, ...edited });

export type OrderDraft = z.output<typeof orderDraft>;
export const orderDraftKind = defineKind({
  name: 'order draft',
  collection: 'orderDrafts',
  schema: orderDraft,
});
