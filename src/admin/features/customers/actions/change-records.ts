/** Changes the records of customers, selected ones or a whole list: adds a tag or removes it, approves accounts. */
import { opposite, withTag, type TagChange } from '#admin/features/customers/model/tagging.ts';
import { editableCustomerRecord } from '#admin/features/customers/model/customer-record-form.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { failed } from '#core/result.ts';
import { planBulk } from '#admin/shell/editing/plan-bulk.ts';
import { documentErrorsMessage } from '#core/publishing/problem-message.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { inBatches, type Named } from '#admin/shell/actions/bulk-targets.ts';
import {
  BATCH,
  bulkWrite,
  type BulkDone,
  type BulkFailure,
  type BulkResult,
  type BulkOptions,
} from '#admin/shell/actions/bulk-write.ts';
import { customerPages, type CustomerQuery } from './list-customers.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';

type Targets = Named | CustomerQuery;
type Change = (form: FormValues) => FormValues;

async function* idsOf(
  targets: Targets,
  database: StaffDatabase,
): AsyncGenerator<readonly string[]> {
  // A selected customer may have no record yet; the first change creates it.
  if ('ids' in targets) yield* await Promise.resolve(inBatches(targets.ids));
  else {
    for await (const rows of customerPages(targets, BATCH, database))
      yield rows.map(({ id }) => id);
  }
}

async function* planned(targets: Targets, change: Change, database: StaffDatabase) {
  for await (const ids of idsOf(targets, database)) {
    const documents = await readOrThrow(() => database.documentsByName(customerRecordKind, ids));
    const records = new Map(documents.map((each) => [each.id, each]));
    const items: BulkDone[] = [];
    const refused: BulkFailure[] = [];
    for (const id of ids) {
      const record = records.get(id);
      // A customer without staff notes has no record yet.
      const base = record?.success === true ? ([record.value] as const) : undefined;
      const plan =
        record?.success === false
          ? failed(documentErrorsMessage(record.problems))
          : planBulk(editableCustomerRecord, { id, base, change });
      if (plan.success) items.push({ id, writes: plan.value });
      else refused.push({ id, why: plan.error });
    }
    yield { items, failed: refused };
  }
}

const changeRecords = (
  targets: Targets,
  change: Change,
  options: BulkOptions,
  database: StaffDatabase,
): Promise<BulkResult> => bulkWrite(planned(targets, change, database), options, database);

/** The customers that a bulk edit has changed, or may have. */
const changedIn = ({ done, doubtful }: BulkResult): Named => ({
  ids: [...done, ...doubtful].map(({ id }) => id),
});

export const tagCustomers = (
  targets: Targets,
  tag: TagChange,
  options: BulkOptions,
  database = staffDatabase,
): Promise<BulkResult> =>
  changeRecords(
    targets,
    (form) => ({ ...form, tags: withTag(form['tags'], tag) }),
    options,
    database,
  );

/** Undoes tagging; a record created by it stays, without the tag. */
export const untagCustomers = (
  result: BulkResult,
  tag: TagChange,
  options: BulkOptions,
  database = staffDatabase,
): Promise<BulkResult> => tagCustomers(changedIn(result), opposite(tag), options, database);

/** Lets accounts see sign-in prices. */
export const approveCustomers = (
  targets: Targets,
  options: BulkOptions,
  database = staffDatabase,
): Promise<BulkResult> =>
  changeRecords(targets, (form) => ({ ...form, isApproved: true }), options, database);

/** Undoes an approval. */
export const withdrawApproval = (
  result: BulkResult,
  options: BulkOptions,
  database = staffDatabase,
): Promise<BulkResult> =>
  changeRecords(changedIn(result), (form) => ({ ...form, isApproved: false }), options, database);
