/** Records payments, parcels, returns and the assignment of an order as the signed-in member of staff. */
import { queries } from '#admin/shell/queries.ts';
import { reportStaffWrite } from '#admin/shell/actions/staff-writes.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import type { Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { changeOrderContact, changeOrderOwner } from '#firebase/browser/order-owner.ts';
import * as Payments from '#firebase/browser/order-payments.ts';
import * as Shipments from '#firebase/browser/order-shipments.ts';
import { requireUid } from '#firebase/browser/session/require-uid.ts';
import { orderKind, type ContactAndAddress } from '#schema/order.ts';
import { stockKind } from '#schema/stock.ts';

type Unsigned<T> = Omit<T, 'by'>;

/** The result after the lists that it changes were read again. */
async function attempt(
  work: (by: string) => Promise<void>,
  changed: readonly { name: string }[] = [orderKind],
): Promise<Result> {
  const result = await databaseOutcome(() => work(requireUid()));
  if (result.success) reportStaffWrite();
  await Promise.all(changed.map((kind) => queries.invalidateQueries({ queryKey: listKey(kind) })));
  return result;
}

/** @returns the problem; undefined if it is stored */
async function record(...work: Parameters<typeof attempt>): Promise<string | undefined> {
  const result = await attempt(...work);
  return result.success ? undefined : result.error;
}

/** @param assignedTo uid of a member of staff; undefined for none */
export const assignOrder = (order: string, assignedTo: string | undefined) =>
  record((by) => changeOrderOwner(order, { assignedTo }, by));

/** @param uid of another customer, if this one has no account */
export const giveOrder = (order: string, uid: string) =>
  record((by) => changeOrderOwner(order, { uid }, by));

/** @param seen as they were when the change began */
export const changeContact = (order: string, seen: ContactAndAddress, next: ContactAndAddress) =>
  record((by) => changeOrderContact(order, { seen, next }, by));

/** @param seenPaise what was paid as displayed */
export const recordOrderPayment = (
  order: string,
  payment: Unsigned<Payments.NewPayment>,
  seenPaise: number,
) => attempt((by) => Payments.recordPayment(order, { ...payment, by }, seenPaise));

export const voidOrderPayment = (order: string, id: string, reason: string) =>
  record((by) => Payments.voidPayment(order, { id, reason, by }));

export const sendOrderParcels = (order: string, shipment: Unsigned<Shipments.NewShipment>) =>
  record((by) => Shipments.sendParcels(order, { ...shipment, by }), [orderKind, stockKind]);

/** @param seen the facts as they were when the change began */
export const correctOrderParcels = (
  order: string,
  id: string,
  seen: Shipments.ParcelFacts,
  next: Shipments.ParcelFacts,
) => record((by) => Shipments.correctParcels(order, { id, seen, next, by }));

/** @param seen the outcome as it was when the change began */
export const setParcelOutcome = (
  order: string,
  id: string,
  seen: Shipments.Outcome | undefined,
  outcome: Unsigned<Shipments.Outcome>,
) => record((by) => Shipments.setOutcome(order, { id, seen, outcome: { ...outcome, by } }));

export const recordOrderReturn = (order: string, goods: Unsigned<Shipments.NewReturn>) =>
  record((by) => Shipments.recordReturn(order, { ...goods, by }), [orderKind, stockKind]);
