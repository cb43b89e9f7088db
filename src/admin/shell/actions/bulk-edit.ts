/** Applies one change to many documents: selected ones, or a whole list. */
import type { Documents, Editable } from '#core/editing/editable.ts';
import { planBulk, type BulkChange, type BulkPlan } from '#admin/shell/editing/plan-bulk.ts';
import { isDeleted } from '#core/editing/plan-save.ts';
import { documentErrorsMessage } from '#core/publishing/problem-message.ts';
import { isFields } from '#schema/decode-fields.ts';
import { targetPages, type BulkTargets } from './bulk-targets.ts';
import {
  bulkWrite,
  type BulkDone,
  type BulkFailure,
  type BulkResult,
  type BulkOptions,
} from './bulk-write.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { whyNotBack } from './delete-edited.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { unwrapOrThrow } from '#firebase/browser/read-error.ts';
import { failed } from '#core/result.ts';

interface Planning {
  editable: Editable;
  database: StaffDatabase;
}

/** The other documents of each item. */
async function partsOf(
  { editable: { parts }, database }: Planning,
  rows: readonly { id: string }[],
) {
  const ids = rows.map(({ id }) => id);
  const [, ...others] = parts;
  return await Promise.all(
    others.map(async ({ kind }) => {
      const documents = await readOrThrow(() => database.documentsByName(kind, ids));
      return new Map(
        documents.flatMap((each) =>
          each.fits && isFields(each.value) ? [[each.id, each.value]] : [],
        ),
      );
    }),
  );
}

interface Target {
  id: string;
  base: Documents;
  change: BulkChange;
}

async function planOne({ editable, database }: Planning, target: Target): Promise<BulkPlan> {
  const isReturn = target.change === 'restore' && isDeleted(target.base[0]);
  const why = isReturn ? unwrapOrThrow(await whyNotBack(editable, target, database)) : undefined;
  return why === undefined ? planBulk(editable, target) : failed(why);
}

async function* planned(planning: Planning, targets: BulkTargets, change: BulkChange) {
  const { editable, database } = planning;
  for await (const rows of targetPages(editable.parts[0].kind, targets, database)) {
    const parts = await partsOf(planning, rows);
    const items: BulkDone[] = [];
    const refused: BulkFailure[] = [];
    await Promise.all(
      rows.map(async (row) => {
        const { id } = row;
        const plan =
          row.fits && isFields(row.value)
            ? await planOne(planning, {
                id,
                base: [row.value, ...parts.map((part) => part.get(id))],
                change,
              })
            : failed(documentErrorsMessage(row.fits ? [] : row.problems));
        if (plan.success) items.push({ id, writes: plan.value });
        else refused.push({ id, why: plan.error });
      }),
    );
    yield { items, failed: refused };
  }
}

export const bulkEdit = (
  editable: Editable,
  { targets, change }: { targets: BulkTargets; change: BulkChange },
  options: BulkOptions,
  database = staffDatabase,
): Promise<BulkResult> =>
  bulkWrite(planned({ editable, database }, targets, change), options, database);
