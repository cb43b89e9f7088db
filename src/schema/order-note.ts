/** An internal note of staff on an order (`orders/{id}/notes/{note}`); customers can't read it. */
import * as z from 'zod';
import { documentId, instant, text } from './fields.ts';
import { defineKind } from './kind.ts';
import { LONGEST_STAFF_NOTE } from './limits.ts';

/** A separate, immutable document, so that concurrent notes are never lost. */
const orderNote = z.object({
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
