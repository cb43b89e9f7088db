/** Writes documents for a member of the staff, and finds out whether somebody else was faster. */
import { writeDocuments } from '#client/staff-documents.ts';
import type { DocumentWrite } from '#domain/editing/document-write.ts';
import type { Result } from '#domain/result.ts';
import { databaseOutcome } from './database-outcome.ts';
import { presentUid } from './present-uid.ts';

/**
 * All of them, or none.
 * @returns a failure of code `permission-denied` also when one of them has changed since it was read
 * @throws Error when nobody is signed in
 */
export const writeAsStaff = (writes: readonly DocumentWrite[]): Promise<Result> => {
  const by = presentUid();
  return databaseOutcome(async () => {
    if (writes.length > 0) await writeDocuments(writes, by);
    return undefined;
  });
};
