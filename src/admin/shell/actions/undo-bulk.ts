/** Undoes a bulk change. */
import { inverseOf } from '#admin/shell/editing/inverse-write.ts';
import { bulkWrite, type BulkDone, type BulkResult, type BulkOptions } from './bulk-write.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { areWritten } from './write-as-staff.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

/** Items per step; smaller than a batch for more frequent progress. */
const SHARE = 20;

interface Done {
  done: readonly BulkDone[];
  doubtful: readonly BulkDone[];
}

/** Finds which items of a batch without a response were written; checked one by one. */
async function written(
  doubtful: readonly BulkDone[],
  database: StaffDatabase,
): Promise<BulkDone[]> {
  const written: BulkDone[] = [];
  for (const each of doubtful) {
    if (await readOrThrow(() => areWritten(each.writes, database))) written.push(each);
  }
  return written;
}

async function* inverses({ done, doubtful }: Done, database: StaffDatabase) {
  const all = [...done, ...(await written(doubtful, database))].toReversed();
  const items = all.map(({ id, writes }) => ({ id, writes: writes.toReversed().map(inverseOf) }));
  for (let at = 0; at < items.length; at += SHARE) {
    yield await Promise.resolve({ items: items.slice(at, at + SHARE), failed: [] });
  }
}

/** Skips and reports items that someone has saved since. */
export const undoBulk = (
  result: Done,
  options: BulkOptions,
  database = staffDatabase,
): Promise<BulkResult> => bulkWrite(inverses(result, database), options, database);
