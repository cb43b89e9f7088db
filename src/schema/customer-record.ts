/** What staff record of a customer (`customers/{uid}`), who can't read it. */
import * as z from 'zod';
import { edited } from './edited.ts';
import { documentId, line, paise, text } from './fields.ts';
import { defineKind } from './kind.ts';
import { LONGEST_TAG } from './limits.ts';
import { orderContact } from './order.ts';

/** Apart from the profile (`webUsers/{uid}`), which its customer reads and writes. */
const customerRecord = z.object({
  /** In the seller's own words: `Hyderabad`, `pays late`. */
  tags: z.array(line(LONGEST_TAG)).max(20).meta({ example: [] }),
  notes: text(4_000),
  /** A group of the sales settings, whose prices quotes start with. */
  group: documentId.optional(),
  /** What may be due before staff are warned. */
  creditLimitPaise: paise.optional(),
  /** Whether the buyer may see sign-in prices, if the sales settings ask for it. */
  isApproved: z.boolean().optional(),
  /** A customer without an account, whom staff have entered; the ID is then a UUID. */
  contact: orderContact.optional(),
  /** An account that is not this customer, although it has the same email or phone. */
  notAccount: documentId.optional(),
  /** The customer that got the orders of this one. */
  mergedInto: documentId.optional(),
  ...edited,
});

export type CustomerRecord = z.output<typeof customerRecord>;
export const customerRecordKind = defineKind({
  name: 'customer record',
  collection: 'customers',
  schema: customerRecord,
});
