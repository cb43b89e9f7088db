/** One order: status, contents, quote and actions. */
import { useCallback } from 'react';
import { loadOrder } from '#storefront/shared/actions/load-order.ts';
import type { StoredOrder } from './actions/load-orders.ts';
import type { User } from '#core/account/user.ts';
import { LINE_LINK } from './account-class.ts';
import { AccountLink } from './account-link.tsx';
import { Heading } from './heading.tsx';
import { LoadState } from './load-state.tsx';
import { OrderDetail } from './order-detail.tsx';
import { noteOrder } from './orders-state.ts';
import { useLoaded } from '#ui/react/use-loaded.ts';

const BackToOrders = () => (
  <p>
    <AccountLink className={LINE_LINK} to={{ section: 'orders' }}>
      All orders
    </AccountLink>
  </p>
);

/** The same message for a missing order and for another customer's. */
const NotShown = () => (
  <>
    <Heading>We can’t show this order</Heading>
    <p>
      This order isn’t in your account. Check the reference, or sign in with the account you used to
      order.
    </p>
    <BackToOrders />
  </>
);

export function OrderSection({ id, user: { uid } }: { id: string; user: User }) {
  const loading = useLoaded(useCallback(() => loadOrder(id, uid), [id, uid]));
  const { loaded, set } = loading;
  if (loaded.state !== 'ready') {
    return (
      <>
        <Heading>Order</Heading>
        <LoadState loading={loading} rows={5} />
        {loaded.state === 'failed' && <BackToOrders />}
      </>
    );
  }
  const { value: stored } = loaded;
  if (!stored?.order) return <NotShown />;
  const change = (now: StoredOrder) => {
    set(now);
    noteOrder(now);
  };
  return (
    <>
      <Heading number={stored.order.number}>{`Order ${stored.order.number}`}</Heading>
      <OrderDetail id={id} order={stored.order} uid={uid} onChange={change} />
      <BackToOrders />
    </>
  );
}
