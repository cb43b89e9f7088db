/** What is known of the request that the address names: from the outbox, from this tab which has just sent it, or from the server. */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { UNREACHED } from '#core/unreached.ts';
import type { OrderRequest } from '#storefront/shared/order/order-request.ts';
import type { Order } from '#schema/order.ts';
import { takeJustSent } from './stores/just-sent.ts';
import { $outbox, forgetSettled } from '#storefront/shared/stores/outbox.ts';

export type Confirmation =
  | { state: 'loading' }
  /** `order` is null where it has just been sent, and was not read once more. */
  | { state: 'here'; request: OrderRequest; order: Order | null }
  /** It does not fit the schema. */
  | { state: 'unreadable'; number: string | undefined }
  /** It is not there, or somebody else's. */
  | { state: 'none' }
  | { state: 'failed'; words: string }
  | { state: 'waiting'; request: OrderRequest; isBusy: boolean; words: string };

const WAITS = 'Not sent yet.';

/** @throws when its script cannot be fetched */
async function find(id: string, uid: string): Promise<Confirmation> {
  const justSent = takeJustSent(id, uid);
  if (justSent !== undefined) return { state: 'here', request: justSent, order: null };
  // The database comes when it is needed: right after sending it is not.
  const { loadOrder } = await import('#storefront/shared/actions/load-order.ts');
  const found = await loadOrder(id, uid);
  if (!found.success) return { state: 'failed', words: found.error };
  if (found.value === undefined) return { state: 'none' };
  const { order } = found.value;
  if (order === null) return { state: 'unreadable', number: found.value.number };
  return { state: 'here', request: order, order };
}

/** @returns why it still waits, if it does */
async function sendAll(id: string): Promise<string> {
  try {
    const { sendWaiting } = await import('#storefront/shared/stores/send-waiting.ts');
    const own = (await sendWaiting()).find((each) => each.id === id);
    return own?.state === 'waiting' ? own.words : WAITS;
  } catch {
    return UNREACHED;
  }
}

export function useConfirmation(id: string, uid: string) {
  const [found, setFound] = useState<Confirmation>({ state: 'loading' });
  const [sending, setSending] = useState({ isBusy: false, words: WAITS });
  const { waiting } = useStore($outbox);
  const own = waiting.find((order) => order.id === id && order.uid === uid);
  const isWaiting = own !== undefined;

  const load = useCallback(async () => {
    setFound({ state: 'loading' });
    const next = await find(id, uid).catch((): Confirmation => ({
      state: 'failed',
      words: UNREACHED,
    }));
    setFound(next);
    // They see here that it has arrived.
    if (next.state === 'here') await forgetSettled(id);
  }, [id, uid]);
  const send = useCallback(async () => {
    setSending({ isBusy: true, words: 'Sending…' });
    setSending({ isBusy: false, words: await sendAll(id) });
  }, [id]);

  useEffect(() => {
    const begin = async () => {
      // What has been sent by now is not waiting any more, and is looked for then.
      await (isWaiting ? send() : load());
    };
    void begin();
    if (!isWaiting) return undefined;
    const again = () => void send();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isWaiting, send, load]);

  const confirmation: Confirmation =
    own === undefined ? found : { state: 'waiting', request: own.request, ...sending };
  return { confirmation, load, send };
}
