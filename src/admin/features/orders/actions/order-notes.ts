/** Internal notes of staff on an order. */
import { createOrderNote, hasOrderNote, type NewNote } from '#firebase/browser/order-notes.ts';
import { DONE, type Result } from '#core/result.ts';
import { requireUid } from '#firebase/browser/session/require-uid.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

/** @param note its ID is created with the text, so that a retry after a lost response saves no second note */
export async function addOrderNote(order: string, note: Omit<NewNote, 'by'>): Promise<Result> {
  const written = await databaseOutcome(() =>
    createOrderNote(order, { ...note, by: requireUid() }),
  );
  if (written.success) return DONE;
  if (written.code !== 'permission-denied') return written;
  const there = await databaseOutcome(() => hasOrderNote(order, note.id));
  return there.success && there.value ? DONE : written;
}
