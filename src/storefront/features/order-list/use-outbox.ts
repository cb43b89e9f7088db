/** Sends what waits in the outbox, from the page of the list: when it is pressed, and by itself when that becomes possible. */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { UNREACHED } from '#core/unreached.ts';
import { failed, type Result } from '#core/result.ts';
import type { WaitingOrder } from '#storefront/shared/order/outbox.ts';
import { orderConfirmationPath } from '#core/paths.ts';
import {
  $outbox,
  queueRequest,
  takeBack,
  waitingOf,
  type Sending,
} from '#storefront/shared/stores/outbox.ts';
import { $knownUser } from '#storefront/shared/stores/known-user.ts';
import { LIST_ID, type Desk } from './use-desk.ts';

export interface OutboxDesk {
  /** Something is on its way at this moment. */
  isBusy: boolean;
  /** Why what was asked for last was not done; empty when it was. */
  problem: string;
  /** Moves lines of the list to the outbox and sends them; tells whether they were moved. */
  send: (sending: Sending) => Promise<Result<string>>;
  sendNow: (id: string) => void;
  takeBack: (order: WaitingOrder) => void;
}

export const OUTBOX_ID = 'order-outbox';

/** How long after each attempt that failed the next is made, ms; the last one goes on. */
const RETRY_AFTER = [2_000, 5_000, 15_000, 60_000] as const;

const OFFLINE = failed('');

/** With Firebase: fetched when there is something to send. */
const loadSender = () => import('#storefront/shared/stores/send-waiting.ts');

interface Sent {
  result: Result;
  /** Nothing was sent because it is not known yet who is signed in: settles when it is. */
  known?: Promise<unknown>;
}

/** Tries to send all that waits. */
async function sendAll(): Promise<Sent> {
  if (!navigator.onLine) return { result: OFFLINE };
  try {
    const { sendWaiting, SLOW_CODE, whenKnown } = await loadSender();
    const result = await sendWaiting();
    const isSlow = !result.success && result.code === SLOW_CODE;
    return { result, ...(isSlow && { known: whenKnown() }) };
  } catch {
    // Its script did not come.
    return { result: failed(UNREACHED) };
  }
}

const TAKEN_BACK = {
  back: 'Moved back to your order list.',
  sent: 'We have already received this request. Open it to see its status or cancel it.',
  unknown: 'We may have received this request already. Go online to check, then try again.',
  full: 'Your list has no room for these designs. Send or clear the list first.',
} as const;

const askServer = async (order: WaitingOrder): Promise<boolean | undefined> => {
  try {
    return await (await loadSender()).hasArrived(order);
  } catch {
    return undefined;
  }
};

const isSent = (id: string): boolean =>
  $outbox.get().some((order) => order.id === id && order.state === 'sent');

export function useOutbox(desk: Desk): OutboxDesk {
  const user = useStore($knownUser);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Counts how often it was known late who is signed in: then all that waits is tried again. */
  const [knownLate, setKnownLate] = useState(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  const { say, focusSoon } = desk;
  /** One thing after the other. @param task gives what went wrong */
  const work = useCallback((task: () => Promise<string>): void => {
    const turn = async (): Promise<void> => {
      setBusy(true);
      setProblem('');
      await task().then(setProblem, reportError);
      setBusy(false);
    };
    last.current = last.current.then(turn);
  }, []);

  /** Sends what waits. @returns why the rest still waits, and whether a later try may succeed */
  const sendAndTell = useCallback(async () => {
    const { result, known } = await sendAll();
    void known?.then(() => {
      setProblem('');
      setKnownLate((count) => count + 1);
    });
    const problem = result.success ? '' : result.error;
    return { problem, isToRetry: problem !== '' && known === undefined };
  }, []);

  /** Sends, and leads to the page of the order that was meant. */
  const sendAndLead = useCallback(
    async (id: string): Promise<string> => {
      const { problem: failure } = await sendAndTell();
      if (isSent(id)) {
        location.assign(orderConfirmationPath(id));
        return '';
      }
      focusSoon(OUTBOX_ID);
      if (!navigator.onLine) say('Will be sent when you are online.');
      return failure;
    },
    [say, focusSoon, sendAndTell],
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
        const { problem: failure, isToRetry } = await sendAndTell();
        // A connection that is just back is often not quite there yet.
        if (isToRetry) timer = setTimeout(sendByItself, RETRY_AFTER[attempt]);
        attempt = Math.min(attempt + 1, RETRY_AFTER.length - 1);
        const sent = before.filter(({ id }) => isSent(id));
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
  }, [uid, work, say, sendAndTell, knownLate]);

  const send = async (sending: Sending): Promise<Result<string>> => {
    const queued = await queueRequest(sending);
    if (queued.success) {
      focusSoon(OUTBOX_ID);
      work(() => sendAndLead(queued.value));
    }
    return queued;
  };
  const moveBack = async ({ id }: WaitingOrder): Promise<string> => {
    const outcome = await takeBack(id, askServer);
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
    takeBack: (order) => work(() => moveBack(order)),
  };
}
