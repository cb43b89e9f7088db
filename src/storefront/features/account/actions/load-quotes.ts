/** Loads the sent quotes of an order of the current customer. */
import { revisionOf } from '#core/quoting/quote-revision.ts';
import { succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { listQuotes, valuesOf } from '#firebase/browser/order-records.ts';
import type { Order } from '#schema/order.ts';
import type { SentQuote } from '#schema/sent-quote.ts';
import { loadOrder } from '#storefront/shared/actions/load-order.ts';

export interface OrderQuotes {
  order: Order;
  /** The latest first. */
  sent: SentQuote[];
}

/** Undefined if the order does not exist or belongs to another customer, without telling which. */
export async function loadQuotes(
  id: string,
  uid: string,
): Promise<Result<OrderQuotes | undefined>> {
  const loaded = await loadOrder(id, uid);
  if (!loaded.success) return loaded;
  const order = loaded.value?.order;
  if (!order) return succeeded(undefined);
  return databaseOutcome(async () => ({
    order,
    sent: valuesOf(await listQuotes(id)).toSorted(
      (one, other) => revisionOf(other.quote) - revisionOf(one.quote),
    ),
  }));
}
