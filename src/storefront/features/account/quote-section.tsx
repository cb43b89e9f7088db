/** The proforma invoices of an order of the customer, and what changed between its quotes. */
import { useCallback, useState } from 'react';
import type { User } from '#core/account/user.ts';
import { quoteEnd } from '#core/order/customer-step.ts';
import { revisionOf } from '#core/quoting/quote-revision.ts';
import { succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { listQuotes, valuesOf } from '#firebase/browser/order-records.ts';
import type { Order } from '#schema/order.ts';
import type { SentQuote } from '#schema/sent-quote.ts';
import { loadOrder } from '#storefront/shared/actions/load-order.ts';
import { QuoteRevisions } from '#ui/react/paper/quote-revisions.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { OneDocument, PaperHead } from './one-document.tsx';

interface OrderQuotes {
  order: Order;
  /** The latest first; at least one. */
  sent: SentQuote[];
}

/** Undefined without a quote, or if the order is missing or another customer's, without telling which. */
async function loadQuotes(id: string, uid: string): Promise<Result<OrderQuotes | undefined>> {
  const loaded = await loadOrder(id, uid);
  if (!loaded.success) return loaded;
  const order = loaded.value?.order;
  if (!order) return succeeded(undefined);
  return databaseOutcome(async () => {
    const sent = valuesOf(await listQuotes(id)).toSorted(
      (one, other) => revisionOf(other.quote) - revisionOf(one.quote),
    );
    return sent.length === 0 ? undefined : { order, sent };
  });
}

export function QuoteSection({ id, user: { uid } }: { id: string; user: User }) {
  const loading = useLoaded(useCallback(() => loadQuotes(id, uid), [id, uid]));
  const [now] = useState(Date.now);
  return (
    <OneDocument
      loading={loading}
      name="Proforma invoice"
      missing="This order isn’t in your account, or it has no quote yet."
    >
      {({ order, sent }) => (
        <>
          <PaperHead
            number={order.number}
            title="Proforma invoice"
            order={{ id, number: order.number }}
          />
          <QuoteRevisions
            id={id}
            hasAccount
            sent={sent}
            ended={quoteEnd(order, now)}
            look={{ card: 'border border-line bg-paper p-4', select: 'control' }}
          />
        </>
      )}
    </OneDocument>
  );
}
