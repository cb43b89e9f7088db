/** The proforma invoices of an order, and what changed between its quotes. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { waitingFor } from '#admin/shell/list/list-states.tsx';
import { CARD, CONTROL } from '#admin/shell/look/classes.ts';
import { PaperFrame } from '#admin/shell/paper-frame.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { ScreenMissing, ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { quoteEnd } from '#core/order/customer-step.ts';
import type { Order } from '#schema/order.ts';
import { buttonClass } from '#ui/button-class.ts';
import { hasAccount } from '#core/account/entered-customer.ts';
import { QuoteRevisions } from '#ui/react/paper/quote-revisions.tsx';
import { loadQuotes } from './actions/load-quotes.ts';
import { recordsKey } from './actions/read-records.ts';
import { crumbsOf, useOrder } from './use-order.ts';

const route = getRouteApi('/orders/$id/quote');

const titleOf = ({ number }: Pick<Order, 'number'>): string => `Proforma invoice ${number}`;

const NoQuote = ({ id, order }: { id: string; order: Order }) => (
  <Screen title={titleOf(order)} crumbs={crumbsOf(id, order)}>
    <p>This order has no quote yet.</p>
    {order.status === 'requested' && (
      <p className="mt-4">
        <Link
          to="/orders/$id/edit-quote"
          params={{ id }}
          className={buttonClass('primary', 'small')}
        >
          Create quote
        </Link>
      </p>
    )}
  </Screen>
);

function Quotes({ id, order }: { id: string; order: Order }) {
  const now = useNow();
  const quotes = useQuery({
    queryKey: [...recordsKey(id), 'quotes', order.rev],
    queryFn: () => loadQuotes(id, order),
  });
  const crumbs = crumbsOf(id, order);
  if (!quotes.data)
    return <ScreenWaiting title={titleOf(order)} crumbs={crumbs} query={waitingFor([quotes])} />;
  return (
    <PaperFrame title={titleOf(order)} crumbs={crumbs}>
      <QuoteRevisions
        id={id}
        hasAccount={hasAccount(order.uid)}
        sent={quotes.data}
        ended={quoteEnd(order, now)}
        look={{ card: CARD, select: CONTROL }}
      />
    </PaperFrame>
  );
}

export function QuotePaperScreen() {
  const { id } = route.useParams();
  const order = useOrder(id);
  if (order.data === null || order.data?.success === false) return <ScreenMissing />;
  if (order.data === undefined)
    return <ScreenWaiting title="Proforma invoice" crumbs={crumbsOf(id)} query={order} />;
  const { value } = order.data;
  return value.quote === undefined ? (
    <NoQuote id={id} order={value} />
  ) : (
    <Quotes id={id} order={value} />
  );
}
