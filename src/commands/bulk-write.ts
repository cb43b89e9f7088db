/** Writes many changes in batches, tells how far it is, and stops when it is told to. */
import type { DocumentWrite } from '#domain/editing/document-write.ts';
import { NotRead } from './not-read.ts';
import { writeAsStaff } from './write-as-staff.ts';

/** Changes of one thing, which are written together; `again` plans them anew, from what stands there now. */
export interface BulkItem {
  id: string;
  writes: readonly DocumentWrite[];
  again?: () => Promise<readonly DocumentWrite[] | string>;
}

export interface BulkFailure {
  id: string;
  why: string;
}

export interface BulkResult {
  /** In the order in which they were written. */
  done: DocumentWrite[];
  failed: BulkFailure[];
  /** Why it ended early; what was written until then stands. */
  stopped?: string;
}

interface Telling {
  onProgress: (handled: number) => void;
  signal: AbortSignal;
}

/** Things of one batch: each is a document with its entry in the audit, or two, and Firestore takes 500 writes. */
export const BATCH = 100;

const CHANGED = 'Somebody else has saved it meanwhile.';
const CANCELLED = 'Cancelled. What was done until then stands.';

async function writeOne(item: BulkItem, result: BulkResult): Promise<string | undefined> {
  const planned = (await item.again?.()) ?? item.writes;
  if (typeof planned === 'string') {
    result.failed.push({ id: item.id, why: planned });
    return undefined;
  }
  const written = await writeAsStaff(planned);
  if (written.success) result.done.push(...planned);
  else if (written.code === 'permission-denied') result.failed.push({ id: item.id, why: CHANGED });
  else return written.error;
  return undefined;
}

/** @returns why nothing more can be written, where the database is out of reach */
async function writeBatch(items: readonly BulkItem[], result: BulkResult) {
  const writes = items.flatMap((item) => item.writes);
  const written = await writeAsStaff(writes);
  if (written.success) {
    result.done.push(...writes);
    return undefined;
  }
  if (written.code !== 'permission-denied') return written.error;
  // One of them has changed since it was read, and stands in the way of all.
  for (const item of items) {
    const stopped = await writeOne(item, result);
    if (stopped !== undefined) return stopped;
  }
  return undefined;
}

/** @param batches each at most `BATCH` things; where the next cannot be read, it ends early */
export async function bulkWrite(
  batches: AsyncIterable<{ items: readonly BulkItem[]; failed: readonly BulkFailure[] }>,
  { onProgress, signal }: Telling,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [] };
  let handled = 0;
  try {
    for await (const { items, failed } of batches) {
      if (signal.aborted) return { ...result, stopped: CANCELLED };
      result.failed.push(...failed);
      const stopped = await writeBatch(items, result);
      if (stopped !== undefined) return { ...result, stopped };
      handled += items.length + failed.length;
      onProgress(handled);
    }
  } catch (error) {
    // What was written until then stands, and can be taken back.
    if (error instanceof NotRead) return { ...result, stopped: error.message };
    throw error;
  }
  return result;
}
