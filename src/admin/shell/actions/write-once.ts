/** Writes documents once, however often that has to be sent: what an answer was lost of is found out. */
import { DatabaseFailure } from '#firebase/browser/database-answer.ts';
import { writeDocuments } from '#firebase/browser/staff-documents.ts';
import { IN_QUERY, readByName } from '#firebase/browser/stored-fields.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { isWritten } from '#admin/shell/editing/is-written.ts';
import { slices } from '#core/slices.ts';
import { reportStaffWrite } from './staff-writes.ts';

/** How long is waited before it is sent again, ms, by why no answer came; a line that is gone for longer is told of. */
const WAITS: Readonly<Record<string, readonly number[]>> = {
  unknown: [500, 1_500],
  unavailable: [500, 1_500],
  internal: [500],
  'deadline-exceeded': [500],
};

const waitAfter = (error: unknown, tried: number): number | undefined =>
  error instanceof DatabaseFailure ? WAITS[error.code]?.[tried] : undefined;

/** Said of the whole of a write, when one of its documents has another revision than it was read with. */
const isContested = (error: unknown): boolean =>
  error instanceof DatabaseFailure && error.code === 'permission-denied';

const pause = (wait: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, wait);
  });

/** Those of one collection, as many as one question takes. */
function questions(writes: readonly DocumentWrite[]): DocumentWrite[][] {
  const byCollection = Map.groupBy(writes, ({ collection }) => collection);
  return [...byCollection.values()].flatMap((all) => slices(all, IN_QUERY));
}

/** Whether all of them stand in the database as `by` wanted to write them. @throws DatabaseFailure */
export async function areWritten(writes: readonly DocumentWrite[], by: string): Promise<boolean> {
  for (const asked of questions(writes)) {
    const [{ collection } = { collection: '' }] = asked;
    const found = await readByName(
      collection,
      asked.map(({ id }) => id),
    );
    const fields = new Map(found.map((each) => [each.id, each.fields]));
    if (!asked.every((write) => isWritten(write, fields.get(write.id), by))) return false;
  }
  return true;
}

/**
 * Writes all of them, or none. Sent again, a revision is taken once only: where it is refused then, or fails in another
 * way, it is looked whether an earlier attempt has been done.
 * @param by uid of who writes
 * @throws DatabaseFailure `permission-denied` when somebody else has changed one of them since it was read
 */
export async function writeOnce(
  writes: readonly DocumentWrite[],
  by: string,
  tried = 0,
): Promise<void> {
  if (writes.length === 0) return;
  try {
    await writeDocuments(writes, by);
    reportStaffWrite();
  } catch (error) {
    const wait = waitAfter(error, tried);
    const isInDoubt = isContested(error) || (tried > 0 && wait === undefined);
    if (isInDoubt && (await areWritten(writes, by))) {
      reportStaffWrite();
      return;
    }
    if (wait === undefined) throw error;
    await pause(wait);
    await writeOnce(writes, by, tried + 1);
  }
}
