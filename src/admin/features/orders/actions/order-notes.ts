/** Internal notes of staff on an order. */
import {
  createOrderNote,
  hasOrderNote,
  listOrderNotes,
  type DecodedNote,
} from '#firebase/browser/order-notes.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import { LONGEST_STAFF_NOTE } from '#schema/limits.ts';
import { QUERIES } from '#schema/queries.ts';
import { requireUid } from '#firebase/browser/session/require-uid.ts';
import { databaseOutcome, readOrThrow } from '#firebase/browser/database-outcome.ts';

export type { DecodedNote } from '#firebase/browser/order-notes.ts';

/** The most notes that are read. */
export const MOST_NOTES = QUERIES.orderNotes.limit;

/**
 * Latest first.
 * @throws ReadError
 */
export const loadOrderNotes = (order: string): Promise<DecodedNote[]> =>
  readOrThrow(() => listOrderNotes(order));

/** @param id created with the note, so that a retry after a lost response saves no second one */
export async function addOrderNote(order: string, id: string, typed: string): Promise<Result> {
  const text = typed.trim();
  if (text === '') return failed('Enter a note first.');
  if (text.length > LONGEST_STAFF_NOTE)
    return failed(`A note can have at most ${LONGEST_STAFF_NOTE} characters.`);
  const written = await databaseOutcome(() =>
    createOrderNote(order, { id, text, by: requireUid() }),
  );
  if (written.success) return DONE;
  if (written.code !== 'permission-denied') return written;
  const there = await databaseOutcome(() => hasOrderNote(order, id));
  return there.success && there.value ? DONE : written;
}
