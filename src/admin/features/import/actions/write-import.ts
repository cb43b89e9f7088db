/** Writes rows of an import in batches; a row that is refused is found out, and holds up none of the others. */
import { DatabaseFailure } from '#firebase/browser/database-answer.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import type { RowWrites } from '#core/import/desk-messages.ts';
import type { Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { presentUid } from '#firebase/browser/session/present-uid.ts';
import { writeOnce } from '#admin/shell/actions/write-once.ts';

export interface RowFailure {
  row: number;
  reason: string;
}

/** What the database says of a whole batch when one of its documents is not let in. */
const isRefused = (error: unknown): boolean =>
  error instanceof DatabaseFailure &&
  ['permission-denied', 'not-found', 'invalid-argument', 'failed-precondition'].includes(
    error.code,
  );

const REFUSED =
  'The product was changed by someone else, or added under another SKU, since you reviewed the changes. Import the file again to see the difference.';

/**
 * Halves a batch that is refused until the rows that the database does not take stand alone.
 * @throws DatabaseFailure when the database cannot be reached: what is left has not been written
 */
async function written(rows: readonly RowWrites[], by: string): Promise<RowFailure[]> {
  if (rows.length === 0) return [];
  try {
    await writeOnce(
      rows.flatMap(({ writes }) => writes),
      by,
    );
    return [];
  } catch (error) {
    if (!isRefused(error)) throw error;
    const [only] = rows;
    if (rows.length === 1 && only) return [{ row: only.row, reason: REFUSED }];
    const half = Math.ceil(rows.length / 2);
    return [...(await written(rows.slice(0, half), by)), ...(await written(rows.slice(half), by))];
  }
}

/** @returns the rows that were refused; a failure when the rest could not be written */
export const writeImportRows = (rows: readonly RowWrites[]): Promise<Result<RowFailure[]>> =>
  databaseOutcome(() => written(rows, presentUid()));

/** Categories that the rows need; they are written before any. */
export const writeImportCategories = (writes: readonly DocumentWrite[]): Promise<Result> =>
  databaseOutcome(async () => {
    await writeOnce(writes, presentUid());
    return undefined;
  });
