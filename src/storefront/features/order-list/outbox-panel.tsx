/** What waits to be sent, and what was sent since somebody looked last. */
import { piecesOf } from '#core/order/pieces.ts';
import { useStore } from '@nanostores/react';
import { formatDesigns, formatPieces } from '#core/format.ts';
import {
  ENDING_WORDS,
  isWaiting,
  type EndedOrder,
  type Outbox,
  type WaitingOrder,
} from '#storefront/shared/order/outbox.ts';
import { loginPath, orderConfirmationPath, orderListPath } from '#core/paths.ts';
import { $isOutboxUnsaved, $outbox, forgetOrder } from '#storefront/shared/stores/outbox.ts';
import { $knownUser } from '#storefront/shared/stores/known-user.ts';
import { EMPTY_ID, LIST_ID, type Desk } from './use-desk.ts';
import { OUTBOX_ID, type OutboxDesk } from './use-outbox.ts';
import { useOnline } from './use-online.ts';

interface Props {
  desk: Desk;
  outbox: OutboxDesk;
}

const contentWords = ({ request: { lines } }: WaitingOrder): string =>
  `${formatDesigns(lines.length)}, ${formatPieces(piecesOf(lines))}`;

/** Tells equal buttons apart for those who hear them. */
const Name = ({ number }: { number: string }) => <span className="sr-only">({number})</span>;

function Waiting({ order, outbox }: { order: WaitingOrder; outbox: OutboxDesk }) {
  const isOnline = useOnline();
  const { number } = order.request;
  const state = outbox.isBusy
    ? 'Sending…'
    : isOnline
      ? 'Not sent yet.'
      : `Will be sent when you are online. Reference ${number}.`;
  return (
    <li>
      <h3>Order request {number}</h3>
      <p>{contentWords(order)}</p>
      <p role="status">{state}</p>
      <p className="order-choices">
        <button
          type="button"
          className="order-choice"
          aria-disabled={outbox.isBusy || undefined}
          onClick={() => !outbox.isBusy && outbox.sendNow(order.id)}
        >
          Send now <Name number={number} />
        </button>
        <button
          type="button"
          className="order-choice"
          aria-disabled={outbox.isBusy || undefined}
          onClick={() => !outbox.isBusy && outbox.takeBack(order)}
        >
          Move back to list <Name number={number} />
        </button>
      </p>
    </li>
  );
}

function Ended({ order, desk }: { order: EndedOrder; desk: Desk }) {
  const { id, number, state: how } = order;
  return (
    <li>
      <h3>Order request {number}</h3>
      <p role={how === 'sent' ? undefined : 'alert'}>{ENDING_WORDS[how]}</p>
      <p className="order-choices">
        {how !== 'refused' && (
          <a className="order-choice" href={orderConfirmationPath(id)}>
            View <Name number={number} />
          </a>
        )}
        <button
          type="button"
          className="order-choice"
          onClick={() => {
            void forgetOrder(id);
            desk.focusSoon(desk.order.lines.length === 0 ? EMPTY_ID : LIST_ID);
          }}
        >
          OK <Name number={number} />
        </button>
      </p>
    </li>
  );
}

/** Of others who use this browser no more than the number is said. */
function Others({ held, uid }: { held: Outbox; uid: string | undefined }) {
  const count = held.filter((order) => order.uid !== uid && isWaiting(order)).length;
  if (count === 0) return null;
  const what = count === 1 ? 'An order request is waiting' : `${count} order requests are waiting`;
  return (
    <p className="order-remark">
      {uid === undefined ? (
        <>
          {what} to be sent.{' '}
          <a className="order-link" href={loginPath(orderListPath())}>
            Sign in to send
          </a>
        </>
      ) : (
        `${what} for another account in this browser. Sign in with that account to send.`
      )}
    </p>
  );
}

export function OutboxPanel({ desk, outbox }: Props) {
  const held = useStore($outbox);
  const isUnsaved = useStore($isOutboxUnsaved);
  const uid = useStore($knownUser)?.uid;
  const own = held.filter((order) => order.uid === uid);
  return (
    <div className="order-outbox" id={OUTBOX_ID} tabIndex={-1}>
      <div role="alert">
        {outbox.problem !== '' && <p className="order-remark order-remark-bad">{outbox.problem}</p>}
        {isUnsaved && own.some(isWaiting) && (
          <p className="order-remark order-remark-bad">
            This browser can’t save the request. Don’t close this page before it is sent.
          </p>
        )}
      </div>
      {own.length > 0 && (
        <section aria-labelledby="order-requests">
          <h2 id="order-requests" className="sr-only">
            Order requests
          </h2>
          <ul>
            {own.map((order) =>
              isWaiting(order) ? (
                <Waiting key={order.id} order={order} outbox={outbox} />
              ) : (
                <Ended key={order.id} order={order} desk={desk} />
              ),
            )}
          </ul>
        </section>
      )}
      <Others held={held} uid={uid} />
    </div>
  );
}
