/** The page of the order list, the target of shared lists, with the form for order requests. */
import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';
import { orderListPath } from '#core/paths.ts';
import { $lastUser } from '#storefront/shared/stores/last-user.ts';
import { LinkedList } from './linked-list.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import { SavedLists } from './saved-lists.tsx';
import { SEND_HASH, SEND_ID } from './send-request-button.tsx';
import { useOrderList } from './use-order-list.ts';
import { useOutbox } from './use-outbox.ts';
import { orFailed } from '#core/result.ts';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { SMALL_TEXT_BUTTON } from './order-class.ts';
import type { RequestFormProps } from './request-form.tsx';

async function fetchForm(): Promise<ComponentType<RequestFormProps>> {
  const { RequestForm } = await import('./request-form.tsx');
  return RequestForm;
}

const load = () => orFailed(fetchForm(), 'The form can’t be loaded. Your list is saved.');

const REQUEST_TITLE_ID = 'request-title';

/** Shows the order request form in place of the list; its script is loaded only then. */
function RequestOpener(props: RequestFormProps) {
  const { loaded, retry } = useLoaded(load);
  const { focusSoon } = props.orderList;
  useEffect(() => focusSoon(REQUEST_TITLE_ID), [focusSoon]);
  return (
    <section aria-labelledby={REQUEST_TITLE_ID} className="grid gap-4">
      <p>
        <button type="button" className={SMALL_TEXT_BUTTON} onClick={props.onClose}>
          Back to list
        </button>
      </p>
      <h2 id={REQUEST_TITLE_ID} tabIndex={-1} className="text-2xl outline-none">
        Send as order request
      </h2>
      {loaded.state === 'ready' && <loaded.value {...props} />}
      {loaded.state === 'loading' && <p role="status">Loading the form…</p>}
      {loaded.state === 'failed' && (
        <p role="alert">
          {loaded.error}{' '}
          <button type="button" className={SMALL_TEXT_BUTTON} onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </section>
  );
}

const isSendRequested = (): boolean => location.hash === `#${SEND_HASH}`;

/**
 * The address stores whether the form is open, so that a reload or a return from sign-in opens it again.
 */
function useSendHash(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(isSendRequested);
  useEffect(() => {
    const look = () => setOpen(isSendRequested());
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  const change = (next: boolean) => {
    history.replaceState(history.state, '', orderListPath(next ? SEND_HASH : undefined));
    setOpen(next);
  };
  return [isOpen, change];
}

export function OrderPage() {
  const orderList = useOrderList();
  const outbox = useOutbox(orderList);
  const user = useStore($lastUser);
  const [isSending, setSending] = useSendHash();
  const isEmpty = orderList.order.lines.length === 0;
  const close = () => {
    setSending(false);
    orderList.focusSoon(SEND_ID);
  };
  return (
    <div
      className={
        isEmpty
          ? undefined
          : 'grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start'
      }
    >
      <div>
        <OutboxPanel orderList={orderList} outbox={outbox} />
        {isSending && user !== null && !isEmpty ? (
          <RequestOpener
            key={user.uid}
            orderList={orderList}
            outbox={outbox}
            user={user}
            onClose={close}
          />
        ) : (
          <>
            <LinkedList orderList={orderList} />
            <h2 className="sr-only">Your designs</h2>
            <OrderBody orderList={orderList} />
            <SavedLists orderList={orderList} />
          </>
        )}
      </div>
      {!isEmpty && (
        <div className="rounded-md bg-ground p-6 lg:sticky lg:top-28">
          <OrderSummary
            orderList={orderList}
            isSending={isSending && user !== null}
            onSend={() => setSending(true)}
          />
        </div>
      )}
    </div>
  );
}
