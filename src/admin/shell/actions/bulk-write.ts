/** Writes a bulk change in batches, with progress and cancellation. */
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { isAnswerLost } from '#core/database-messages.ts';
import { slices } from '#core/slices.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { writeAsStaff } from './write-as-staff.ts';
import { ReadError } from '#firebase/browser/read-error.ts';

export interface BulkFailure {
  id: string;
  why: string;
}

/** An item with its writes, which are in one batch. */
export interface BulkDone {
  id: string;
  /** Undo reverts them; empty if undo is not possible. */
  writes: readonly DocumentWrite[];
}

export interface BulkResult {
  /** In the order of writing. */
  done: BulkDone[];
  failed: BulkFailure[];
  /** Items of the last batch if its response was lost; they may have been written. */
  doubtful: readonly BulkDone[];
  /** Why it stopped early; earlier changes stay saved. */
  stopped?: string;
}

export interface BulkOptions {
  /** Number of items processed, including unchanged ones. */
  onProgress: (handled: number) => void;
  signal: AbortSignal;
}

/** Items per batch: one or two documents each with an audit entry, and Firestore allows 500 writes. */
export const BATCH = 100;

const CHANGED = 'Someone else saved changes at the same time.';
export const CANCELLED = 'Cancelled. Changes made so far are saved.';

export const nothingDone = (): BulkResult => ({ done: [], failed: [], doubtful: [] });

/** Why the run stops, and which writes are in doubt. */
interface Stop {
  stopped: string;
  doubtful: readonly BulkDone[];
}

interface Run {
  result: BulkResult;
  database: StaffDatabase;
}

/** @returns why the run stops if the database can't be reached */
async function writeAll(
  items: readonly BulkDone[],
  { result, database }: Run,
  contested: () => Promise<Stop | undefined>,
): Promise<Stop | undefined> {
  const changing = items.filter(({ writes }) => writes.length > 0);
  const all = changing.flatMap(({ writes }) => writes);
  const written = await writeAsStaff(all, database);
  if (written.success) {
    result.done.push(...changing.map(({ id, writes }) => ({ id, writes })));
    return undefined;
  }
  if (written.code === 'permission-denied') return await contested();
  const isLost = isAnswerLost(written.code ?? '');
  return { stopped: written.error, doubtful: isLost ? changing : [] };
}

const writeBatch = (items: readonly BulkDone[], run: Run): Promise<Stop | undefined> =>
  writeAll(items, run, async () => {
    // One item has changed since it was read and blocks the batch, so each is written alone.
    for (const item of items) {
      const stop = await writeAll([item], run, () => {
        run.result.failed.push({ id: item.id, why: CHANGED });
        return Promise.resolve(undefined);
      });
      if (stop !== undefined) return stop;
    }
    return undefined;
  });

interface Batch {
  /** At most `BATCH`. */
  items: readonly BulkDone[];
  /** Those that can't be written. */
  failed: readonly BulkFailure[];
}

/** Items that are planned already. */
export const batchesOf = (items: readonly BulkDone[]): Batch[] =>
  slices(items, BATCH).map((some) => ({ items: some, failed: [] }));

/** @param batches stops early if the next one can't be read */
export async function bulkWrite(
  batches: AsyncIterable<Batch> | Iterable<Batch>,
  { onProgress, signal }: Partial<BulkOptions> = {},
  database = staffDatabase,
): Promise<BulkResult> {
  const result = nothingDone();
  let handled = 0;
  try {
    for await (const { items, failed } of batches) {
      if (signal?.aborted) return { ...result, stopped: CANCELLED };
      result.failed.push(...failed);
      const stop = await writeBatch(items, { result, database });
      if (stop !== undefined) return { ...result, ...stop };
      handled += items.length + failed.length;
      onProgress?.(handled);
    }
  } catch (error) {
    // Earlier changes stay saved and can be undone.
    if (error instanceof ReadError) return { ...result, stopped: error.message };
    throw error;
  }
  return result;
}
