/** Editor of an order's quote. */
import { buttonClass } from '#ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded, waitingFor } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { readRatesAfresh, silverRates } from '#admin/shell/silver/use-silver-rate.ts';
import { mayQuote } from '#admin/shell/order/staff-step.ts';
import { sellerQuery } from '#admin/shell/sales/seller.ts';
import type { Order } from '#schema/order.ts';
import { loadPieces, skusOf } from '#admin/shell/actions/load-pieces.ts';
import { QuoteEditor } from './quote-editor.tsx';
import { termsQuery } from './actions/read-terms.ts';
import { crumbsOf, useOrder } from './use-order.ts';

const route = getRouteApi('/orders/$id/edit-quote');

const LINK = buttonClass('primary', 'small');

interface Props {
  id: string;
  /** The order when the editor was opened. Don't refetch it while the form is open. */
  order: Order;
  /** The current order. */
  now: Order;
}

function QuoteOf({ id, order, now }: Props) {
  const seller = useQuery(sellerQuery);
  const products = useQuery({
    queryKey: ['priced products', id],
    queryFn: () => loadPieces(skusOf(order)),
    // Prices are loaded once and stay the same while the quote is edited.
    staleTime: Infinity,
    gcTime: 0,
  });
  const rates = useQuery({
    queryKey: ['rates of quote', id],
    queryFn: ({ client }) => readRatesAfresh(client),
    // Like the prices.
    staleTime: Infinity,
    gcTime: 0,
  });
  const terms = useQuery(termsQuery(id, order.uid));
  if (seller.data && products.data && rates.data !== undefined && terms.data) {
    const silverRate = silverRates(rates.data)[0]?.perGramPaise;
    const sellerState = seller.data.address.state;
    return (
      <QuoteEditor
        {...{ id, order, now, sellerState, silverRate }}
        products={products.data}
        terms={terms.data}
      />
    );
  }
  return (
    <Screen title={`Quote for ${order.number}`} crumbs={crumbsOf(id, order)}>
      {seller.data === null ? (
        <>
          <p>
            The shop address is missing in the settings. GST on a quote (CGST and SGST, or IGST)
            depends on the state of your shop.
          </p>
          <p className="mt-4">
            <Link to="/settings" className={LINK}>
              Open settings
            </Link>
          </p>
        </>
      ) : (
        <Loaded query={waitingFor([seller, products, rates, terms])} />
      )}
    </Screen>
  );
}

function Opened({ id, now }: Omit<Props, 'order'>) {
  const [order] = useState(now);
  if (mayQuote(order)) return <QuoteOf id={id} order={order} now={now} />;
  return (
    <Screen title={`Quote for ${order.number}`} crumbs={crumbsOf(id, order)}>
      <p>This quote can’t be changed any more: the order is confirmed or closed.</p>
      <p className="mt-4">
        <Link to="/orders/$id" params={{ id }} className={LINK}>
          Back to the order
        </Link>
      </p>
    </Screen>
  );
}

export function QuoteScreen() {
  const { id } = route.useParams();
  const query = useOrder(id);
  if (query.data?.success === true) return <Opened key={id} id={id} now={query.data.value} />;
  return <ScreenWaiting title="Quote" crumbs={crumbsOf(id)} query={query} />;
}
