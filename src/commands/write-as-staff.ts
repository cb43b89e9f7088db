/** Writes documents for a member of the staff, and finds out whether somebody else was faster. */
import type { DocumentWrite } from '#domain/editing/document-write.ts';
import type { Result } from '#domain/result.ts';
import { databaseOutcome } from './database-outcome.ts';
import { presentUid } from './present-uid.ts';
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
