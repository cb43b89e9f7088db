/** Writes documents for a member of the staff, and finds out whether somebody else was faster. */
import type { DocumentWrite } from '#core/editing/document-write.ts';
import type { Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { presentUid } from '#firebase/browser/session/present-uid.ts';
import { writeOnce } from './write-once.ts';

/**
 * All of them, or none; what has been written by an attempt whose answer was lost counts as written.
 * @returns a failure of code `permission-denied` also when one of them has changed since it was read
 */
export const writeAsStaff = (writes: readonly DocumentWrite[]): Promise<Result> =>
  databaseOutcome(async () => {
    await writeOnce(writes, presentUid());
    return undefined;
  });
