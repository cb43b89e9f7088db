/** Sends the list as an order request: what is asked for, whom we answer, where it shall go. */
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { User } from '#core/account/user.ts';
import { requestLines } from '#storefront/shared/order/order-request.ts';
import { loginPath, orderListPath } from '#core/paths.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useWork } from '#ui/react/use-work.ts';
import { referenceOfList } from '#storefront/shared/stores/change-order.ts';
import { $order } from '#storefront/shared/stores/order-list.ts';
import { reserveId } from '#storefront/shared/stores/outbox.ts';
import { dropDraft } from './stores/request-draft.ts';
import { RequestFields } from './request-fields.tsx';
import { RequestReview } from './request-review.tsx';
import { SEND_HASH } from './send-way.tsx';
import type { Desk } from './use-desk.ts';
import type { OutboxDesk } from './use-outbox.ts';
import { useRequest } from './use-request.ts';

export interface RequestFormProps {
  desk: Desk;
  outbox: OutboxDesk;
  /** Of the copy that the browser keeps; only while they are signed in will anything be sent. */
  user: User;
  onClose: () => void;
}

const CHANGED = 'The list changed in another tab. Check it, then send.';
const LATE =
  'Your connection is slow, so your sign-in isn’t confirmed yet. You can fill in the form. We send the request when the sign-in is confirmed.';
const FULL = 'Too many order requests are waiting in this browser. Send those above first.';

/** The reference of the list, and the id under which it will be sent: in every tab the same. */
function useReference(): { reference: string | null; idOf: () => Promise<string> } {
  const { reference } = useStore($order);
  useEffect(() => {
    if (reference === null) referenceOfList();
    else void reserveId(reference);
  }, [reference]);
  return { reference, idOf: () => reserveId(reference ?? referenceOfList()) };
}

const SessionGone = () => (
  <FormMessage kind="bad" words="Your session ended. Please sign in again.">
    <p className="order-choices">
      <a className="btn btn-primary" href={loginPath(orderListPath(SEND_HASH))}>
        Sign in to send
      </a>
    </p>
  </FormMessage>
);

export function RequestForm({ desk, outbox, user, onClose }: RequestFormProps) {
  const { order, catalogue } = desk;
  const request = useRequest(user);
  const { reference, idOf } = useReference();
  const [message, setMessage] = useState('');
  const [attempts, setAttempts] = useState(0);
  const place = useRef<HTMLFormElement>(null);
  const { isBusy, run } = useWork();

  useEffect(() => {
    if (attempts > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const { lines, left } = useMemo(
    () =>
      catalogue.state === 'ready'
        ? requestLines(
            order.lines.map(({ line }) => line),
            catalogue.entries,
          )
        : { lines: [], left: [] },
    [order, catalogue],
  );

  const send = async () => {
    setMessage('');
    const details = request.details();
    if (details === undefined) {
      setAttempts((count) => count + 1);
      return;
    }
    const queued = await outbox.send({
      id: await idOf(),
      uid: user.uid,
      reference: reference ?? referenceOfList(),
      lines,
      details,
    });
    if (queued === 'changed') setMessage(CHANGED);
    else if (queued === 'full') setMessage(FULL);
    else {
      dropDraft();
      onClose();
    }
  };

  if (request.customer.state === 'gone') return <SessionGone />;
  if (catalogue.state !== 'ready') {
    return (
      <p role="status">
        {catalogue.state === 'loading'
          ? 'Loading the catalogue…'
          : 'The catalogue can’t be loaded right now, so the request can’t be sent. Your list is saved. Try again when you are online.'}
      </p>
    );
  }
  return (
    <form
      ref={place}
      className="form request-form"
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        run(send);
      }}
    >
      <FormMessage kind="note" words={request.customer.state === 'late' ? LATE : ''} />
      <RequestReview desk={desk} lines={lines} left={left} />
      {lines.length > 0 && (
        <>
          <RequestFields request={request} />
          <FormMessage kind="bad" words={message} />
          <p className="request-pay">
            You pay nothing now. We check stock and weights and send you a quote the same working
            day. You order only when you accept it.
          </p>
          <div className="request-end">
            <BusyButton
              type="submit"
              className="btn btn-primary"
              isBusy={isBusy}
              busyWords="Sending…"
            >
              Send order request
            </BusyButton>
            {reference !== null && <span className="order-small">Reference {reference}</span>}
          </div>
        </>
      )}
    </form>
  );
}
