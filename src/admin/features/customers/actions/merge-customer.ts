/** Merges a customer without an account into another one: orders, notes, tags and terms. */
import { editableCustomerRecord } from '#admin/features/customers/model/customer-record-form.ts';
import { withTag } from '#admin/features/customers/model/tagging.ts';
import { planBulk } from '#admin/shell/editing/plan-bulk.ts';
import { isEnteredCustomer } from '#core/account/entered-customer.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { isRecord, type FormValues } from '#core/editing/form-values.ts';
import { planDeletion } from '#core/editing/plan-save.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { ReadError } from '#firebase/browser/read-error.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { customerRecordKind, type CustomerRecord } from '#schema/customer-record.ts';
import { orderKind } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

const AT_ONCE = 50;

/** Moves pages of orders until there are none. @returns their number */
async function moveOrders(from: string, into: string, database: StaffDatabase): Promise<number> {
  const { listDocuments, changeOrderOwner, requireUid } = database;
  const query = { equal: { uid: from }, sort: STAFF_LISTS.orders.sorts[0] };
  for (let moved = 0; ;) {
    const { rows } = await listDocuments(orderKind, STAFF_LISTS.orders, query, { size: AT_ONCE });
    if (rows.length === 0) return moved;
    for (const { id, success } of rows) {
      if (!success) throw new ReadError('An order can’t be displayed. Contact support.');
      await changeOrderOwner(id, { uid: into }, requireUid());
      moved += 1;
    }
  }
}

/** The fields with a value. */
const filled = (fields: unknown): FormValues =>
  Object.fromEntries(
    Object.entries(isRecord(fields) ? fields : {}).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );

/** Customers with an account have a profile instead. */
const hasContact = ({ contact }: FormValues): boolean => Object.keys(filled(contact)).length > 0;

/** The record that stays, with what the merged one had: its own contact and terms win. */
const mergedForm =
  (merged: Pick<CustomerRecord, 'contact' | 'tags' | 'notes' | 'group' | 'creditLimitPaise'>) =>
  (form: FormValues): FormValues => ({
    ...form,
    ...(hasContact(form) && { contact: { ...filled(merged.contact), ...filled(form['contact']) } }),
    tags: merged.tags.reduce<unknown>((tags, add) => withTag(tags, { add }), form['tags']),
    notes: [form['notes'], merged.notes].filter((text) => text !== '').join('\n\n'),
    group: form['group'] ?? merged.group,
    creditLimitPaise: form['creditLimitPaise'] ?? merged.creditLimitPaise,
  });

/** Deletes the merged record, which names its successor. */
function endOf(from: string, into: string, record: CustomerRecord): DocumentWrite {
  const deletion = planDeletion(customerRecordKind, from, { ...record });
  const successor = { field: 'mergedInto', before: record.mergedInto, after: into };
  return deletion.kind === 'create'
    ? deletion
    : { ...deletion, changes: [...deletion.changes, successor] };
}

async function planRecords(
  from: string,
  into: string,
  { documentsByName }: StaffDatabase,
): Promise<Result<readonly DocumentWrite[]>> {
  const [merged, target] = await Promise.all(
    [from, into].map(async (id) => (await documentsByName(customerRecordKind, [id]))[0]),
  );
  // An earlier attempt was written without a response.
  if (merged?.success === true && merged.value.deletedAt !== null) return succeeded([]);
  if (merged?.success !== true || target?.success === false)
    return failed('The record of one of these customers can’t be displayed.');
  const base = target === undefined ? undefined : ([target.value] as const);
  const plan = planBulk(editableCustomerRecord, {
    ...{ id: into, base },
    change: mergedForm(merged.value),
  });
  if (!plan.success) return plan;
  return succeeded([...plan.value, endOf(from, into, merged.value)]);
}

/**
 * Repeating it after a failure goes on with what is left.
 * @param from a customer whom staff have entered @returns the number of orders that were moved
 */
export async function mergeCustomer(
  from: string,
  into: string,
  database = staffDatabase,
): Promise<Result<number>> {
  if (!isEnteredCustomer(from) || from === into)
    return failed('Only a customer without an account can be merged into another one.');
  const planned = async () => {
    const read = await databaseOutcome(() => planRecords(from, into, database));
    return read.success ? read.value : read;
  };
  // Orders that moved to an account can't be moved back, so nothing is moved if the records don't fit together.
  const possible = await planned();
  if (!possible.success) return possible;
  const moved = await databaseOutcome(() => moveOrders(from, into, database));
  if (!moved.success) return moved;
  const plan = await planned();
  if (!plan.success) return plan;
  const written = await databaseOutcome(() =>
    database.writeDocuments(plan.value, database.requireUid()),
  );
  return written.success ? moved : written;
}
