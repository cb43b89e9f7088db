/** Whose an order is, where it goes, and who of the staff looks after it. */
import { isSame } from '#core/editing/document-write.ts';
import type { ContactAndAddress } from '#schema/order.ts';
import { database } from './firestore.ts';
import { putOrderFields, readOrderIn } from './order-payments.ts';
import { transact } from './transact.ts';
import { DatabaseFailure } from './with-timeout.ts';

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

/**
 * Changes the contact and the address; without effect if they are so already.
 * @param seen as they were when the change began
 * @throws DatabaseFailure `contact-changed` if someone else has changed them since
 */
export const changeOrderContact = (
  id: string,
  { seen, next }: { seen: ContactAndAddress; next: ContactAndAddress },
  by: string,
  at = database(),
): Promise<void> =>
  transact(async (transaction) => {
    const order = await readOrderIn(transaction, at, id);
    const isLike = ({ contact, address }: ContactAndAddress): boolean =>
      isSame(order.contact, contact) && isSame(order.address, address);
    if (isLike(next)) return;
    if (!isLike(seen)) throw new DatabaseFailure('contact-changed');
    const fields = { contact: next.contact, address: next.address };
    putOrderFields(transaction, at, { id, order, fields, by });
  }, at);
