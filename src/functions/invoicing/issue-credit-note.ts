/** Issues a credit note for units of an invoice once: a repeated call with the same ID returns the same one. */
import { draftCreditNote, type CreditedUnits } from '#core/invoicing/draft-credit-note.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { invoiceKind } from '#schema/invoice.ts';
import { invoicingSettingsKind } from '#schema/invoicing-settings.ts';
import type { Server } from '#functions/server.ts';
import { issueOnce, type Issued } from './issue-once.ts';
import { decoded, readDocument } from '#functions/read-document.ts';

interface CreditNoteRequest {
  /** Chosen by the caller before the first attempt. */
  id: string;
  invoiceId: string;
  units: readonly CreditedUnits[];
  reason: string;
}

/**
 * @param by uid of the member of staff
 * @param now ms
 * @throws Error when the database is unavailable or a document is invalid; nothing is written then
 */
export const issueCreditNote = (
  { id, invoiceId, units, reason }: CreditNoteRequest,
  by: string,
  server: Server,
  now: () => number = Date.now,
): Promise<Result<Issued>> =>
  issueOnce({ id, by, server, now }, async (transaction) => {
    const invoice = await readDocument(transaction, server, invoiceKind, invoiceId);
    const settings = await readDocument(transaction, server, invoicingSettingsKind, 'invoicing');
    if (invoice === undefined || settings === undefined)
      return failed('This invoice no longer exists.');
    const { docs } = await transaction.get(
      server.firestore.collection(invoiceKind.collection).where('of.id', '==', invoiceId),
    );
    const notes = docs.map((each) => decoded(invoiceKind, each.ref.path, each.data()));
    const draft = draftCreditNote(invoiceId, invoice, notes, units, reason);
    if (!draft.success) return draft;
    const credited = unitsOf(notes.flatMap(({ lines }) => lines)) + unitsOf(draft.value.lines);
    return succeeded({
      draft: draft.value,
      series: settings.creditNotePrefix,
      invoicedUnits: unitsOf(invoice.lines) - credited,
    });
  });
