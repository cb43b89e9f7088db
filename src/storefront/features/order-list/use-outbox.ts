/** Sends what waits in the outbox, from the page of the list: when it is pressed, and by itself when that becomes possible. */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { UNREACHED } from '#core/unreached.ts';
import { isSent, isWaiting, type WaitingOrder } from '#storefront/shared/order/outbox.ts';
import { orderConfirmationPath } from '#core/paths.ts';
import {
  $outbox,
  queueRequest,
  takeBackUntried,
  waitingOf,
  type Queued,
  type Sending,
} from '#storefront/shared/stores/outbox.ts';
import { $knownUser } from '#storefront/shared/stores/known-user.ts';
import { LIST_ID, type Desk } from './use-desk.ts';

export interface OutboxDesk {
  /** Something is on its way at this moment. */
  isBusy: boolean;
  /** Why what was asked for last was not done; empty when it was. */
  problem: string;
  /** Moves lines of the list to the outbox and sends them; gives what became of the first. */
  send: (sending: Sending) => Promise<Queued>;
  sendNow: (id: string) => void;
  takeBack: (order: WaitingOrder) => void;
}

export const OUTBOX_ID = 'order-outbox';

/** How long after each attempt that failed the next is made, ms; the last one goes on. */
const RETRY_AFTER = [2_000, 5_000, 15_000, 60_000] as const;

const SIGNED_OUT = 'Your session ended. Please sign in again to send it.';

/** Goes on by itself. */
const SLOW =
  'Your connection is slow, so your sign-in isn’t confirmed yet. We send the request when it is.';

/** With Firebase: fetched when there is something to send. */
const loadSender = () => import('#storefront/shared/stores/send-waiting.ts');

/**
 * Tries to send all that waits.
 * @param onKnown called once it is known who is signed in, where that is why nothing was sent
 * @returns why the rest still waits, where there is more to say than that
 */
async function sendAll(onKnown: () => void): Promise<string> {
  if (!navigator.onLine) return '';
  try {
    const { isStillAsking, sendWaiting, whenKnown } = await loadSender();
    const last = (await sendWaiting()).at(-1);
    if (last === undefined && isStillAsking()) {
      void whenKnown().then(onKnown);
      return SLOW;
    }
    return last?.state === 'waiting' ? last.words : '';
  } catch {
    // Its script did not come.
    return UNREACHED;
  }
}

const TAKEN_BACK = {
  back: 'Moved back to your order list.',
  sent: 'We have already received this request. Open it to see its status or cancel it.',
  unknown: 'We may have received this request already. Go online to check, then try again.',
  full: 'Your list has no room for these designs. Send or clear the list first.',
} as const;

/** What was never sent needs no asking. */
async function tryToTakeBack(order: WaitingOrder): Promise<keyof typeof TAKEN_BACK> {
  const outcome = await takeBackUntried(order.id);
  if (outcome !== 'tried') return outcome;
  try {
    const { takeBackTried } = await loadSender();
    return await takeBackTried(order.id);
  } catch {
    return 'unknown';
  }
}

export function useOutbox(desk: Desk): OutboxDesk {
  const user = useStore($knownUser);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Counts how often it was known late who is signed in: then all that waits is tried again. */
  const [knownLate, setKnownLate] = useState(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  const { say, focusSoon } = desk;
  const tryAgain = useCallback(() => {
    setProblem('');
    setKnownLate((count) => count + 1);
  }, []);

  /** One thing after the other. @param task gives what went wrong */
  const work = useCallback((task: () => Promise<string>): void => {
    const turn = async (): Promise<void> => {
      setBusy(true);
      setProblem('');
      try {
        setProblem(await task());
      } catch (error) {
        reportError(error);
      }
      setBusy(false);
    };
    last.current = last.current.then(turn);
  }, []);

  /** Sends, and leads to the page of the order that was meant. */
  const sendAndLead = useCallback(
    async (id: string): Promise<string> => {
      const failure = await sendAll(tryAgain);
      const outbox = $outbox.get();
      if (isSent(outbox, id)) {
        location.assign(orderConfirmationPath(id));
        return '';
      }
      focusSoon(OUTBOX_ID);
      if (!isWaiting(outbox, id)) return '';
      if (!navigator.onLine) say('Will be sent when you are online.');
      return failure === '' && navigator.onLine ? SIGNED_OUT : failure;
    },
    [say, focusSoon, tryAgain],
  );

  const uid = user?.uid;
  useEffect(() => {
    if (uid === undefined) return undefined;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sendByItself = (): void => {
      const before = waitingOf(uid);
      if (before.length === 0 || !navigator.onLine) return;
      work(async () => {
        const failure = await sendAll(tryAgain);
        // A connection that is just back is often not quite there yet.
        if (failure !== '' && failure !== SLOW)
          timer = setTimeout(sendByItself, RETRY_AFTER[attempt]);
        attempt = Math.min(attempt + 1, RETRY_AFTER.length - 1);
        const sent = before.filter(({ id }) => isSent($outbox.get(), id));
        if (sent.length > 0) say(`${sent.map(({ request }) => request.number).join(', ')} sent.`);
        return failure;
      });
    };
    const begin = (): void => {
      clearTimeout(timer);
      attempt = 0;
      sendByItself();
    };
    begin();
    addEventListener('online', begin);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', begin);
    };
  }, [uid, work, say, tryAgain, knownLate]);

  const send = async (sending: Sending): Promise<Queued> => {
    const queued = await queueRequest(sending);
    if (queued === 'queued') {
      focusSoon(OUTBOX_ID);
      work(() => sendAndLead(sending.id));
    }
    return queued;
  };
  const takeBack = async (order: WaitingOrder): Promise<string> => {
    const outcome = await tryToTakeBack(order);
    if (outcome !== 'back') return TAKEN_BACK[outcome];
    say(TAKEN_BACK.back);
    focusSoon(LIST_ID);
    return '';
  };

  return {
    isBusy,
    problem,
    send,
    sendNow: (id) => work(() => sendAndLead(id)),
    takeBack: (order) => work(() => takeBack(order)),
  };
}
