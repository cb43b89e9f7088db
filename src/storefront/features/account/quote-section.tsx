/** The proforma invoices of an order of the customer, and what changed between its quotes. */
import { useCallback, useState } from 'react';
import type { User } from '#core/account/user.ts';
import { quoteEnd } from '#core/order/customer-step.ts';
import { Button } from '#ui/react/button.tsx';
import { QuoteRevisions } from '#ui/react/paper/quote-revisions.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { CHOICE_ROW, LINE_LINK } from './account-class.ts';
import { loadQuotes } from './actions/load-quotes.ts';
import { Heading } from './heading.tsx';
import { LoadState } from './load-state.tsx';
import { pathOf } from './model/account-place.ts';

export function QuoteSection({ id, user: { uid } }: { id: string; user: User }) {
  const loading = useLoaded(useCallback(() => loadQuotes(id, uid), [id, uid]));
  const [now] = useState(Date.now);
  const { loaded } = loading;
  if (loaded.state !== 'ready')
    return (
      <>
        <Heading>Proforma invoice</Heading>
        <LoadState loading={loading} rows={5} />
      </>
    );
  const { order, sent = [] } = loaded.value ?? {};
  if (order === undefined || sent.length === 0)
    return (
      <>
        <Heading>We can’t show this proforma invoice</Heading>
        <p>This order isn’t in your account, or it has no quote yet.</p>
        <p>
          <a className={LINE_LINK} href={pathOf({ section: 'orders' })}>
            All orders
          </a>
        </p>
      </>
    );
  return (
    <>
      <Heading number={order.number}>{`Proforma invoice ${order.number}`}</Heading>
      <p className={`${CHOICE_ROW} items-center`}>
        <Button kind="primary" size="small" onClick={() => print()}>
          Print or save as PDF
        </Button>
        <a className={LINE_LINK} href={pathOf({ section: 'order', id })}>
          Order {order.number}
        </a>
      </p>
      <QuoteRevisions
        id={id}
        sent={sent}
        ended={quoteEnd(order, now)}
        look={{ card: 'border border-line bg-paper p-4', select: 'control' }}
      />
    </>
  );
}
