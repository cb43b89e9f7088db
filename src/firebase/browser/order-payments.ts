/** Payments of an order (`orders/{id}/payments`), written with its balance; the rules check the sum. */
import {
  collection,
  doc,
  serverTimestamp,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite';
import { dueOf, paymentProblem } from '#core/order/balance.ts';
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { paymentKind, type Payment } from '#schema/payment.ts';
import { database } from './firestore.ts';
import { presentFields } from './present-fields.ts';
import { transact } from './transact.ts';
import { DatabaseFailure } from './with-timeout.ts';

/** A payment as it is entered. */
export interface NewPayment extends Omit<Payment, 'at' | 'voided'> {
  /** Chosen before the first attempt, so that a repeated request records one payment. */
  id: string;
}

const pathOf = (order: string): string => `${orderKind.collection}/${order}`;

/** Reads an order in a transaction. @throws DatabaseFailure if it is missing or invalid */
export async function readOrderIn(
  transaction: Transaction,
  at: Firestore,
  id: string,
): Promise<Order> {
  const snapshot = await transaction.get(doc(at, pathOf(id)));
  const decoded = decodeDocument(orderKind, pathOf(id), snapshot.data());
  if (!decoded.ok) throw new DatabaseFailure('data-loss', decoded.problems[0]?.expected);
  return decoded.value;
}

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
  }: { id: string; order: Order; fields: Partial<Order>; by: string; entry?: object },
): void {
  const now = serverTimestamp();
  transaction.update(doc(at, pathOf(id)), { ...fields, rev: order.rev + 1, updatedAt: now });
  const stored: Readonly<Record<string, unknown>> = order;
  const before = presentFields(
    Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name]])),
  );
  transaction.set(doc(collection(at, 'audit')), {
    ...{ path: pathOf(id), action: 'update', before, after: presentFields(entry), by, at: now },
  });
}

/** The new balance of an order after `paise` more were paid. @throws DatabaseFailure if that is not possible */
function balanceAfter(order: Order, paise: number, lastPayment: string): Partial<Order> {
  if (paymentProblem(order, paise) !== undefined) throw new DatabaseFailure('invalid-argument');
  const paidPaise = (order.paidPaise ?? 0) + paise;
  const duePaise = dueOf({ ...order, paidPaise });
  return { paidPaise, lastPayment, ...(duePaise !== undefined && { duePaise }) };
}

/**
 * Records a payment or a refund once, however often it is called with the same ID.
 * @throws DatabaseFailure `invalid-argument` for a refund of more than was paid
 */
export const recordPayment = (
  order: string,
  { id, ...payment }: NewPayment,
  at = database(),
): Promise<void> =>
  transact(async (transaction) => {
    const place = doc(at, `${pathOf(order)}/payments`, id);
    const [stored, current] = await Promise.all([
      transaction.get(place),
      readOrderIn(transaction, at, order),
    ]);
    if (stored.exists()) return;
    const { amountPaise, method, reference, by } = payment;
    const fields = balanceAfter(current, amountPaise, id);
    transaction.set(place, {
      ...presentFields(encodeDocument(paymentKind, { ...payment, at: 0 })),
      at: serverTimestamp(),
    });
    putOrderFields(transaction, at, {
      ...{ id: order, order: current, fields, by },
      entry: { ...fields, payment: presentFields({ amountPaise, method, reference }) },
    });
  }, at);

/** Voids a wrong payment; voiding it again does nothing. @throws DatabaseFailure */
export const voidPayment = (
  order: string,
  { id, reason, by }: { id: string; reason: string; by: string },
  at = database(),
): Promise<void> =>
  transact(async (transaction) => {
    const place = doc(at, `${pathOf(order)}/payments`, id);
    const [stored, current] = await Promise.all([
      transaction.get(place),
      readOrderIn(transaction, at, order),
    ]);
    const payment = decodeDocument(paymentKind, place.path, stored.data());
    if (!payment.ok) throw new DatabaseFailure('data-loss', payment.problems[0]?.expected);
    if (payment.value.voided !== undefined) return;
    const fields = balanceAfter(current, 0 - payment.value.amountPaise, id);
    transaction.update(place, { voided: { at: serverTimestamp(), by, reason } });
    putOrderFields(transaction, at, {
      ...{ id: order, order: current, fields, by },
      entry: { ...fields, voided: { amountPaise: payment.value.amountPaise, reason } },
    });
  }, at);
