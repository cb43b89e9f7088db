/** How staff sell: customer groups with their prices, and rules of orders (`settings/sales`); pages do not use it. */
import * as z from 'zod';
import { edited } from './edited.ts';
import { documentId, email, line, quantity } from './fields.ts';
import { defineKind } from './kind.ts';

/** What a group gets its percentage off. */
const groupBasis = z.enum(['making', 'price']);

const groupShare = z.int().min(1).max(10_000).meta({ unit: 'basis points', example: 500 });

/** A larger percentage for lines with this quantity or more. */
const groupTier = z.object({ minQty: quantity, shareBps: groupShare });

export const MOST_GROUP_TIERS = 5;

const customerGroup = z
  .object({
    /** Customer records name the group by it, so that it can be renamed. */
    id: documentId,
    name: line(40).meta({ example: 'Retail chains' }),
    /** The making charge of lines by weight, or the list price of all lines. */
    off: groupBasis,
    /** Below the first tier; absent if only tiers have a discount. */
    shareBps: groupShare.optional(),
    /** Absent instead of empty. The last tier that a line reaches replaces `shareBps`. */
    tiers: z.array(groupTier).min(1).max(MOST_GROUP_TIERS).optional(),
  })
  .check(({ value: { shareBps, tiers = [] }, issues }) => {
    const report = (message: string, ...path: (string | number)[]): void => {
      issues.push({ code: 'custom', message, path, input: undefined });
    };
    if (shareBps === undefined && tiers.length === 0)
      report('Enter a discount, or add a tier.', 'shareBps');
    for (const [at, tier] of tiers.entries()) {
      const before = { minQty: 0, shareBps: shareBps ?? 0, ...tiers[at - 1] };
      const above = at === 0 ? 'the discount of the group' : 'in the tier before';
      for (const field of ['minQty', 'shareBps'] as const)
        if (tier[field] <= before[field]) report(`Enter more than ${above}.`, 'tiers', at, field);
    }
  });
export type CustomerGroup = z.output<typeof customerGroup>;

export const MOST_GROUPS = 20;

const salesSettings = z.object({
  groups: z.array(customerGroup).max(MOST_GROUPS),
  /** Whether an order can be packed only when nothing is due. */
  packOnlyWhenPaid: z.boolean().meta({ example: false }),
  /** Whether buyers see sign-in prices only after staff have approved them. */
  approveBuyers: z.boolean().meta({ example: false }),
  /** Whether staff get an email about each new request and each answer of a customer; absent if they do. */
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
