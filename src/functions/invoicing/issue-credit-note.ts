/** Issues a credit note for units of an invoice once: a repeated call with the same ID returns the same one. */
import { draftCreditNote, type CreditedUnits } from '#core/invoicing/draft-credit-note.ts';
import { partsOfLine } from '#core/invoicing/part-of-line.ts';
import { isSame } from '#core/editing/document-write.ts';
import { leavesBalance } from '#core/order/balance.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { FieldValue } from '#firebase/admin/firestore.ts';
import { invoiceKind, type Invoice } from '#schema/invoice.ts';
import { invoicingSettingsKind } from '#schema/invoicing-settings.ts';
import type { Server } from '#functions/server.ts';
import { issueOnce, type Issued } from './issue-once.ts';
import { dueField } from './store-document.ts';
import { orderCredit, orderKind } from '#schema/order.ts';
import * as z from 'zod';
import { decoded, readDocument } from '#functions/read-document.ts';

interface CreditNoteRequest {
  /** Chosen by the caller before the first attempt. */
  id: string;
  invoiceId: string;
  units: readonly CreditedUnits[];
  reason: string;
  /** The invoice was wrong: all its units are credited, and another one can follow. */
  isCorrection?: boolean | undefined;
}

/**
 * @param by uid of the member of staff
 * @param now ms
 * @throws Error when the database is unavailable or a document is invalid; nothing is written then
 */
export const issueCreditNote = (
  { id, invoiceId, units, reason, isCorrection = false }: CreditNoteRequest,
  by: string,
  server: Server,
  now: () => number = Date.now,
): Promise<Result<Issued>> => {
  const matches = (issued: Invoice): boolean =>
    issued.of?.id === invoiceId &&
    issued.reason === reason &&
    isSame(
      issued.lines.flatMap(({ of: line, ...rest }) =>
        partsOfLine(rest).map((part) => ({ line, ...part })),
      ),
      units.filter(({ qty }) => qty > 0),
    );
  return issueOnce(
    { id, kind: 'creditNote', by, server, now, matches },
    async (transaction, at) => {
      const invoice = await readDocument(transaction, server, invoiceKind, invoiceId);
      const settings = await readDocument(transaction, server, invoicingSettingsKind, 'invoicing');
      if (invoice === undefined || settings === undefined)
        return failed('This invoice no longer exists.');
      const order = await readDocument(transaction, server, orderKind, invoice.orderId);
      if (order === undefined) return failed('This order no longer exists.');
      const { docs } = await transaction.get(
        server.firestore.collection(invoiceKind.collection).where('of.id', '==', invoiceId),
      );
      const notes = docs.map((each) => decoded(invoiceKind, each.ref.path, each.data()));
      const draft = draftCreditNote(invoiceId, invoice, notes, units, reason);
      if (!draft.success) return draft;
      const all = [...notes, draft.value];
      const invoicedUnits = unitsOf(invoice.lines) - unitsOf(all.flatMap(({ lines }) => lines));
      if (isCorrection && invoicedUnits > 0)
        return failed('Credit all units of an invoice that was wrong.');
      const credit =
        invoicedUnits === 0 && leavesBalance(order, isCorrection)
          ? undefined
          : {
              totalPaise: all.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
              taxablePaise: all.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0),
              at,
            };
      return succeeded({
        draft: draft.value,
        series: settings.creditNotePrefix,
        orderFields: {
          invoicedUnits,
          credit: credit ? z.encode(orderCredit, credit) : FieldValue.delete(),
          ...dueField({ ...order, credit }),
        },
      });
    },
  );
};
