/** What staff search for customers with (`customerIndex/{uid}`): one document for each customer, written only by functions. */
import * as z from 'zod';
import { documentId, instant, searchPrefixes } from './fields.ts';
import { defineKind } from './kind.ts';
import { LONGEST_NAME } from './limits.ts';
import { webUser } from './web-user.ts';

/** An account that probably belongs to a customer whom staff have entered, or has added the customer's orders. */
const probableAccount = z.object({
  uid: documentId,
  name: z.string().max(LONGEST_NAME).meta({ example: 'Asha Rao' }),
  /**
   * What both have in common; the email of the account is verified, but phone numbers are not. `claim`: it has
   * added the customer's orders itself.
   */
  by: z.enum(['claim', 'email', 'phone']),
});

const customerIndex = z.object({
  /**
   * A copy, so that results need no further reads; of a customer without an account, their contact as a profile. Its
   * phone number and GSTIN are those of the latest orders if the customer states none.
   */
  profile: webUser.extend({ email: webUser.shape.email.or(z.literal('')) }),
  prefixes: searchPrefixes,
  account: probableAccount.optional(),
  /** Of an account: whether staff have approved it for sign-in prices. */
  isApproved: z.boolean().optional(),
  /** What the list is sorted by; absent without orders. Screens add up the orders themselves. */
  totals: z
    .object({
      spentPaise: z.int().min(0).meta({ example: 4_500_000 }),
      duePaise: z.int().min(0).meta({ example: 1_000_000 }),
      lastOrderAt: instant,
    })
    .optional(),
  /** Time of the write; it makes every write a change, and gives the document a new update time. */
  indexedAt: instant.optional(),
});
export type CustomerIndex = z.output<typeof customerIndex>;

export const customerIndexKind = defineKind({
  name: 'customer index',
  collection: 'customerIndex',
  schema: customerIndex,
});
