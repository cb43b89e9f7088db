/**
 * Ends the subscriptions of pages to Firestore. The emulator keeps those of closed pages, and runs the queries of all
 * again with each write: after a hundred tests, a write would take seconds.
 */
import type { BrowserContext, Request } from '@playwright/test';

/** A connection of a page to Firestore, which has an ID once the first request is answered. */
interface Channel {
  url: URL;
  /** Of the next request. */
  rid: number;
  /** Messages that were sent. */
  sent: number;
  database: string;
  targets: Set<number>;
}

interface Message {
  database?: string;
  addTarget?: { targetId: number };
  removeTarget?: number;
}

const LISTEN = '/google.firestore.v1.Firestore/Listen/channel';

/** Messages are numbered in the body of a request, after those of earlier ones. */
function note(channel: Channel, request: Request): void {
  const body = new URLSearchParams(request.postData() ?? '');
  const rid = Number(new URL(request.url()).searchParams.get('RID'));
  channel.rid = Math.max(channel.rid, rid + 1);
  for (const [name, value] of body) {
    if (!name.endsWith('___data__')) continue;
    // The SDK of the page has written it.
    const { database, addTarget, removeTarget } = JSON.parse(value) as Message;
    channel.sent += 1;
    channel.database = database ?? channel.database;
    if (addTarget) channel.targets.add(addTarget.targetId);
    if (removeTarget !== undefined) channel.targets.delete(removeTarget);
  }
}

/** The session of a new channel: `51\n[[0,["c","ID","",8,12,30000]]]`. */
const sessionIn = (answer: string): string | undefined => /\["c","([^"]+)"/.exec(answer)?.[1];

async function endAll({ url, rid, sent, database, targets }: Channel, session: string) {
  const messages = [...targets].map((target, at): [string, string] => [
    `req${at}___data__`,
    JSON.stringify({ database, removeTarget: target }),
  ]);
  const end = new URL(url.pathname, url);
  const query = { VER: '8', database, RID: `${rid}`, SID: session, AID: '0' };
  end.search = new URLSearchParams(query).toString();
  const body = new URLSearchParams([
    ['count', `${messages.length}`],
    ['ofs', `${sent}`],
    ...messages,
  ]);
  await fetch(end, { method: 'POST', body });
}

/** @returns ends the subscriptions that pages of the context have started since this call */
export function watchSubscriptions(context: BrowserContext): () => Promise<void> {
  const channels = new Map<string, Channel>();
  const opening = new Set<Promise<void>>();
  const open = async (request: Request): Promise<void> => {
    const channel = {
      ...{ url: new URL(request.url()), rid: 0, sent: 0, database: '' },
      targets: new Set<number>(),
    };
    note(channel, request);
    try {
      const session = sessionIn((await (await request.response())?.text()) ?? '');
      if (session !== undefined) channels.set(session, channel);
    } catch {
      // The page was closed before the answer.
    }
  };
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== LISTEN || request.method() !== 'POST') return;
    const session = searchParams.get('SID');
    const channel = session === null ? undefined : channels.get(session);
    if (channel) note(channel, request);
    else if (session === null) opening.add(open(request));
  });
  return async () => {
    await Promise.all(opening);
    for (const [session, channel] of channels)
      if (channel.targets.size > 0) await endAll(channel, session);
  };
}
