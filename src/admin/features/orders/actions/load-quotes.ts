/** Loads the sent quotes of an order. */
import { revisionOf } from '#core/quoting/quote-revision.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { listQuotes, valuesOf } from '#firebase/browser/order-records.ts';
import { ReadError } from '#firebase/browser/read-error.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import type { Order } from '#schema/order.ts';
import type { SentQuote } from '#schema/sent-quote.ts';
import { draftQuotePaper } from './send-quote.ts';

/**
 * The latest first. A quote that another program has entered gets a paper with the current data.
 * @throws ReadError
 */
export async function loadQuotes(
  id: string,
  order: Order,
  database = staffDatabase,
  list = listQuotes,
): Promise<SentQuote[]> {
  const { quote, timeline, updatedAt } = order;
  const stored = await readOrThrow(async () => valuesOf(await list(id)));
  const sent = stored.toSorted((one, other) => revisionOf(other.quote) - revisionOf(one.quote));
  const isStored = sent.some((each) => each.quote.revision === quote?.revision);
  if (quote === undefined || isStored) return sent;
  const paper = await draftQuotePaper(order, quote, database);
  if (!paper.success) throw new ReadError(paper.error);
  const { at = updatedAt, by = '' } = timeline.find(({ status }) => status === 'quoted') ?? {};
  return [{ quote, paper: paper.value, at, by }, ...sent];
}
