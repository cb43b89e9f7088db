/** Waiting requests, and those sent since the last visit. */
import { formatTotal } from '#core/order/total-units.ts';
import { useStore } from '@nanostores/react';
import { formatDesigns } from '#core/format.ts';
import {
  ENDING_MESSAGES,
  isWaiting,
  type EndedOrder,
  type Outbox,
  type WaitingOrder,
} from '#storefront/shared/order/outbox.ts';
import { loginPath, orderConfirmationPath, orderListPath } from '#core/paths.ts';
import { $isOutboxUnsaved, $outbox, forgetOrder } from '#storefront/shared/stores/outbox.ts';
import { $lastUser } from '#storefront/shared/stores/last-user.ts';
import { BAD_REMARK, CHOICE, CHOICE_BUTTONS, REMARK, SMALL_TEXT_BUTTON } from './order-class.ts';
import { EMPTY_ID, LIST_ID, type OrderListState } from './use-order-list.ts';
import { OUTBOX_ID, type OutboxState } from './use-outbox.ts';
import { useOnline } from './use-online.ts';

interface Props {
  orderList: OrderListState;
  outbox: OutboxState;
}

const REQUEST = 'border-line py-4 not-first:border-t';

const contentSummary = ({ request: { lines } }: WaitingOrder): string =>
  `${formatDesigns(lines.length)}, ${formatTotal(lines)}`;

/** Distinguishes equal buttons for screen readers. */
const Name = ({ number }: { number: string }) => <span className="sr-only">({number})</span>;

function Waiting({ order, outbox }: { order: WaitingOrder; outbox: OutboxState }) {
  const isOnline = useOnline();
  const { number } = order.request;
  const state = outbox.isBusy
    ? 'Sending…'
    : isOnline
      ? 'Not sent yet.'
      : `Will be sent when you are online. Reference ${number}.`;
  const choice = (label: string, act: (id: string) => void) => (
    <button
      type="button"
      className={CHOICE}
      aria-disabled={outbox.isBusy || undefined}
      onClick={() => !outbox.isBusy && act(order.id)}
    >
      {label} <Name number={number} />
    </button>
  );
  return (
    <li className={REQUEST}>
      <h3 className="font-sans font-semibold tracking-normal">Order request {number}</h3>
      <p>{contentSummary(order)}</p>
      <p role="status">{state}</p>
      <p className={CHOICE_BUTTONS}>
        {choice('Send now', outbox.sendNow)}
        {/* What was sent once may have arrived. */}
        {order.state === 'new' && choice('Move back to list', outbox.moveToList)}
      </p>
    </li>
  );
}

function Ended({ order, orderList }: { order: EndedOrder; orderList: OrderListState }) {
  const { id, number, state: how } = order;
  return (
    <li className={REQUEST}>
      <h3 className="font-sans font-semibold tracking-normal">Order request {number}</h3>
      <p role={how === 'sent' ? undefined : 'alert'}>{ENDING_MESSAGES[how]}</p>
      <p className={CHOICE_BUTTONS}>
        {how === 'sent' && (
          <a className={CHOICE} href={orderConfirmationPath(id)}>
            View <Name number={number} />
          </a>
        )}
        <button
          type="button"
          className={CHOICE}
          onClick={() => {
            void forgetOrder(id);
            orderList.focusSoon(orderList.order.lines.length === 0 ? EMPTY_ID : LIST_ID);
          }}
        >
          OK <Name number={number} />
        </button>
      </p>
    </li>
  );
}

/** Of other users only the number is shown. */
function Others({ orders, uid }: { orders: Outbox; uid: string | undefined }) {
  const count = orders.filter((order) => order.uid !== uid && isWaiting(order)).length;
  if (count === 0) return null;
  const what = count === 1 ? 'An order request is waiting' : `${count} order requests are waiting`;
  return (
    <p className={REMARK}>
      {uid === undefined ? (
        <>
          {what} to be sent.{' '}
          <a className={SMALL_TEXT_BUTTON} href={loginPath(orderListPath())}>
            Sign in to send
          </a>
        </>
      ) : (
        `${what} for another account in this browser. Sign in with that account to send.`
      )}
    </p>
  );
}

export function OutboxPanel({ orderList, outbox }: Props) {
  const orders = useStore($outbox);
  const isUnsaved = useStore($isOutboxUnsaved);
  const uid = useStore($lastUser)?.uid;
  const own = orders.filter((order) => order.uid === uid);
  return (
    <div
      className="outline-none has-[p]:mb-8 has-[p]:grid has-[p]:gap-3"
      id={OUTBOX_ID}
      tabIndex={-1}
    >
      <div role="alert">
        {outbox.problem !== '' && <p className={BAD_REMARK}>{outbox.problem}</p>}
        {isUnsaved && own.some(isWaiting) && (
          <p className={BAD_REMARK}>
            This browser can’t save the request. Don’t close this page before it is sent.
          </p>
        )}
      </div>
      {own.length > 0 && (
        <section aria-labelledby="order-requests" className="border border-gilt bg-wash px-5">
          <h2 id="order-requests" className="sr-only">
            Order requests
          </h2>
          <ul>
            {own.map((order) =>
              isWaiting(order) ? (
                <Waiting key={order.id} order={order} outbox={outbox} />
              ) : (
                <Ended key={order.id} order={order} orderList={orderList} />
              ),
            )}
          </ul>
        </section>
      )}
      <Others orders={orders} uid={uid} />
    </div>
  );
}
