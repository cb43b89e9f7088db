/** Gives the invoice of an order and its credit notes to the customer to whom the order has moved. */
import { invoiceKind } from '#schema/invoice.ts';
import { orderKind } from '#schema/order.ts';
import type { Server } from '#functions/server.ts';

/** The customer of an invoice is who may read it, not what it states. @throws on a temporary failure: call it again */
export async function moveInvoices(orderId: string, { firestore }: Server): Promise<void> {
  // Events may arrive late: the order may have moved again since.
  const order = await firestore.collection(orderKind.collection).doc(orderId).get();
  if (!order.exists) return;
  const uid: unknown = order.get('uid');
  const { docs } = await firestore
    .collection(invoiceKind.collection)
    .where('orderId', '==', orderId)
    .get();
  const others = docs.filter((each) => each.get('uid') !== uid);
  await Promise.all(others.map((each) => each.ref.update({ uid })));
}
