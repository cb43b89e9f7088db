/** Writes many changes in batches, tells how far it is, and stops when it is told to. */
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { isAnswerLost } from '#core/database-words.ts';
import { writeAsStaff } from './write-as-staff.ts';
import { ReadError } from '#firebase/browser/read-error.ts';
import { succeeded, type Result } from '#core/result.ts';

/** Changes of one thing, which are written together; `again` plans them anew, from what stands there now. */
export interface BulkItem {
  id: string;
  writes: readonly DocumentWrite[];
  again?: () => Promise<Result<readonly DocumentWrite[]>>;
}

export interface BulkFailure {
  id: string;
  why: string;
}

/** One thing that was changed. */
export interface BulkDone {
  id: string;
  /** What can be taken back; none where that is not possible. */
  writes: readonly DocumentWrite[];
}

export interface BulkResult {
  /** In the order in which they were written. */
  done: BulkDone[];
  failed: BulkFailure[];
  /** The last batch, where no answer came: it may have been written all the same. */
  doubtful: readonly BulkDone[];
  /** Why it ended early; what was written until then stands. */
  stopped?: string;
}

export interface BulkTelling {
  /** Of things, also those that were left as they are. */
  onProgress: (handled: number) => void;
  signal: AbortSignal;
}

/** Things of one batch: each is a document with its entry in the audit, or two, and Firestore takes 500 writes. */
export const BATCH = 100;

const CHANGED = 'Someone else saved changes at the same time.';
export const CANCELLED = 'Cancelled. Changes made so far are saved.';

export const nothingDone = (): BulkResult => ({ done: [], failed: [], doubtful: [] });

/** Why nothing more can be written, and what may have been. */
interface Stop {
  stopped: string;
  doubtful: readonly BulkDone[];
}

/** @returns why it ends here, where the database is out of reach */
async function writeAll(
  items: readonly BulkDone[],
  result: BulkResult,
  contested: () => Promise<Stop | undefined>,
): Promise<Stop | undefined> {
  const changing = items.filter(({ writes }) => writes.length > 0);
  const written = await writeAsStaff(changing.flatMap(({ writes }) => writes));
  if (written.success) {
    result.done.push(...changing.map(({ id, writes }) => ({ id, writes })));
    return undefined;
  }
  if (written.code === 'permission-denied') return await contested();
  const isLost = isAnswerLost(written.code ?? '');
  return { stopped: written.error, doubtful: isLost ? changing : [] };
}

async function writeOne({ id, writes, again }: BulkItem, result: BulkResult) {
  const planned = (await again?.()) ?? succeeded(writes);
  if (!planned.success) {
    result.failed.push({ id, why: planned.error });
    return undefined;
  }
  return await writeAll([{ id, writes: planned.value }], result, () => {
    result.failed.push({ id, why: CHANGED });
    return Promise.resolve(undefined);
  });
}

const writeBatch = (items: readonly BulkItem[], result: BulkResult): Promise<Stop | undefined> =>
  writeAll(items, result, async () => {
    // One of them has changed since it was read, and stands in the way of all.
    for (const item of items) {
      const stop = await writeOne(item, result);
      if (stop !== undefined) return stop;
    }
    return undefined;
  });

/** @param batches each at most `BATCH` things; where the next cannot be read, it ends early */
export async function bulkWrite(
  batches: AsyncIterable<{ items: readonly BulkItem[]; failed: readonly BulkFailure[] }>,
  { onProgress, signal }: BulkTelling,
): Promise<BulkResult> {
  const result = nothingDone();
  let handled = 0;
  try {
    for await (const { items, failed } of batches) {
      if (signal.aborted) return { ...result, stopped: CANCELLED };
      result.failed.push(...failed);
      const stop = await writeBatch(items, result);
      if (stop !== undefined) return { ...result, ...stop };
      handled += items.length + failed.length;
      onProgress(handled);
    }
  } catch (error) {
    // What was written until then stands, and can be taken back.
    if (error instanceof ReadError) return { ...result, stopped: error.message };
    throw error;
  }
  return result;
}
