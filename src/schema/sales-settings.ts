/** How staff sell: customer groups with their prices, and rules of orders (`settings/sales`); pages do not use it. */
import * as z from 'zod';
import { edited } from './edited.ts';
import { documentId, email, line } from './fields.ts';
import { defineKind } from './kind.ts';

/** What a group gets its percentage off. */
const groupBasis = z.enum(['making', 'price']);

const customerGroup = z.object({
  /** Customer records name the group by it, so that it can be renamed. */
  id: documentId,
  name: line(40).meta({ example: 'Retail chains' }),
  /** The making charge of lines by weight, or the list price of all lines. */
  off: groupBasis,
  shareBps: z.int().min(1).max(10_000).meta({ unit: 'basis points', example: 500 }),
});
export type CustomerGroup = z.output<typeof customerGroup>;

export const MOST_GROUPS = 20;

const salesSettings = z.object({
  groups: z.array(customerGroup).max(MOST_GROUPS),
  /** Whether an order can be packed only when nothing is due. */
  packOnlyWhenPaid: z.boolean().meta({ example: false }),
  /** Whether buyers see sign-in prices only after staff have approved them. */
  approveBuyers: z.boolean().meta({ example: false }),
  /** Whether staff get an email about each new request; absent if they do. */
  requestMail: z.enum(['off']).optional(),
  /** Who gets it; absent for the email of the business. */
  requestMailTo: email.optional(),
  ...edited,
});
export type SalesSettings = z.output<typeof salesSettings>;

/** The ID of the only document. */
export const SALES_SETTINGS_ID = 'sales';

export const salesSettingsKind = defineKind({
  name: 'sales settings',
  collection: 'settings',
  schema: salesSettings,
});
