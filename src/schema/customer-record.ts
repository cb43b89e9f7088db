/** Internal notes of staff on a customer (`customers/{uid}`); the customer can't read them. */
import * as z from 'zod';
import { edited } from './edited.ts';
import { line, text } from './fields.ts';
import { defineKind } from './kind.ts';
import { LONGEST_TAG } from './limits.ts';

/** Apart from the profile (`webUsers/{uid}`), which its customer reads and writes. */
const customerRecord = z.object({
  /** In the seller's own words: `Hyderabad`, `pays late`. */
  tags: z.array(line(LONGEST_TAG)).max(20).meta({ example: [] }),
  notes: text(4_000),
  ...edited,
});

export type CustomerRecord = z.output<typeof customerRecord>;
export const customerRecordKind = defineKind({
  name: 'customer record',
  collection: 'customers',
  schema: customerRecord,
});
