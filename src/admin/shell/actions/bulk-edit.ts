/** Changes many things alike: those that are named, or all that a list has. */
import type { Documents, Editable } from '#core/editing/editable.ts';
import { planBulk, type BulkChange, type BulkPlan } from '#admin/shell/editing/plan-bulk.ts';
import { isDeleted } from '#core/editing/plan-save.ts';
import { unfitWords } from '#core/publishing/problem-words.ts';
import { isFields } from '#schema/decode-fields.ts';
import { targetPages, type BulkTargets } from './bulk-targets.ts';
import {
  bulkWrite,
  type BulkFailure,
  type BulkItem,
  type BulkResult,
  type BulkTelling,
} from './bulk-write.ts';
import { documentsByName } from '#firebase/browser/documents-by-name.ts';
import { whyNotBack } from './delete-edited.ts';
import { readEdited } from './read-edited.ts';
import { addressOf } from './taken-address.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { unwrapOrThrow } from '#firebase/browser/read-error.ts';
import { failed, succeeded } from '#core/result.ts';

/** The other documents of each thing. */
async function partsOf({ parts }: Editable, rows: readonly { id: string }[]) {
  const ids = rows.map(({ id }) => id);
  const [, ...others] = parts;
  return await Promise.all(
    others.map(async ({ kind }) => {
      const found = await readOrThrow(() => documentsByName(kind, ids));
      return new Map(
        found.flatMap((each) => (each.fits && isFields(each.value) ? [[each.id, each.value]] : [])),
      );
    }),
  );
}

interface Target {
  id: string;
  base: Documents;
  change: BulkChange;
}

/** Who was planned to come back to each address. */
type Claims = Map<string, string>;

/** Why it cannot be restored: something live has its address by now, or another of those that come back with it. */
async function whyLeft(editable: Editable, { id, base }: Target, claims: Claims) {
  const why = await whyNotBack(editable, { id, base });
  const address = addressOf(editable, editable.formOf(base));
  if (!why.success || why.value !== undefined || address === undefined) return why;
  const first = claims.get(address) ?? id;
  claims.set(address, first);
  return succeeded(
    first === id ? undefined : 'Another item you’re restoring has the same page URL.',
  );
}

async function planOne(editable: Editable, target: Target, claims: Claims): Promise<BulkPlan> {
  const isReturn = target.change === 'restore' && isDeleted(target.base[0]);
  const why = isReturn ? unwrapOrThrow(await whyLeft(editable, target, claims)) : undefined;
  return why === undefined ? planBulk(editable, target) : failed(why);
}

async function* planned(editable: Editable, targets: BulkTargets, change: BulkChange) {
  const claims: Claims = new Map();
  const planAnew = async (id: string) => {
    const read = await readEdited(editable, id);
    if (!read.success) return read;
    if (read.value === null) return failed('It has been deleted permanently.');
    return planOne(editable, { id, base: read.value, change }, claims);
  };
  for await (const rows of targetPages(editable.parts[0].kind, targets)) {
    const parts = await partsOf(editable, rows);
    const items: BulkItem[] = [];
    const refused: BulkFailure[] = [];
    await Promise.all(
      rows.map(async (row) => {
        const { id } = row;
        const plan =
          row.fits && isFields(row.value)
            ? await planOne(
                editable,
                { id, base: [row.value, ...parts.map((part) => part.get(id))], change },
                claims,
              )
            : failed(unfitWords(row.fits ? [] : row.problems));
        if (plan.success) items.push({ id, writes: plan.value, again: () => planAnew(id) });
        else refused.push({ id, why: plan.error });
      }),
    );
    yield { items, failed: refused };
  }
}

export const bulkEdit = (
  editable: Editable,
  { targets, change }: { targets: BulkTargets; change: BulkChange },
  telling: BulkTelling,
): Promise<BulkResult> => bulkWrite(planned(editable, targets, change), telling);
