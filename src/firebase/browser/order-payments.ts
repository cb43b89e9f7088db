/** Payments of an order (`orders/{id}/payments`), written with its balance; the rules check the sum. */
import {
  collection,
  deleteField,
  doc,
  serverTimestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite';
import { dueOf, paymentProblem } from '#core/order/balance.ts';
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { paymentKind, type Payment } from '#schema/payment.ts';
import { database } from './firestore.ts';
import { presentFields } from './present-fields.ts';
import { recordedEntry, requireSameEntry } from './recorded-entry.ts';
import { transact } from './transact.ts';
import { DatabaseFailure } from './with-timeout.ts';

/** A payment as it is entered. */
export interface NewPayment extends Omit<Payment, 'at' | 'voided'> {
  /** Chosen before the first attempt, so that a repeated request records one payment. */
  id: string;
}

/** Code of a failure: something else was paid than the author saw, so this may be a payment that is recorded already. */
export const PAYMENTS_CHANGED = 'payments-changed';

const pathOf = (order: string): string => `${orderKind.collection}/${order}`;

/** Reads an order in a transaction. @throws DatabaseFailure if it is missing or invalid */
export async function readOrderIn(
  transaction: Transaction,
  at: Firestore,
  id: string,
): Promise<Order> {
  const snapshot = await transaction.get(doc(at, pathOf(id)));
  const decoded = decodeDocument(orderKind, pathOf(id), snapshot.data());
  if (!decoded.success) throw new DatabaseFailure('data-loss', decoded.problems[0]?.expected);
  return decoded.value;
}

/** Undefined removes a field. */
type ChangedFields = { [Field in keyof Order]?: Order[Field] | undefined };

/** Writes a change of an order that is not a step, and its audit entry. */
export function putOrderFields(
  transaction: Transaction,
  at: Firestore,
  {
    id,
    order,
    fields,
    by,
    entry = fields,
    seen = {},
  }: {
    id: string;
    order: Order;
    fields: ChangedFields;
    by: string;
    /** The audit entry after the change, and more of it before the change. */
    entry?: object;
    seen?: object;
  },
): void {
  const now = serverTimestamp();
  const written = Object.entries(fields).map(([name, value]) => [name, value ?? deleteField()]);
  transaction.update(doc(at, pathOf(id)), {
    ...Object.fromEntries(written),
    ...{ rev: order.rev + 1, updatedAt: now },
  });
  const stored: Readonly<Record<string, unknown>> = order;
  const before = presentFields(
    Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name]])),
  );
  transaction.set(doc(collection(at, 'audit')), {
    ...{ path: pathOf(id), action: 'update', by, at: now },
    ...{ before: { ...before, ...seen }, after: presentFields(entry) },
  });
}

interface PaymentChange {
  /** The new balance of the order is that much higher. */
  paise: number;
  /** Writes the payment. */
  put: () => void;
}

/**
 * Changes one payment together with the balance of its order. Its audit entry only names the payment: staff without the
 * area sales see the history of an order, but not its payments.
 * @param plan from the stored payment; undefined if nothing is to change
 * @throws DatabaseFailure `invalid-argument` if more would be refunded than was paid
 */
const changePayment = (
  { order: orderId, id, by }: { order: string; id: string; by: string },
  at: Firestore,
  plan: (
    transaction: Transaction,
    place: DocumentReference,
    stored: Payment | undefined,
    order: Order,
  ) => PaymentChange | undefined,
): Promise<void> =>
  transact(async (transaction) => {
    const place = doc(at, `${pathOf(orderId)}/payments`, id);
    const [snapshot, order] = await Promise.all([
      transaction.get(place),
      readOrderIn(transaction, at, orderId),
    ]);
    const stored = recordedEntry(paymentKind, snapshot);
    const change = plan(transaction, place, stored, order);
    if (change === undefined) return;
    const { paise, put } = change;
    if (paymentProblem(order, paise) !== undefined) throw new DatabaseFailure('invalid-argument');
    const paidPaise = (order.paidPaise ?? 0) + paise;
    const duePaise = dueOf({ ...order, paidPaise });
    const fields = { paidPaise, lastPayment: id, duePaise };
    put();
    putOrderFields(transaction, at, { id: orderId, order, fields, by });
  }, at);

/**
 * Records a payment or a refund once, however often it is called with the same ID.
 * @param seenPaise what was paid as displayed
 * @throws DatabaseFailure `payments-changed` if a colleague has changed what is paid since; `recorded-otherwise` if it was
 * recorded with other values
 */
export const recordPayment = (
  orderId: string,
  { id, ...payment }: NewPayment,
  seenPaise: number,
  at = database(),
): Promise<void> =>
  changePayment({ order: orderId, id, by: payment.by }, at, (transaction, place, stored, order) => {
    if (stored !== undefined) {
      const { voided: _, ...recorded } = stored;
      requireSameEntry(paymentKind, { ...recorded, at: 0 }, { ...payment, at: 0 });
      return undefined;
    }
    if ((order.paidPaise ?? 0) !== seenPaise) throw new DatabaseFailure(PAYMENTS_CHANGED);
    const fields = presentFields(encodeDocument(paymentKind, { ...payment, at: 0 }));
    return {
      paise: payment.amountPaise,
      put: () => transaction.set(place, { ...fields, at: serverTimestamp() }),
    };
  });

/** Voids a wrong payment; voiding it again does nothing. @throws DatabaseFailure */
export const voidPayment = (
  order: string,
  { id, reason, by }: { id: string; reason: string; by: string },
  at = database(),
): Promise<void> =>
  changePayment({ order, id, by }, at, (transaction, place, stored) => {
    if (stored === undefined) throw new DatabaseFailure('not-found');
    if (stored.voided !== undefined) return undefined;
    return {
      paise: 0 - stored.amountPaise,
      put: () => transaction.update(place, { voided: { at: serverTimestamp(), by, reason } }),
    };
  });
