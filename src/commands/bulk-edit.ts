/** Changes many things alike: those that are named, or all that a list has. */
import type { Documents, Editable } from '#domain/editing/editable.ts';
import { planBulk, type BulkChange } from '#domain/editing/plan-bulk.ts';
import type { Fields } from '#domain/editing/plan-save.ts';
import { unfitWords } from '#domain/publishing/problem-words.ts';
import type { StaffList } from '#schema/staff-lists.ts';
import {
  BATCH,
  bulkWrite,
  type BulkFailure,
  type BulkItem,
  type BulkResult,
  type BulkTelling,
} from './bulk-write.ts';
import { databaseOutcome } from './database-outcome.ts';
import { documentsByName } from '#client/documents-by-name.ts';
import type { FoundDocument } from '#client/found-document.ts';
import { listAsStaff, type ListAsked, type ListPlace } from './list-as-staff.ts';
import { orThrow } from './not-read.ts';
import { readEdited } from './read-edited.ts';

/** Which things: by their ids, or all that are listed so; the order is one that the change leaves alone. */
export type BulkTargets = { ids: readonly string[] } | { list: StaffList; asked: ListAsked };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

async function* pagesOf(
  { parts: [{ kind }] }: Editable,
  targets: BulkTargets,
): AsyncGenerator<readonly FoundDocument<unknown>[]> {
  if ('ids' in targets) {
    for (let at = 0; at < targets.ids.length; at += BATCH) {
      const ids = targets.ids.slice(at, at + BATCH);
      yield await orThrow(databaseOutcome(() => documentsByName(kind, ids)));
    }
    return;
  }
  let after: ListPlace | undefined;
  do {
    const page = await listAsStaff(kind, targets.list, targets.asked, { size: BATCH, after });
    yield page.rows;
    after = page.after;
  } while (after !== undefined);
}

/** The other documents of each thing. */
async function partsOf({ parts }: Editable, rows: readonly { id: string }[]) {
  const ids = rows.map(({ id }) => id);
  const [, ...others] = parts;
  return await Promise.all(
    others.map(async ({ kind }) => {
      const found = await orThrow(databaseOutcome(() => documentsByName(kind, ids)));
      return new Map(
        found.flatMap((each) => (each.fits && isFields(each.value) ? [[each.id, each.value]] : [])),
      );
    }),
  );
}

async function planAnew(editable: Editable, id: string, change: BulkChange) {
  const read = await readEdited(editable, id);
  if (!read.success) return read.error;
  if (read.value === null) return 'It is not in the database any more.';
  const plan = planBulk(editable, { id, base: read.value, change });
  return plan.fits ? plan.writes : plan.problems.join(' ');
}

async function* planned(editable: Editable, targets: BulkTargets, change: BulkChange) {
  for await (const rows of pagesOf(editable, targets)) {
    const parts = await partsOf(editable, rows);
    const items: BulkItem[] = [];
    const failed: BulkFailure[] = [];
    for (const row of rows) {
      const { id } = row;
      if (!row.fits || !isFields(row.value)) {
        failed.push({ id, why: unfitWords(row.fits ? [] : row.problems) });
        continue;
      }
      const base: Documents = [row.value, ...parts.map((part) => part.get(id))];
      const plan = planBulk(editable, { id, base, change });
      if (plan.fits) {
        items.push({ id, writes: plan.writes, again: () => planAnew(editable, id, change) });
      } else failed.push({ id, why: plan.problems.join(' ') });
    }
    yield { items, failed };
  }
}

export const bulkEdit = (
  editable: Editable,
  { targets, change }: { targets: BulkTargets; change: BulkChange },
  telling: BulkTelling,
): Promise<BulkResult> => bulkWrite(planned(editable, targets, change), telling);
