/** What staff do about notices on a customer: the account is another business, or its requests are welcome. */
import * as z from 'zod';
import { editableCustomerRecord } from '#admin/features/customers/model/customer-record-form.ts';
import { planBulk } from '#admin/shell/editing/plan-bulk.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { callFunction } from '#firebase/browser/call-function.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { liftPause } from '#firebase/browser/order-pauses.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { customerRecordKind } from '#schema/customer-record.ts';

/** Notes that an account is not this customer, so that it is not suggested again. */
export async function rejectAccount(
  entered: string,
  account: string,
  database = staffDatabase,
): Promise<Result> {
  const read = await databaseOutcome(() => database.readDocument(customerRecordKind, entered));
  if (!read.success) return read;
  const record = read.value;
  if (record?.success !== true) return failed('The record of this customer can’t be displayed.');
  const plan = planBulk(editableCustomerRecord, {
    ...{ id: entered, base: [record.value] },
    change: (form) => ({ ...form, notAccount: account }),
  });
  if (!plan.success) return plan;
  return databaseOutcome(() => database.writeDocuments(plan.value, database.requireUid()));
}

const unlinked = z.object({ orders: z.int() });

/** Moves back the orders that an account has added with a link. @returns their number */
export async function moveOrdersBack(
  entered: string,
  call = callFunction,
): Promise<Result<number>> {
  const result = await call('unlinkCustomer', { customer: entered });
  return result.success ? succeeded(unlinked.parse(result.value).orders) : result;
}

/** Lets an account send order requests again at once. */
export const allowRequests = (uid: string, database = staffDatabase): Promise<Result> =>
  databaseOutcome(() => liftPause(uid, database.requireUid()));
