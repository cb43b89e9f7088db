/** Sends what waits in the outbox, from the page of the list: when it is pressed, and by itself when that becomes possible. */
import { useStore } from '@nanostores/preact';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { WaitingOrder } from '#domain/order/outbox.ts';
import { orderConfirmationPath } from '#domain/paths.ts';
import {
  $outbox,
  queueRequest,
  takeBackUntried,
  waitingOf,
  type Queued,
  type Sending,
} from '#stores/outbox.ts';
import { $knownUser } from '#stores/known-user.ts';
import { LIST_ID, type Desk } from './use-desk.ts';

/** What is said to somebody after they did something, until they do something else. */
export interface Said {
  kind: 'bad' | 'note';
  words: string;
}

export interface OutboxDesk {
  /** Something is on its way at this moment. */
  isBusy: boolean;
  said: Said | undefined;
  forgetSaid: () => void;
  /** Moves lines of the list to the outbox and sends them; gives what became of the first. */
  send: (sending: Sending) => Promise<Queued>;
  sendNow: (id: string) => void;
  takeBack: (order: WaitingOrder) => void;
}

export const OUTBOX_ID = 'order-outbox';
export const SAID_ID = 'order-said';

const OFFLINE = 'There is no connection.';
const SIGNED_OUT = 'Your session ended. Please sign in again, and it will be sent.';

/** With Firebase: fetched when there is something to send. */
const loadSender = () => import('#stores/send-waiting.ts');

/** Tries to send all that waits. @returns what is to be said of it; nothing when all has gone well */
async function sendAll(): Promise<Said | undefined> {
  if (!navigator.onLine) return { kind: 'note', words: OFFLINE };
  try {
    const { sendWaiting } = await loadSender();
    const done = await sendWaiting();
    const failed = done.find(({ state }) => state !== 'sent');
    if (failed === undefined || failed.state === 'sent') return undefined;
    return { kind: failed.state === 'refused' ? 'bad' : 'note', words: failed.words };
  } catch {
    return { kind: 'note', words: OFFLINE };
  }
}

const isSent = (id: string): boolean => $outbox.get().sent.some((order) => order.id === id);
const isWaiting = (id: string): boolean => $outbox.get().waiting.some((order) => order.id === id);

const TAKEN_BACK = {
  back: 'Taken back: its pieces are in the list again.',
  sent: 'It has reached us already, so it cannot be taken back here. Its page says where it stands.',
  unknown:
    'It was sent once, and may have reached us. Whether it has can be found out only with a connection: take it back then.',
  full: 'There is no room in the list for all of its pieces. Send or clear the list first.',
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
  const [said, setSaid] = useState<Said>();
  const last = useRef<Promise<void>>(Promise.resolve());
  const { say, focusSoon } = desk;

  /** One thing after the other. */
  const work = useCallback((task: () => Promise<void>): void => {
    const turn = async (): Promise<void> => {
      setBusy(true);
      setSaid(undefined);
      await task().catch(reportError);
      setBusy(false);
    };
    last.current = last.current.then(turn);
  }, []);

  const tell = useCallback(
    (next: Said | undefined) => {
      setSaid(next);
      if (next?.kind === 'bad') focusSoon(SAID_ID);
      else if (next !== undefined) say(next.words);
    },
    [say, focusSoon],
  );

  /** Sends, and leads to the page of the order that was meant. */
  const sendAndLead = useCallback(
    async (id: string) => {
      const outcome = await sendAll();
      if (isSent(id)) location.assign(orderConfirmationPath(id));
      else if (outcome === undefined && isWaiting(id)) tell({ kind: 'note', words: SIGNED_OUT });
      else tell(outcome);
    },
    [tell],
  );

  const uid = user?.uid;
  useEffect(() => {
    if (uid === undefined) return undefined;
    const sendByItself = (): void => {
      if (waitingOf(uid).length === 0 || !navigator.onLine) return;
      work(async () => {
        const before = waitingOf(uid);
        const outcome = await sendAll();
        const gone = before.filter(({ id }) => isSent(id));
        if (gone.length > 0) say(`${gone.map(({ request }) => request.number).join(', ')} sent.`);
        if (outcome?.kind === 'bad') tell(outcome);
      });
    };
    sendByItself();
    addEventListener('online', sendByItself);
    return () => removeEventListener('online', sendByItself);
  }, [uid, work, say, tell]);

  const send = async (sending: Sending): Promise<Queued> => {
    const queued = await queueRequest(sending);
    if (queued === 'queued') {
      focusSoon(OUTBOX_ID);
      // Its form waits no longer: the list is empty, and the request stands above it.
      work(() => sendAndLead(sending.id));
    }
    return queued;
  };
  const takeBack = async (order: WaitingOrder): Promise<void> => {
    const outcome = await tryToTakeBack(order);
    if (outcome === 'back') {
      say(TAKEN_BACK.back);
      focusSoon(LIST_ID);
    } else {
      tell({ kind: 'note', words: TAKEN_BACK[outcome] });
    }
  };

  return {
    isBusy,
    said,
    forgetSaid: () => setSaid(undefined),
    send,
    sendNow: (id) => work(() => sendAndLead(id)),
    takeBack: (order) => work(() => takeBack(order)),
  };
}
