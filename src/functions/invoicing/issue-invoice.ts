/** Issues the invoice of an order once: a repeated call returns the same invoice. */
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { succeeded, type Result } from '#core/result.ts';
import type { Server } from '#functions/server.ts';
import { issueOnce, type Issued } from './issue-once.ts';
import { readSource } from './read-source.ts';

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
  issueOnce({ id: orderId, by, server, now }, async (transaction) => {
    const source = await readSource(transaction, server, orderId);
    if (!source.success) return source;
    const draft = draftInvoice(source.value);
    if (!draft.success) return draft;
    return succeeded({
      draft: draft.value,
      series: source.value.settings.invoicePrefix,
      invoicedUnits: unitsOf(draft.value.lines),
    });
  });
