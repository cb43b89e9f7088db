/** Internal notes of staff on an order. */
import {
  createOrderNote,
  hasOrderNote,
  listOrderNotes,
  type FoundNote,
} from '#firebase/browser/order-notes.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import { LONGEST_STAFF_NOTE } from '#schema/limits.ts';
import { QUERIES } from '#schema/queries.ts';
import { presentUid } from '#firebase/browser/session/present-uid.ts';
import { databaseOutcome, readOrThrow } from '#firebase/browser/database-outcome.ts';

export type { FoundNote } from '#firebase/browser/order-notes.ts';

/** So many are read. */
export const MOST_NOTES = QUERIES.orderNotes.limit;

/** The latest first. @throws ReadError */
export const loadOrderNotes = (order: string): Promise<FoundNote[]> =>
  readOrThrow(() => listOrderNotes(order));

/** @param id made where the note is written: sent again after a lost answer, it is the same note */
export async function addOrderNote(order: string, id: string, words: string): Promise<Result> {
  const text = words.trim();
  if (text === '') return failed('Enter a note first.');
  if (text.length > LONGEST_STAFF_NOTE)
    return failed(`A note can have at most ${LONGEST_STAFF_NOTE} characters.`);
  const written = await databaseOutcome(() =>
    createOrderNote(order, { id, text, by: presentUid() }),
  );
  if (written.success) return DONE;
  if (written.code !== 'permission-denied') return written;
  const there = await databaseOutcome(() => hasOrderNote(order, id));
  return there.success && there.value ? DONE : written;
}
