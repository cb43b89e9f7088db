/** What staff note of an order for each other (`orders/{id}/notes/{note}`): its customer never reads it. */
import * as z from 'zod';
import { documentId, instant, text } from './fields.ts';
import { defineKind } from './kind.ts';
import { LONGEST_STAFF_NOTE } from './limits.ts';

/** A document of its own, so that nobody's note is lost when two write at once; it is never changed. */
export const orderNote = z.object({
  text: text(LONGEST_STAFF_NOTE).min(1),
  by: documentId,
  at: instant,
});

export type OrderNote = z.output<typeof orderNote>;
export const orderNoteKind = defineKind({
  name: 'order note',
  collection: 'orders/{id}/notes',
  schema: orderNote,
});
