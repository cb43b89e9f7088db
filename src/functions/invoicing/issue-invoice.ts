/** Issues an invoice of an order once: a repeated call returns the same invoice, also after it was credited in full. */
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Server } from '#functions/server.ts';
import { readDocument } from '#functions/read-document.ts';
import { FieldValue } from '#firebase/admin/firestore.ts';
import { invoiceKind } from '#schema/invoice.ts';
import { dueField } from './store-document.ts';
import { issueOnce, type Issued } from './issue-once.ts';
import { readSource } from './read-source.ts';

interface InvoiceRequest {
  orderId: string;
  /** The number of invoices of the order that the caller has seen, so that a repeated call issues no other one. */
  earlier: number;
}

/** The first invoice has the ID of its order; each one after a full credit has a number, too. */
const invoiceIdOf = (orderId: string, place: number): string =>
  place === 1 ? orderId : `${orderId}-${place}`;

const OTHER_INVOICES = 'The invoices of this order have changed. Reload the page, then try again.';

/**
 * @param by uid of the member of staff
 * @param now ms
 * @throws Error when the database is unavailable or a document is invalid; nothing is written then
 */
export const issueInvoice = (
  { orderId, earlier }: InvoiceRequest,
  by: string,
  server: Server,
  now: () => number = Date.now,
): Promise<Result<Issued>> =>
  issueOnce(
    { id: invoiceIdOf(orderId, earlier + 1), kind: 'invoice', by, server, now },
    async (transaction) => {
      const latest =
        earlier === 0
          ? undefined
          : await readDocument(transaction, server, invoiceKind, invoiceIdOf(orderId, earlier));
      const source = await readSource(transaction, server, orderId);
      if (!source.success) return source;
      const { order, settings } = source.value;
      // The latest one must exist and be credited in full.
      if ((earlier > 0 && latest === undefined) || (order.invoicedUnits ?? 0) > 0)
        return failed(OTHER_INVOICES);
      const draft = draftInvoice(source.value);
      if (!draft.success) return draft;
      return succeeded({
        draft: draft.value,
        series: settings.invoicePrefix,
        orderFields: {
          invoicedUnits: unitsOf(draft.value.lines),
          credit: FieldValue.delete(),
          ...dueField({ ...order, credit: undefined }),
        },
      });
    },
  );
