/**
 * Sends waiting requests from the page of the list: on a press, and automatically when possible.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SERVER_UNREACHABLE } from '#core/server-unreachable.ts';
import { failed, type Result } from '#core/result.ts';
import { orderConfirmationPath } from '#core/paths.ts';
import {
  $outbox,
  queueRequest,
  moveToList,
  waitingOf,
  type Sending,
} from '#storefront/shared/stores/outbox.ts';
import { $lastUser } from '#storefront/shared/stores/last-user.ts';
import { LIST_ID, type OrderListState } from './use-order-list.ts';

export interface OutboxState {
  /** A request is being sent. */
  isBusy: boolean;
  /** Why the last action failed; empty if it did not. */
  problem: string;
  /** Moves lines to the outbox and sends them; the result says whether they were moved. */
  send: (sending: Sending) => Promise<Result<string>>;
  sendNow: (id: string) => void;
  moveToList: (id: string) => void;
}

export const OUTBOX_ID = 'order-outbox';

/** Delays after failed attempts, ms; then every minute. */
const RETRY_AFTER = [2_000, 5_000, 15_000];
const MINUTE = 60_000;

interface Attempt {
  /** The request whose page is opened once it is sent. */
  lead?: string | undefined;
  /** The number of failed attempts. */
  failed: number;
}

/** Tries to send all waiting requests. Loads Firebase only if there are any. */
async function sendAll(): Promise<Result> {
  if (!navigator.onLine) return failed('');
  try {
    return await (await import('#storefront/shared/stores/send-waiting.ts')).sendWaiting();
  } catch {
    // Its script failed to load.
    return failed(SERVER_UNREACHABLE);
  }
}

const isSent = (id: string): boolean =>
  $outbox.get().some((order) => order.id === id && order.state === 'sent');

export function useOutbox(orderList: OrderListState): OutboxState {
  const uid = useStore($lastUser)?.uid;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** A restored connection is often not usable immediately. */
  const [next, setNext] = useState<Attempt>();
  const last = useRef<Promise<void>>(Promise.resolve());
  const { say, focusSoon } = orderList;
  /** Runs tasks sequentially. @param task returns the problem */
  const work = (task: () => Promise<string>): void => {
    const turn = async (): Promise<void> => {
      setBusy(true);
      setProblem('');
      await task().then(setProblem, reportError);
      setBusy(false);
    };
    last.current = last.current.then(turn);
  };

  async function attempt({ lead, failed: tried }: Attempt): Promise<string> {
    setNext(undefined);
    const before = uid === undefined ? [] : waitingOf(uid);
    if (lead === undefined && before.length === 0) return '';
    const result = await sendAll();
    if (lead !== undefined && isSent(lead)) {
      location.assign(orderConfirmationPath(lead));
      return '';
    }
    const sent = before.filter(({ id }) => isSent(id));
    if (sent.length > 0) say(`${sent.map(({ request }) => request.number).join(', ')} sent.`);
    if (lead !== undefined && tried === 0) {
      focusSoon(OUTBOX_ID);
      if (!navigator.onLine) say('Will be sent when you are online.');
    }
    const failure = result.success ? '' : result.error;
    // Only a press opens the order page: after an automatic attempt the user may be doing something else.
    if (failure !== '') setNext({ failed: tried + 1 });
    return failure;
  }
  const begin = useEffectEvent((next: Attempt): void => work(() => attempt(next)));

  useEffect(() => {
    if (uid === undefined) return undefined;
    const onOnline = (): void => begin({ failed: 0 });
    onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [uid]);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => begin(next), RETRY_AFTER[next.failed - 1] ?? MINUTE);
    return () => clearTimeout(timer);
  }, [next]);

  const sendNow = (id: string): void => work(() => attempt({ lead: id, failed: 0 }));
  const send = async (sending: Sending): Promise<Result<string>> => {
    const queued = await queueRequest(sending);
    if (queued.success) {
      focusSoon(OUTBOX_ID);
      sendNow(queued.value);
    }
    return queued;
  };
  const moveBack = async (id: string): Promise<string> => {
    const moved = await moveToList(id);
    if (!moved.success) return moved.error;
    say('Moved back to your order list.');
    focusSoon(LIST_ID);
    return '';
  };

  return {
    isBusy,
    problem,
    send,
    sendNow,
    moveToList: (id) => work(() => moveBack(id)),
  };
}
