/** Reads the invoice and the credit notes of an order, for its customer and for staff. */
import { doc, getDoc } from 'firebase/firestore/lite';
import { idIn } from '#schema/kind.ts';
import { invoiceKind, type Invoice } from '#schema/invoice.ts';
import { QUERIES } from '#schema/queries.ts';
import { decodedDocument, type DecodedDocument } from './decoded-document.ts';
import { database } from './firestore.ts';
import { runQuery } from './run-query.ts';
import { DatabaseFailure, withTimeout } from './with-timeout.ts';

export type StoredInvoice = Invoice & { id: string };

const valueOf = (document: DecodedDocument<Invoice>): StoredInvoice => {
  if (!document.success) throw new DatabaseFailure('data-loss');
  return { ...document.value, id: document.id };
};

/** In the order of their issue. @param uid of the customer who reads them. @throws DatabaseFailure also if one is invalid */
export const invoicesOfOrder = async (orderId: string, uid?: string): Promise<StoredInvoice[]> =>
  (uid === undefined
    ? await runQuery(QUERIES.orderInvoices, [orderId])
    : await runQuery(QUERIES.ownOrderInvoices, [uid, orderId])
  )
    .map(({ path, fields }) => valueOf(decodedDocument(invoiceKind, idIn(path), fields)))
    .toSorted((one, other) => one.issuedAt - other.issuedAt);

/**
 * Undefined if it does not exist.
 * @throws DatabaseFailure `permission-denied` for another customer's, also for a missing one
 */
export const readInvoice = (id: string): Promise<StoredInvoice | undefined> =>
  withTimeout(async () => {
    const fields = (await getDoc(doc(database(), invoiceKind.collection, id))).data();
    return fields === undefined ? undefined : valueOf(decodedDocument(invoiceKind, id, fields));
  });
