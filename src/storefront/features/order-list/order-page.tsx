/** The order list on its own page, where links to lists lead; and where it is sent as an order request. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { orderListPath } from '#core/paths.ts';
import { askSession } from './stores/ask-session.ts';
import { $knownUser } from '#storefront/shared/stores/known-user.ts';
import { LinkedList } from './linked-list.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import { RequestOpener } from './request-opener.tsx';
import { SEND_HASH, SEND_ID } from './send-way.tsx';
import { useDesk } from './use-desk.ts';
import { useOutbox } from './use-outbox.ts';

const isSendWanted = (): boolean => location.hash === `#${SEND_HASH}`;

/** Whether the form is open stands in the address: a reload, and the way back from signing in, open it again. */
function useSendHash(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(isSendWanted);
  useEffect(() => {
    const look = () => setOpen(isSendWanted());
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
  const desk = useDesk();
  const outbox = useOutbox(desk);
  const user = useStore($knownUser);
  const [isSending, setSending] = useSendHash();
  // Without its script the way to sign in stays.
  useEffect(() => void askSession().catch(() => undefined), []);
  const isEmpty = desk.order.lines.length === 0;
  const close = () => {
    setSending(false);
    desk.focusSoon(SEND_ID);
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
        <OutboxPanel desk={desk} outbox={outbox} />
        {isSending && user !== null && !isEmpty ? (
          <RequestOpener key={user.uid} desk={desk} outbox={outbox} user={user} onClose={close} />
        ) : (
          <>
            <LinkedList desk={desk} />
            <h2 className="sr-only">Your designs</h2>
            <OrderBody desk={desk} />
          </>
        )}
      </div>
      {!isEmpty && (
        <div className="rounded-md bg-ground p-6 lg:sticky lg:top-28">
          <OrderSummary
            desk={desk}
            isSending={isSending && user !== null}
            onSend={() => setSending(true)}
          />
        </div>
      )}
    </div>
  );
}
