/** Undoes a bulk change. */
import { inverseOf } from '#admin/shell/editing/inverse-write.ts';
import { bulkWrite, type BulkDone, type BulkResult, type BulkOptions } from './bulk-write.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { areWritten, isStored } from './write-as-staff.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import type { Fields } from '#schema/decode-fields.ts';

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

const CHANGED_SINCE = 'Someone changed it since. Its current value stays.';

const pathOf = ({ collection, id }: DocumentWrite): string => `${collection}/${id}`;

/** The stored documents of these items, by path. */
async function documentsOf(
  items: readonly BulkDone[],
  { readByName }: StaffDatabase,
): Promise<ReadonlyMap<string, Fields>> {
  const ids = Map.groupBy(
    items.flatMap(({ writes }) => writes),
    ({ collection }) => collection,
  );
  const all = await Promise.all(
    [...ids].map(async ([collection, writes]) => {
      const documents = await readOrThrow(() =>
        readByName(
          collection,
          writes.map(({ id }) => id),
        ),
      );
      return documents.map(({ id, fields }) => [`${collection}/${id}`, fields] as const);
    }),
  );
  return new Map(all.flat());
}

const contains = (
  side: 'before' | 'after',
  write: DocumentWrite,
  fields: Fields | undefined,
): boolean =>
  write.kind === 'update' &&
  fields !== undefined &&
  write.changes.every((change) => isStored(change.field, change[side], fields[change.field]));

/** Bases each write on the stored revision if the document still contains the values of the change. */
async function* rebased(steps: ReturnType<typeof inverses>, database: StaffDatabase) {
  for await (const { items } of steps) {
    const documents = await documentsOf(items, database);
    const storedFor = (write: DocumentWrite) => documents.get(pathOf(write));
    const isAt = (side: 'before' | 'after') => (item: BulkDone) =>
      item.writes.every((write) => contains(side, write, storedFor(write)));
    const left = items.filter((item) => !isAt('after')(item));
    const [undoable, changed] = [
      left.filter(isAt('before')),
      left.filter((item) => !isAt('before')(item)),
    ];
    yield {
      items: undoable.map(({ id, writes }) => ({
        id,
        writes: writes.map((write) => ({ ...write, rev: Number(storedFor(write)?.['rev']) + 1 })),
      })),
      failed: changed.map(({ id }) => ({ id, why: CHANGED_SINCE })),
    };
  }
}

/** Skips and reports items that someone has saved since. */
export const undoBulk = (
  result: Done,
  options: BulkOptions,
  database = staffDatabase,
): Promise<BulkResult> => bulkWrite(inverses(result, database), options, database);

/**
 * The same, for fields that no rule connects with others of the document: skips only items in which these fields have
 * changed since.
 */
export const undoFields = (
  result: Done,
  options: BulkOptions,
  database = staffDatabase,
): Promise<BulkResult> =>
  bulkWrite(rebased(inverses(result, database), database), options, database);
