/** Issues the invoice of an order once: a repeated call returns the same invoice, until it is credited in full. */
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { succeeded, type Result } from '#core/result.ts';
import type { Server } from '#functions/server.ts';
import { readDocument } from '#functions/read-document.ts';
import { FieldValue, type Transaction } from '#firebase/admin/firestore.ts';
import { invoiceKind } from '#schema/invoice.ts';
import { orderKind } from '#schema/order.ts';
import { dueField } from './store-document.ts';
import { issueOnce, type Issued } from './issue-once.ts';
import { readSource } from './read-source.ts';

/** The first invoice has the ID of its order; each one after a full credit has a number, too. */
const invoiceIdOf =
  (orderId: string, server: Server) =>
  async (transaction: Transaction): Promise<string> => {
    const order = await readDocument(transaction, server, orderKind, orderId);
    const isInvoiced = (order?.invoicedUnits ?? 0) > 0;
    for (let place = 1, latest = orderId; ; place += 1) {
      const id = place === 1 ? orderId : `${orderId}-${place}`;
      const invoice = await readDocument(transaction, server, invoiceKind, id);
      if (invoice === undefined) return isInvoiced ? latest : id;
      latest = id;
    }
  };

/**
 * @param by uid of the member of staff
 * @param now ms
 * @throws Error when the database is unavailable or a document is invalid; nothing is written then
 */
export const issueInvoice = (
  orderId: string,
  by: string,
  server: Server,
  now: () => number = Date.now,
): Promise<Result<Issued>> =>
  issueOnce({ id: invoiceIdOf(orderId, server), by, server, now }, async (transaction) => {
    const source = await readSource(transaction, server, orderId);
    if (!source.success) return source;
    const draft = draftInvoice(source.value);
    if (!draft.success) return draft;
    return succeeded({
      draft: draft.value,
      series: source.value.settings.invoicePrefix,
      orderFields: {
        invoicedUnits: unitsOf(draft.value.lines),
        credit: FieldValue.delete(),
        ...dueField({ ...source.value.order, credit: undefined }),
      },
    });
  });
