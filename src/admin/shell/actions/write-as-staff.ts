/** Writes documents exactly once, even if the request is repeated after a lost response. */
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { isSame, SYSTEM_FIELDS, type DocumentWrite } from '#core/editing/document-write.ts';
import { isAnswerLost } from '#core/database-messages.ts';
import type { Result } from '#core/result.ts';
import { reportStaffWrite } from './staff-writes.ts';

/** Delays before a retry after a lost response, ms; longer outages are reported. */
const WAITS = [500, 1_500];

const waitAfter = (error: unknown, tried: number): number | undefined =>
  error instanceof DatabaseFailure && isAnswerLost(error.code) ? WAITS[tried] : undefined;

/** Firestore refuses the whole write if one document has another revision. */
const isContested = (error: unknown): boolean =>
  error instanceof DatabaseFailure && error.code === 'permission-denied';

/** The database sets the time of a deletion. */
export const isStored = (field: string, expected: unknown, stored: unknown): boolean =>
  field === 'deletedAt' ? (expected === null) === (stored === null) : isSame(expected, stored);

/**
 * Whether a document contains a write, after its response was lost.
 * @param fields as stored, with times as dates
 * @param by uid of the author
 */
export function isWritten(
  write: DocumentWrite,
  fields: Readonly<Record<string, unknown>> | undefined,
  by: string,
): boolean {
  if (fields === undefined || fields['updatedBy'] !== by) return false;
  if (write.kind === 'create')
    return Object.entries(write.data).every(
      ([field, value]) => SYSTEM_FIELDS.has(field) || isSame(value, fields[field]),
    );
  const isNewer = Number(fields['rev']) >= write.rev;
  return (
    isNewer && write.changes.every(({ field, after }) => isStored(field, after, fields[field]))
  );
}

/**
 * Whether all documents contain this person's writes.
 * @throws DatabaseFailure
 */
export async function areWritten(
  writes: readonly DocumentWrite[],
  { requireUid, readByName }: StaffDatabase,
): Promise<boolean> {
  for (const [collection, all] of Map.groupBy(writes, (write) => write.collection)) {
    const ids = all.map(({ id }) => id);
    const documents = await readByName(collection, ids);
    const fields = new Map(documents.map((each) => [each.id, each.fields]));
    if (!all.every((write) => isWritten(write, fields.get(write.id), requireUid()))) return false;
  }
  return true;
}

/**
 * Writes all documents or none. Each revision can be written only once, so after a failed retry the documents
 * are read to see whether an earlier attempt succeeded.
 * @throws DatabaseFailure `permission-denied` if someone else has changed one of them since it was read
 */
export async function writeOnce(
  writes: readonly DocumentWrite[],
  database = staffDatabase,
): Promise<void> {
  const by = database.requireUid();
  if (writes.length === 0) return;
  for (let tried = 0; ; tried += 1) {
    try {
      await database.writeDocuments(writes, by);
      break;
    } catch (error) {
      const wait = waitAfter(error, tried);
      const isInDoubt = isContested(error) || (tried > 0 && wait === undefined);
      if (isInDoubt && (await areWritten(writes, database))) break;
      if (wait === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  reportStaffWrite();
}

/** The same as a `Result`; code `permission-denied` also if a document has changed since it was read. */
export const writeAsStaff = (
  writes: readonly DocumentWrite[],
  database = staffDatabase,
): Promise<Result> => databaseOutcome(() => writeOnce(writes, database));
