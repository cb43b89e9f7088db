/** An internal note of staff on an order or a customer, or a call with the customer, who can't read it. */
import * as z from 'zod';
import { documentId, instant, text } from './fields.ts';
import { defineKind } from './kind.ts';
import { LONGEST_STAFF_NOTE } from './limits.ts';

/** How staff spoke with the customer. */
export const contactChannel = z.enum(['phone', 'whatsapp', 'inPerson', 'email']);
export type ContactChannel = z.output<typeof contactChannel>;

/** A separate, immutable document, so that concurrent notes are never lost. */
const orderNote = z.object({
  text: text(LONGEST_STAFF_NOTE).min(1),
  /** Absent for a plain note. */
  channel: contactChannel.optional(),
  by: documentId,
  at: instant,
});

export type OrderNote = z.output<typeof orderNote>;
export const orderNoteKind = defineKind({
  name: 'order note',
  collection: 'orders/{id}/notes',
  schema: orderNote,
});
