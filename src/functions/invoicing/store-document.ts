/**
 * Stores an invoice, credit note or challan with the next number of its series, and records it in the activity of the
 * member of staff, in one transaction.
 */
import {
  FieldValue,
  type DocumentData,
  type Transaction,
  type UpdateData,
} from '#firebase/admin/firestore.ts';
import { addsUp } from '#core/invoicing/adds-up.ts';
import { financialYearOf } from '#core/invoicing/financial-year.ts';
import { invoiceNumberOf } from '#core/invoicing/invoice-number.ts';
import { dueOf, type OrderBalance } from '#core/order/balance.ts';
import {
  invoiceCounterKind,
  invoiceKind,
  type Invoice,
  type InvoiceDraft,
} from '#schema/invoice.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind } from '#schema/order.ts';
import { recordChange } from '#functions/record-change.ts';
import type { Server } from '#functions/server.ts';

export interface Allotment {
  id: string;
  draft: InvoiceDraft;
  series: string;
  by: string;
  /** ms */
  now: number;
  /** The stored fields of the order that change with it. */
  orderFields?: UpdateData<DocumentData>;
}

/** The stored balance of an order that has changed. */
export const dueField = (order: OrderBalance): UpdateData<DocumentData> => ({
  duePaise: dueOf(order) ?? FieldValue.delete(),
});

/**
 * Reads the counter, so all other reads of the transaction must come before.
 * @throws for a document that does not add up or fit its schema; nothing is written then
 */
export async function storeDocument(
  transaction: Transaction,
  server: Server,
  { id, draft, series, by, now, orderFields }: Allotment,
): Promise<Invoice> {
  const { firestore } = server;
  if (!addsUp(draft))
    throw new Error(`The document of order ${draft.orderNumber} does not add up.`);
  const financialYear = financialYearOf(now);
  const counter = firestore
    .collection(invoiceCounterKind.collection)
    .doc(`${series}-${financialYear}`);
  const stored = await transaction.get(counter);
  const serial = (stored.exists ? invoiceCounterKind.schema.parse(stored.data()).last : 0) + 1;
  const invoice: Invoice = {
    ...draft,
    ...{ series, financialYear, serial, issuedAt: now, issuedBy: by },
    number: invoiceNumberOf(series, financialYear, serial),
  };
  const fields = encodeDocument(invoiceKind, invoice);
  transaction.set(counter, encodeDocument(invoiceCounterKind, { last: serial }));
  transaction.create(firestore.collection(invoiceKind.collection).doc(id), fields);
  // No new revision: changes of staff that are under way stay possible.
  if (orderFields)
    transaction.update(firestore.collection(orderKind.collection).doc(draft.orderId), orderFields);
  const { kind, number, orderNumber, totalPaise } = invoice;
  recordChange(transaction, server, {
    path: `${invoiceKind.collection}/${id}`,
    action: 'create',
    by,
    before: {},
    after: { kind, number, orderNumber, totalPaise },
  });
  return invoice;
}
