/** Takes a change of many things back. */
import { inverseOf } from '#admin/shell/editing/inverse-write.ts';
import { bulkWrite, type BulkDone, type BulkResult, type BulkTelling } from './bulk-write.ts';
import { presentUid } from '#firebase/browser/session/present-uid.ts';
import { areWritten } from './write-once.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

/** Changes per step; smaller than a batch, so that the progress is shown more often. */
const SHARE = 20;

interface Done {
  done: readonly BulkDone[];
  doubtful: readonly BulkDone[];
}

/** What of a batch whose answer was lost has been written; alone, since one that was not denies none of the others. */
async function written(doubtful: readonly BulkDone[]): Promise<BulkDone[]> {
  const found: BulkDone[] = [];
  for (const each of doubtful) {
    if (await readOrThrow(() => areWritten(each.writes, presentUid()))) found.push(each);
  }
  return found;
}

async function* inverses({ done, doubtful }: Done) {
  const all = [...done, ...(await written(doubtful))].toReversed();
  const items = all.map(({ id, writes }) => ({ id, writes: writes.toReversed().map(inverseOf) }));
  for (let at = 0; at < items.length; at += SHARE) {
    yield await Promise.resolve({ items: items.slice(at, at + SHARE), failed: [] });
  }
}

/** What somebody has saved since stays, and is named. */
export const undoBulk = (result: Done, telling: BulkTelling): Promise<BulkResult> =>
  bulkWrite(inverses(result), telling);
