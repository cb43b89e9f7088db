/** Queues the mail about a parcel that staff have recorded. */
import * as z from 'zod';
import { documentId } from '#schema/fields.ts';
import { HAS_PARCELS } from '#core/order-status.ts';
import { orderKind } from '#schema/order.ts';
import { shipmentKind } from '#schema/shipment.ts';
import { decoded, readDocument } from '#functions/read-document.ts';
import { defineTask } from '#functions/tasks/task.ts';
import { queueMail } from './queue-mail.ts';
import { readRecipient } from './recipient.ts';

export const parcelMailTask = defineTask({
  name: 'parcel-mail',
  input: z.object({ orderId: documentId, shipmentId: documentId }),
  run: ({ orderId, shipmentId }, server) =>
    server.firestore.runTransaction(async (transaction) => {
      const order = await readDocument(transaction, server, orderKind, orderId);
      // The rules let packing staff write a parcel of any order, also of one that is not packed.
      if (order === undefined || !HAS_PARCELS.has(order.status)) return;
      const path = `${orderKind.collection}/${orderId}/shipments/${shipmentId}`;
      const snapshot = await transaction.get(server.firestore.doc(path));
      if (!snapshot.exists) return;
      const shipment = decoded(shipmentKind, path, snapshot.data());
      const recipient = await readRecipient(transaction, server, order);
      if (!recipient?.getsOrderUpdates) return;
      const { courier, trackingNumber, trackingUrl, parcels, lines } = shipment;
      const { weightG, insuredPaise } = shipment;
      await queueMail(transaction, server, {
        id: `parcel-${orderId}-${shipmentId}`,
        to: recipient.to,
        content: {
          kind: 'dispatched',
          ...{ orderId, courier, trackingNumber, trackingUrl, parcels, lines },
          ...{ weightG, insuredPaise },
          number: order.number,
          name: order.contact.name,
          hasAccount: recipient.hasAccount,
        },
      });
    }),
});
