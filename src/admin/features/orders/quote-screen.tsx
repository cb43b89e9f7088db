/** Editor of an order's quote. */
import { buttonClass } from '#ui/button-class.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ListFailed, Loaded, waitingFor } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { loadPricedProducts } from './actions/load-priced-products.ts';
import { mayQuote } from '#admin/shell/order/staff-step.ts';
import { isWithinState, placeOfSupply } from './model/place-of-supply.ts';
import { quoteFormOf, usualLastDay, type QuoteForm } from '#core/quoting/quote-form.ts';
import type { PricedProduct } from '#core/quoting/priced-product.ts';
import { suggestedLines } from '#core/quoting/suggest-lines.ts';
import type { Order } from '#schema/order.ts';
import { QuoteEditor } from './quote-editor.tsx';
import { sellerQuery } from './seller.ts';
import { useLiveOrder, useOrder } from './use-order.ts';

const route = getRouteApi('/orders/$id/edit-quote');

const crumbsOf = (id: string, number: string) => [
  { name: 'Orders', to: '/orders' },
  { name: number, to: `/orders/${id}` },
];

function beginning(
  order: Order,
  products: ReadonlyMap<string, PricedProduct>,
  isWithin: boolean,
  now: number,
): QuoteForm {
  if (order.quote) return quoteFormOf(order.quote, isWithin, now);
  return {
    lines: suggestedLines(order.lines, products),
    discount: '',
    supply: isWithin ? 'within' : 'beyond',
    validUntil: usualLastDay(now),
    note: '',
  };
}

const Answered = ({ id, number }: { id: string; number: string }) => (
  <Screen title={`Quote for ${number}`} crumbs={crumbsOf(id, number)}>
    <p>
      This quote can’t be changed any more: the customer has answered it, or the order is closed.
    </p>
    <p className="mt-4">
      <Link to="/orders/$id" params={{ id }} className={buttonClass('primary', 'small')}>
        Back to the order
      </Link>
    </p>
  </Screen>
);

const NO_STATE = 'GST on a quote (CGST and SGST, or IGST) depends on the state of your shop.';

/**
 * Loading and error states of the data that a quote needs.
 * @param seller null if missing or invalid
 */
function Waiting({ products, seller }: { products: UseQueryResult; seller: UseQueryResult }) {
  if (seller.isError) {
    const message = `The shop settings couldn’t be loaded. ${NO_STATE} ${seller.error.message}`;
    return <ListFailed message={message} again={() => void seller.refetch()} />;
  }
  if (products.isError || seller.data !== null || seller.isFetching) {
    return <Loaded query={waitingFor([products])} />;
  }
  return (
    <>
      <ListFailed
        message={`The shop address is missing in the settings. ${NO_STATE}`}
        again={() => void seller.refetch()}
      />
      <p className="mt-4">
        <Link to="/settings" className={buttonClass('primary', 'small')}>
          Open settings
        </Link>
      </p>
    </>
  );
}

/** @param order the order when the editor was opened. Don't refetch it while the form is open. */
function LoadedQuote({ id, order, now }: { id: string; order: Order; now: Order }) {
  const navigate = useNavigate();
  const seller = useQuery(sellerQuery);
  const ids = order.lines.map(({ productId }) => productId);
  const products = useQuery({
    queryKey: ['priced products', id],
    queryFn: () => loadPricedProducts(ids),
    // Prices are loaded once and stay the same while the quote is edited.
    staleTime: Infinity,
    gcTime: 0,
  });
  const crumbs = crumbsOf(id, order.number);
  if (products.data === undefined || !seller.data) {
    return (
      <Screen title={`Quote for ${order.number}`} crumbs={crumbs}>
        <Waiting products={products} seller={seller} />
      </Screen>
    );
  }
  const supply = placeOfSupply(order);
  const sellerState = seller.data.address.state;
  const isWithin = isWithinState(supply.state, sellerState);
  return (
    <QuoteEditor
      id={id}
      order={order}
      now={now}
      supply={supply}
      sellerState={sellerState}
      products={products.data}
      begin={(at) => beginning(order, products.data, isWithin, at)}
      isWithin={isWithin}
      crumbs={crumbs}
      onGiven={() => void navigate({ to: '/orders/$id', params: { id }, ignoreBlocker: true })}
    />
  );
}

export function QuoteScreen() {
  const { id } = route.useParams();
  const query = useOrder(id);
  useLiveOrder(id);
  const order = query.data?.fits === true ? query.data.value : undefined;
  if (order === undefined) {
    return (
      <ScreenWaiting title="Quote" crumbs={[{ name: 'Orders', to: '/orders' }]} query={query} />
    );
  }
  return <Opened key={id} id={id} now={order} />;
}

function Opened({ id, now }: { id: string; now: Order }) {
  const [order] = useState(now);
  return mayQuote(order) ? (
    <LoadedQuote id={id} order={order} now={now} />
  ) : (
    <Answered id={id} number={order.number} />
  );
}
