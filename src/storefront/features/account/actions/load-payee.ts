/** Loads where a customer pays for an order. */
import type { Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { invoicesOfOrder } from '#firebase/browser/invoices.ts';
import { listQuotes } from '#firebase/browser/order-records.ts';
import type { TradePaper } from '#schema/trade-paper.ts';

/** As on the latest proforma invoice or invoice; undefined if it names no account. Customers can't read the settings. */
export const loadPayee = (id: string, uid: string): Promise<Result<TradePaper | undefined>> =>
  databaseOutcome(async () => {
    const [quotes, invoices] = await Promise.all([listQuotes(id), invoicesOfOrder(id, uid)]);
    const papers = [
      ...quotes.flatMap((each) => (each.success ? [each.value] : [])),
      ...invoices
        .filter(({ kind }) => kind === 'invoice')
        .map((invoice) => ({ paper: invoice, at: invoice.issuedAt })),
    ];
    const latest = papers.toSorted((one, other) => other.at - one.at)[0]?.paper;
    return (latest?.bank ?? latest?.upiId) === undefined ? undefined : latest;
  });
