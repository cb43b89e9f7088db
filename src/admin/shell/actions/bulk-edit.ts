/** Applies one change to many documents: selected ones, or a whole list. */
import type { Documents, Editable } from '#core/editing/editable.ts';
import { planBulk, type BulkChange, type BulkPlan } from '#admin/shell/editing/plan-bulk.ts';
import { textOf } from '#core/editing/form-values.ts';
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
  /** URLs of the items that this run restores. */
  restored: Set<string>;
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
          each.success && isFields(each.value) ? [[each.id, each.value]] : [],
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

/** Why it cannot be restored: its URL is used by a live item, or by another one of this run. */
async function whyLeft({ editable, restored, database }: Planning, target: Target) {
  const why = unwrapOrThrow(await whyNotBack(editable, target, database));
  const address = editable.address && textOf(editable.formOf(target.base)[editable.address.field]);
  if (why !== undefined || !address) return why;
  if (restored.has(address)) return 'Another item you’re restoring has the same page URL.';
  restored.add(address);
  return undefined;
}

async function planOne(planning: Planning, target: Target): Promise<BulkPlan> {
  const isReturn = target.change === 'restore' && isDeleted(target.base[0]);
  const why = isReturn ? await whyLeft(planning, target) : undefined;
  return why === undefined ? planBulk(planning.editable, target) : failed(why);
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
          row.success && isFields(row.value)
            ? await planOne(planning, {
                id,
                base: [row.value, ...parts.map((part) => part.get(id))],
                change,
              })
            : failed(documentErrorsMessage(row.success ? [] : row.problems));
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
  bulkWrite(
    planned({ editable, restored: new Set(), database }, targets, change),
    options,
    database,
  );
