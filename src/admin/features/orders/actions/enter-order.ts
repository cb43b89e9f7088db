/** Enters an order for a customer. */
import { decodedDocument } from '#firebase/browser/decoded-document.ts';
import { databaseOutcome, readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { isEnteredCustomer } from '#core/account/entered-customer.ts';
import { newOrder } from '#core/order/new-order.ts';
import { orderReference } from '#core/order/new-reference.ts';
import { isSame } from '#core/editing/document-write.ts';
import { planDeletion } from '#core/editing/plan-save.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import type { Fields } from '#schema/decode-fields.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { idIn } from '#schema/kind.ts';
import { orderDraftKind } from '#schema/order-draft.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { addressKind, webUserKind, type Address } from '#schema/web-user.ts';
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

/** The default address of a customer, otherwise the first one. @throws ReadError */
export const readUsualAddress = (
  uid: string,
  database = staffDatabase,
): Promise<Address | undefined> =>
  readOrThrow(async () => {
    const parent = `${webUserKind.collection}/${uid}/addresses`;
    const read = await database.runQuery(QUERIES.ownAddresses, [], parent);
    const addresses = read.flatMap(({ path, fields }) => {
      const decoded = decodedDocument(addressKind, idIn(path), fields);
      return decoded.success ? [decoded.value] : [];
    });
    return addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  });

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
 * Creates the order, and deletes its draft with it.
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
    const uid = await successorOf(order.uid, database);
    await database.createOrderAsStaff(
      id,
      { ...newOrder({ ...order, uid, number, placedBy }), placedBy },
      draft && planDeletion(orderDraftKind, id, draft),
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
