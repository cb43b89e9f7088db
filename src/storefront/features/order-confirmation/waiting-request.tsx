/** A request that still waits in this browser: it is tried at once, and whenever the connection is back. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderRequest } from '#storefront/shared/order/order-request.ts';
import { orderListPath } from '#core/paths.ts';
import { UNREACHED } from '#core/unreached.ts';
import { useWork } from '#ui/react/use-work.ts';
import { TOP, TOP_TITLE } from './confirmation-class.ts';
import { Chat, Shown } from './confirmation-parts.tsx';

const WAITS = 'Not sent yet.';

/** @returns how it went; once it is sent, nobody reads that */
async function sendAll(): Promise<string> {
  try {
    const { sendWaiting } = await import('#storefront/shared/stores/send-waiting.ts');
    const sent = await sendWaiting();
    return (!sent.success && sent.error) || WAITS;
  } catch {
    return UNREACHED;
  }
}

interface Props {
  request: OrderRequest;
  whatsapp: string;
}

export function WaitingRequest({ request, whatsapp }: Props) {
  const [words, setWords] = useState(WAITS);
  const { isBusy, run } = useWork();
  const send = () =>
    run(async () => {
      setWords('Sending…');
      setWords(await sendAll());
    });
  const sendByItself = useEffectEvent(send);
  useEffect(() => {
    const begin = () => sendByItself();
    begin();
    addEventListener('online', begin);
    return () => removeEventListener('online', begin);
  }, []);
  return (
    <Shown
      request={request}
      ways={
        <>
          <a className="btn btn-secondary" href={orderListPath()}>
            Order list
          </a>
          <Chat whatsapp={whatsapp} number={request.number} />
        </>
      }
    >
      <div className={`border-gilt bg-wash ${TOP}`}>
        <h2 className={TOP_TITLE}>{request.number} is not sent yet</h2>
        <p>We send it automatically when you are online.</p>
        <button
          type="button"
          className="mt-1.5 btn btn-small justify-self-start btn-primary"
          aria-disabled={isBusy || undefined}
          onClick={send}
        >
          Send now
        </button>
        {/* Below the button, which stays where it is while these words change. */}
        <p role="status">{words}</p>
      </div>
    </Shown>
  );
}
