/** Writes planned prices in batches; a run that stopped early can be continued. */
import {
  batchesOf,
  bulkWrite,
  nothingDone,
  type BulkDone,
  type BulkOptions,
  type BulkResult,
} from '#admin/shell/actions/bulk-write.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';

/**
 * Writes the items that an earlier run has not handled. Each write is based on the revision that was previewed, so that
 * it can neither be applied twice nor overwrite a newer price.
 * @param before the result of the earlier run
 * @returns the result of both runs
 */
export async function writePriceChanges(
  items: readonly BulkDone[],
  { onProgress, signal }: BulkOptions,
  before = nothingDone(),
  database = staffDatabase,
): Promise<BulkResult> {
  const handled = new Set([...before.done, ...before.failed].map(({ id }) => id));
  const left = items.filter(({ id }) => !handled.has(id));
  const result = await bulkWrite(
    batchesOf(left),
    { signal, onProgress: (count) => onProgress(handled.size + count) },
    database,
  );
  const done = [...before.done, ...result.done];
  const failed = [...before.failed, ...result.failed];
  const settled = new Set([...done, ...failed, ...result.doubtful].map(({ id }) => id));
  const doubtful = [...result.doubtful, ...before.doubtful.filter(({ id }) => !settled.has(id))];
  return { ...result, done, failed, doubtful };
}
