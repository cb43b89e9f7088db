/** Adds a tag to customers or removes it: selected ones, or a whole list. */
import { editableCustomerRecord } from '#admin/features/customers/model/customer-record-form.ts';
import { changeTags, type TagsChange } from '#admin/shell/editing/change-tags.ts';
import { failed } from '#core/result.ts';
import { planBulk } from '#admin/shell/editing/plan-bulk.ts';
import { documentErrorsMessage } from '#core/publishing/problem-message.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { inBatches, type Named } from '#admin/shell/actions/bulk-targets.ts';
import {
  BATCH,
  bulkWrite,
  type BulkFailure,
  type BulkItem,
  type BulkResult,
  type BulkOptions,
} from '#admin/shell/actions/bulk-write.ts';
import { customerPages, type CustomerQuery } from './list-customers.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';

type TagTargets = Named | CustomerQuery;

interface TagChange {
  mode: TagsChange;
  tag: string;
}

async function* idsOf(
  targets: TagTargets,
  database: StaffDatabase,
): AsyncGenerator<readonly string[]> {
  // A selected customer may have no record yet; the first tag creates it.
  if ('ids' in targets) yield* await Promise.resolve(inBatches(targets.ids));
  else {
    for await (const rows of customerPages(targets, BATCH, database))
      yield rows.map(({ id }) => id);
  }
}

async function* planned(targets: TagTargets, { mode, tag }: TagChange, database: StaffDatabase) {
  const change = changeTags('tags', mode, [tag]);
  for await (const ids of idsOf(targets, database)) {
    const documents = await readOrThrow(() => database.documentsByName(customerRecordKind, ids));
    const records = new Map(documents.map((each) => [each.id, each]));
    const items: BulkItem[] = [];
    const refused: BulkFailure[] = [];
    for (const id of ids) {
      const record = records.get(id);
      // A customer without staff notes has no record yet.
      const base = record?.fits === true ? ([record.value] as const) : undefined;
      const plan =
        record?.fits === false
          ? failed(documentErrorsMessage(record.problems))
          : planBulk(editableCustomerRecord, { id, base, change });
      if (plan.success) items.push({ id, writes: plan.value });
      else refused.push({ id, why: plan.error });
    }
    yield { items, failed: refused };
  }
}

export const tagCustomers = (
  targets: TagTargets,
  change: TagChange,
  options: BulkOptions,
  database = staffDatabase,
): Promise<BulkResult> => bulkWrite(planned(targets, change, database), options, database);

/** Undoes tagging; a record created by it stays, without the tag. */
export const untagCustomers = (
  { done, doubtful }: BulkResult,
  { mode, tag }: TagChange,
  options: BulkOptions,
): Promise<BulkResult> =>
  tagCustomers(
    { ids: [...done, ...doubtful].map(({ id }) => id) },
    { tag, mode: mode === 'add' ? 'remove' : 'add' },
    options,
  );
