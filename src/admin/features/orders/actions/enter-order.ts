/** Enters an order for a customer. */
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { isEnteredCustomer } from '#core/account/entered-customer.ts';
import { newOrder } from '#core/order/new-order.ts';
import { orderReference } from '#core/order/new-reference.ts';
import { isSame, type DocumentWrite } from '#core/editing/document-write.ts';
import { ANY_EDITION } from '#core/editing/editable.ts';
import { planDeletion, planSave } from '#core/editing/plan-save.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import type { Fields } from '#schema/decode-fields.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { NEW_CUSTOMER, orderDraftKind } from '#schema/order-draft.ts';
import { orderKind, type Order } from '#schema/order.ts';
import type { EnteredOrder } from '#admin/features/orders/model/entered-order.ts';

/** Code of a failure: the draft differs from the one that was read. */
export const DRAFT_CHANGED = 'draft-changed';
const CHANGED = failed(
  'Someone else has changed or deleted this draft. Check it, and create the order again.',
  DRAFT_CHANGED,
);
const CREATED_BEFORE = failed(
  'This order was already created. Open it with the link above, and check that your latest changes are in it.',
);

/** Whether an earlier attempt has created it, whose response was lost, and with the same products. */
const isOwnAttempt = (created: Order, entered: EnteredOrder, uid: string): boolean =>
  created.placedBy === uid && isSame(created.lines, entered.lines);

/** The customer that got the orders of `uid`, if staff have merged them since; otherwise `uid`. */
async function successorOf(uid: string, database: StaffDatabase): Promise<string> {
  const record = isEnteredCustomer(uid)
    ? await database.readDocument(customerRecordKind, uid)
    : undefined;
  if (record?.success !== true || record.value.deletedAt === null) return uid;
  const { mergedInto = uid } = record.value;
  return mergedInto === uid ? uid : successorOf(mergedInto, database);
}

/**
 * Adds the contact of an order to the customers.
 * @param id that of the order, so that a repeated attempt adds no second customer
 */
const planCustomer = (id: string, { contact }: EnteredOrder): DocumentWrite | undefined =>
  planSave(customerRecordKind, {
    id,
    base: undefined,
    next: { ...ANY_EDITION, tags: [], notes: '', contact },
  });

/**
 * Creates the order, with its customer if they are new, and deletes its draft with it.
 * @param id of the draft, or chosen before the first attempt, so that a repeated one creates no second order
 * @param draft as read, if it was saved
 */
export async function enterOrder(
  id: string,
  order: EnteredOrder,
  draft?: Fields,
  database = staffDatabase,
): Promise<Result> {
  const number = orderReference(crypto.getRandomValues(new Uint8Array(6)));
  const placedBy = database.requireUid();
  const outcome = await databaseOutcome(async () => {
    const isNew = order.uid === NEW_CUSTOMER;
    const uid = isNew ? id : await successorOf(order.uid, database);
    const writes = [
      isNew && planCustomer(id, order),
      draft && planDeletion(orderDraftKind, id, draft),
    ].filter((write) => typeof write === 'object');
    await database.createOrderAsStaff(
      id,
      { ...newOrder({ ...order, uid, number, placedBy }), placedBy },
      writes,
    );
  });
  if (outcome.success) return outcome;
  const read = await databaseOutcome(() => database.readDocument(orderKind, id));
  if (!read.success) return outcome;
  if (read.value === undefined)
    return draft && outcome.code === 'permission-denied' ? CHANGED : outcome;
  return read.value.success && isOwnAttempt(read.value.value, order, placedBy)
    ? DONE
    : CREATED_BEFORE;
}
