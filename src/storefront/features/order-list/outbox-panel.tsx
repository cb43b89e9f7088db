/** The customer's request that waits to be sent, or its outcome. */
import { formatDesigns } from '#core/format.ts';
import { formatMoment } from '#core/format-time.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { loginPath, orderConfirmationPath, orderListPath } from '#core/paths.ts';
import { forgetRequest, type WaitingRequest } from '#storefront/shared/stores/outbox.ts';
import { LIMITED_HOURS, MOST_REQUESTS } from '#schema/limits.ts';
import { SMALL_TEXT_BUTTON } from './order-class.ts';
import {
  BAD_REMARK,
  CHOICE,
  CHOICE_BUTTONS,
  REMARK,
} from '#storefront/shared/parts/remark-class.ts';
import { EMPTY_ID, LIST_ID, type OrderListState } from './use-order-list.ts';
import { OUTBOX_ID, type OutboxState } from './use-outbox.ts';

interface Props {
  orderList: OrderListState;
  outbox: OutboxState;
}

const waitingText = ({ pausedUntil = 0 }: WaitingRequest): string =>
  pausedUntil > Date.now()
    ? `Not sent yet: you have sent ${MOST_REQUESTS} requests in ${LIMITED_HOURS} hours, the most for one account. This request is saved in this browser. Open this page after ${formatMoment(pausedUntil)} to send it, or order on WhatsApp now.`
    : 'Not sent yet. Will be sent when you are online.';

/** The request of the current customer. */
function OwnRequest({ orderList, outbox: { outbox, uid = '', isBusy, sendNow } }: Props) {
  const queued = outbox[uid];
  if (queued === undefined) return null;
  const isWaiting = queued.state === 'waiting';
  const number = isWaiting ? queued.request.number : queued.number;
  const forget = (message: string) => {
    forgetRequest(uid);
    orderList.say(message);
    orderList.focusSoon(orderList.order.lines.length === 0 ? EMPTY_ID : LIST_ID);
  };
  const choice = (label: string, onClick: () => void) => (
    <button
      type="button"
      className={CHOICE}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onClick()}
    >
      {label}
    </button>
  );
  return (
    <section aria-labelledby="order-request" className="border border-gilt bg-wash px-5 py-4">
      <h2 id="order-request" className="font-sans font-semibold tracking-normal">
        Order request {number}
      </h2>
      {isWaiting ? (
        <>
          <p>
            {formatDesigns(requestedLines(queued.request.lines).length)},{' '}
            {formatTotal(queued.request.lines)}
          </p>
          <p role="status">{isBusy ? 'Sending…' : waitingText(queued)}</p>
          <p className={CHOICE_BUTTONS}>
            {choice('Send now', sendNow)}
            {choice('Cancel request', () => forget('Cancelled. Your list is unchanged.'))}
          </p>
        </>
      ) : (
        <>
          <p role={queued.state === 'sent' ? undefined : 'alert'}>
            {queued.state === 'sent'
              ? 'Sent.'
              : 'This request couldn’t be accepted. Its designs are still in your list. Check it and send it again, or order on WhatsApp.'}
          </p>
          <p className={CHOICE_BUTTONS}>
            {queued.state === 'sent' && (
              <a className={CHOICE} href={orderConfirmationPath(queued.id)}>
                View
              </a>
            )}
            {choice('OK', () => forget(''))}
          </p>
        </>
      )}
    </section>
  );
}

export function OutboxPanel({ orderList, outbox }: Props) {
  const isOthersWaiting = Object.entries(outbox.outbox).some(
    ([owner, { state }]) => owner !== outbox.uid && state === 'waiting',
  );
  return (
    <div
      className="outline-none has-[p]:mb-8 has-[p]:grid has-[p]:gap-3"
      id={OUTBOX_ID}
      tabIndex={-1}
    >
      <div role="alert">
        {outbox.problem !== '' && <p className={BAD_REMARK}>{outbox.problem}</p>}
      </div>
      <OwnRequest orderList={orderList} outbox={outbox} />
      {isOthersWaiting && (
        <p className={REMARK}>
          {outbox.uid === undefined ? (
            <>
              An order request is waiting to be sent.{' '}
              <a className={SMALL_TEXT_BUTTON} href={loginPath(orderListPath())}>
                Sign in to send
              </a>
            </>
          ) : (
            'An order request is waiting for another account in this browser. Sign in with that account to send.'
          )}
        </p>
      )}
    </div>
  );
}
