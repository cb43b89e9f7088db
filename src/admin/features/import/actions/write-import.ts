/** Writes rows of an import in batches, and isolates rows that the database refuses. */
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import type { RowWrites } from '#admin/features/import/model/import-session.ts';
import type { Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { writeAsStaff, writeOnce } from '#admin/shell/actions/write-as-staff.ts';

export interface RowFailure {
  row: number;
  reason: string;
}

/** The database refuses the whole batch when it refuses one document. */
const isRefused = (error: unknown): boolean =>
  error instanceof DatabaseFailure &&
  ['permission-denied', 'not-found', 'invalid-argument', 'failed-precondition'].includes(
    error.code,
  );

const REFUSED =
  'The product was changed by someone else, or added under another SKU, since you reviewed the changes. Import the file again to see the difference.';

/**
 * Splits a refused batch in halves until the refused rows are isolated.
 * @throws DatabaseFailure if the database can't be reached; the rest has not been written
 */
async function written(rows: readonly RowWrites[]): Promise<RowFailure[]> {
  if (rows.length === 0) return [];
  try {
    await writeOnce(rows.flatMap(({ writes }) => writes));
    return [];
  } catch (error) {
    if (!isRefused(error)) throw error;
    const [only] = rows;
    if (rows.length === 1 && only) return [{ row: only.row, reason: REFUSED }];
    const half = Math.ceil(rows.length / 2);
    return [...(await written(rows.slice(0, half))), ...(await written(rows.slice(half)))];
  }
}

/** @returns the refused rows; a failure if the rest could not be written */
export const writeImportRows = (rows: readonly RowWrites[]): Promise<Result<RowFailure[]>> =>
  databaseOutcome(() => written(rows));

/** Writes the categories that the rows need, before any row. */
export const writeImportCategories = (writes: readonly DocumentWrite[]): Promise<Result> =>
  writeAsStaff(writes);
