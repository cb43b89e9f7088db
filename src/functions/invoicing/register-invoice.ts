/** Adds to an invoice or credit note what the Invoice Registration Portal returned for it, once. */
import { readRegistration } from './e-invoice-registration.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { readDocument } from '#functions/read-document.ts';
import { recordChange } from '#functions/record-change.ts';
import type { Server } from '#functions/server.ts';
import { invoiceKind } from '#schema/invoice.ts';
import { encodeDocument } from '#schema/kind.ts';

/**
 * @param file the text of a JSON file of the portal
 * @param by uid of the member of staff
 * @returns the IRN, also when it was added before
 */
export const registerInvoice = (
  { id, file }: { id: string; file: string },
  by: string,
  server: Server,
): Promise<Result<{ irn: string }>> =>
  server.firestore.runTransaction(async (transaction): Promise<Result<{ irn: string }>> => {
    const invoice = await readDocument(transaction, server, invoiceKind, id);
    if (invoice === undefined) return failed('This invoice does not exist.');
    const read = readRegistration(file, invoice);
    if (!read.success) return read;
    const { irn } = read.value;
    if (invoice.registration?.irn === irn) return succeeded({ irn });
    if (invoice.registration) return failed(`${invoice.number} already has another IRN.`);
    const path = `${invoiceKind.collection}/${id}`;
    const { registration } = encodeDocument(invoiceKind, { ...invoice, registration: read.value });
    transaction.update(server.firestore.doc(path), { registration });
    recordChange(transaction, server, { path, by, before: {}, after: { irn } });
    return succeeded({ irn });
  });
