/** The confirmation of a request that is known: still waiting in this browser, or arrived. */
import type { OrderRequest } from '#storefront/shared/order/order-request.ts';
import { STATUS_MEANINGS, STATUS_NAMES } from '#core/order/status-words.ts';
import { accountOrderPath, orderListPath, productsPath } from '#core/paths.ts';
import type { Order } from '#schema/order.ts';
import { Chat, Shown } from './confirmation-parts.tsx';

interface WaitingProps {
  request: OrderRequest;
  whatsapp: string;
  /** It is on its way at this moment. */
  isBusy: boolean;
  /** How sending it went. */
  words: string;
  onSend: () => void;
}

export const WaitingRequest = ({ request, whatsapp, isBusy, words, onSend }: WaitingProps) => (
  <Shown
    request={request}
    order={null}
    ways={
      <>
        <a className="btn btn-secondary" href={orderListPath()}>
          Order list
        </a>
        <Chat whatsapp={whatsapp} number={request.number} />
      </>
    }
  >
    <div className="confirmation-top confirmation-waiting">
      <h2>{request.number} is not sent yet</h2>
      <p>We send it automatically when you are online.</p>
      <button
        type="button"
        className="btn btn-small btn-primary"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onSend()}
      >
        Send now
      </button>
      {/* Below the button, which stays where it is while these words change. */}
      <p role="status">{words}</p>
    </div>
  </Shown>
);

interface ArrivedProps {
  id: string;
  request: OrderRequest;
  /** Null while it is only known to have been sent. */
  order: Order | null;
  whatsapp: string;
}

export function ArrivedRequest({ id, request, order, whatsapp }: ArrivedProps) {
  const status = order?.status ?? 'requested';
  return (
    <Shown
      request={request}
      order={order}
      ways={
        <>
          {status === 'quoted' ? (
            <a className="btn btn-primary" href={accountOrderPath(id)}>
              Review the quote
            </a>
          ) : (
            <a className="btn btn-secondary" href={accountOrderPath(id)}>
              View in my account
            </a>
          )}
          <Chat whatsapp={whatsapp} number={request.number} />
          <a className="link" href={productsPath()}>
            Continue browsing
          </a>
        </>
      }
    >
      <div className="confirmation-top" role="status">
        <p className="eyebrow">{STATUS_NAMES[status]}</p>
        <h2>{request.number}</h2>
        <p>
          {status === 'requested'
            ? 'We have your request and reply with a quote the same working day. Keep this reference to find the order again.'
            : STATUS_MEANINGS[status]}
        </p>
      </div>
    </Shown>
  );
}
