/** Enters an order for a customer. */
import { decodedDocument } from '#firebase/browser/decoded-document.ts';
import { databaseOutcome, readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { newOrder } from '#core/order/new-order.ts';
import { orderReference } from '#core/order/new-reference.ts';
import { DONE, type Result } from '#core/result.ts';
import { idIn } from '#schema/kind.ts';
import { orderKind } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { addressKind, webUserKind, type Address } from '#schema/web-user.ts';
import type { EnteredOrder } from '#admin/features/orders/model/entered-order.ts';

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
      return decoded.fits ? [decoded.value] : [];
    });
    return addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  });

/**
 * Creates the order.
 * @param id chosen before the first attempt, so that a repeated one creates no second order
 */
export async function enterOrder(
  id: string,
  order: EnteredOrder,
  database = staffDatabase,
): Promise<Result> {
  const number = orderReference(crypto.getRandomValues(new Uint8Array(6)));
  const outcome = await databaseOutcome(() =>
    database.createOrderAsStaff(
      id,
      newOrder({ ...order, number, placedBy: database.requireUid() }),
    ),
  );
  if (outcome.success) return outcome;
  // The order of an earlier attempt, whose response was lost.
  const read = await databaseOutcome(() => database.readDocument(orderKind, id));
  return read.success && read.value !== undefined ? DONE : outcome;
}
