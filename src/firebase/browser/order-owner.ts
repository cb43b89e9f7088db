/** Whose an order is, and who of the staff looks after it. */
import { database } from './firestore.ts';
import { putOrderFields, readOrderIn } from './order-payments.ts';
import { transact } from './transact.ts';

/** Another member of staff, or none; or another customer, if this one has no account. */
export type OrderOwner = { assignedTo: string | undefined } | { uid: string };

/**
 * Changes it, whatever else was changed in the order meanwhile; without effect if it is so already.
 * @throws DatabaseFailure `permission-denied` if the order belongs to an account
 */
export const changeOrderOwner = (
  id: string,
  owner: OrderOwner,
  by: string,
  at = database(),
): Promise<void> =>
  transact(async (transaction) => {
    const order = await readOrderIn(transaction, at, id);
    const isSo = 'uid' in owner ? order.uid === owner.uid : order.assignedTo === owner.assignedTo;
    if (!isSo) putOrderFields(transaction, at, { id, order, fields: owner, by });
  }, at);
