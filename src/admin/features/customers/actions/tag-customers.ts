/** Gives customers a tag, or takes it off: those that are named, or all that a list has. */
import { documentsByName } from '#firebase/browser/documents-by-name.ts';
import { opposite, withTag, type TagChange } from '#admin/features/customers/model/tagging.ts';
import { editableCustomerRecord } from '#admin/features/customers/model/customer-record-form.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { failed } from '#core/result.ts';
import { planBulk, type BulkPlan } from '#admin/shell/editing/plan-bulk.ts';
import { unfitWords } from '#core/publishing/problem-words.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { inBatches, type Named } from '#admin/shell/actions/bulk-targets.ts';
import {
  BATCH,
  bulkWrite,
  type BulkFailure,
  type BulkItem,
  type BulkResult,
  type BulkTelling,
} from '#admin/shell/actions/bulk-write.ts';
import { customerPages, type CustomersAsked } from './list-customers.ts';
import { readEdited } from '#admin/shell/actions/read-edited.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

export type TagTargets = Named | CustomersAsked;

async function* idsOf(targets: TagTargets): AsyncGenerator<readonly string[]> {
  // Who is named may have no record yet: that is made by the first tag.
  if ('ids' in targets) yield* await Promise.resolve(inBatches(targets.ids));
  else {
    for await (const rows of customerPages(targets, BATCH)) yield rows.map(({ id }) => id);
  }
}

async function planAnew(id: string, change: (form: FormValues) => FormValues): Promise<BulkPlan> {
  const read = await readEdited(editableCustomerRecord, id);
  if (!read.success) return read;
  return planBulk(editableCustomerRecord, { id, base: read.value ?? undefined, change });
}

async function* planned(targets: TagTargets, tag: TagChange) {
  const change = (form: FormValues): FormValues => ({ ...form, tags: withTag(form['tags'], tag) });
  for await (const ids of idsOf(targets)) {
    const found = await readOrThrow(() => documentsByName(customerRecordKind, ids));
    const records = new Map(found.map((each) => [each.id, each]));
    const items: BulkItem[] = [];
    const refused: BulkFailure[] = [];
    for (const id of ids) {
      const record = records.get(id);
      // A customer without staff notes has no record yet.
      const base = record?.fits === true ? ([record.value] as const) : undefined;
      const plan =
        record?.fits === false
          ? failed(unfitWords(record.problems))
          : planBulk(editableCustomerRecord, { id, base, change });
      if (plan.success) items.push({ id, writes: plan.value, again: () => planAnew(id, change) });
      else refused.push({ id, why: plan.error });
    }
    yield { items, failed: refused };
  }
}

export const tagCustomers = (
  targets: TagTargets,
  tag: TagChange,
  telling: BulkTelling,
): Promise<BulkResult> => bulkWrite(planned(targets, tag), telling);

/** Takes it back of those whose tags were changed: a record that was made for it stays, without the tag. */
export const untagCustomers = (
  { done, doubtful }: BulkResult,
  tag: TagChange,
  telling: BulkTelling,
): Promise<BulkResult> =>
  tagCustomers({ ids: [...done, ...doubtful].map(({ id }) => id) }, opposite(tag), telling);
