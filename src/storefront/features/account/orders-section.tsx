/** A customer's orders, the latest first, twenty at a time. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { User } from '#core/account/user.ts';
import { orderListPath, productsPath, savedListsPath } from '#core/paths.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { useTask } from '#ui/react/use-task.ts';
import { CHOICE_ROW, EMPTY_BOX, HEADING, LEAD } from './account-class.ts';
import { focusHeading } from './heading.tsx';
import { Failure, Skeleton } from './load-state.tsx';
import { OrderCard } from './order-card.tsx';
import { pathOf } from './model/account-place.ts';
import { $orders, moreOrders, refreshOrders } from './orders-state.ts';

const NoOrders = () => (
  <div className={EMPTY_BOX}>
    <h3 className={HEADING}>No orders yet</h3>
    <p>Add designs to your order list and send it as a request. Our quote appears here.</p>
    <p className={`mt-2 ${CHOICE_ROW}`}>
      <a className="btn btn-primary" href={productsPath()}>
        View the catalogue
      </a>
      <a className="btn btn-secondary" href={orderListPath()}>
        Open your order list
      </a>
    </p>
  </div>
);

export function OrdersSection({ user: { uid } }: { user: User }) {
  const { orders, after, state, message } = useStore($orders);
  const { isBusy, run } = useTask();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    void refreshOrders(uid);
  }, [uid]);

  const showMore = () =>
    run(async () => {
      const shown = orders.length;
      if ((await moreOrders(uid)) === 0) return;
      // The first added order: the button below may have disappeared.
      requestAnimationFrame(() =>
        list.current?.children[shown]?.querySelector<HTMLElement>('a')?.focus(),
      );
    });

  if (orders.length === 0 && state === 'loading') return <Skeleton rows={3} />;
  return (
    <>
      <p className={LEAD}>
        To order the same designs often, use your{' '}
        <a className="link" href={savedListsPath()}>
          saved lists
        </a>
        . Orders that you placed by phone or on WhatsApp can be{' '}
        <a className="link" href={pathOf({ section: 'claim' })}>
          added to your account
        </a>
        .
      </p>
      {state === 'failed' && (
        <Failure
          message={message}
          onAgain={() => {
            if (orders.length > 0) {
              showMore();
              return;
            }
            focusHeading();
            void refreshOrders(uid);
          }}
        />
      )}
      {orders.length === 0 && state === 'ready' && <NoOrders />}
      {orders.length > 0 && (
        <ul ref={list} className="grid gap-3">
          {orders.map((stored) => (
            <li key={stored.id}>
              <OrderCard stored={stored} />
            </li>
          ))}
        </ul>
      )}
      {orders.length > 0 && after !== undefined && state !== 'failed' && (
        <BusyButton
          className="btn btn-secondary"
          isBusy={isBusy}
          busyLabel="Loading more orders…"
          onClick={showMore}
        >
          Show more
        </BusyButton>
      )}
    </>
  );
}
