/** Keeps the shop's own server, where there is one, told of who is signed in: one message after the other. */
import type { SessionEnvironment } from './session-environment.ts';

type Server = Pick<SessionEnvironment, 'idToken' | 'sendsTokens' | 'sendToken' | 'warn'>;

/**
 * @returns sends the token as it is now, or that nobody is signed in, unless the server has taken just that; what it
 * has not taken is sent again next time. `isOver` gives up a token that is on its way: that a session is over
 * waits for nothing. Settles when it is done or has failed, which is a warning.
 */
export function tokenSync(env: Server): (isOver: boolean) => Promise<void> {
  /** As the server has it; undefined until it has answered for the first time. */
  let taken: string | null | undefined;
  let last: Promise<void> = Promise.resolve();
  /** Gives up the token that is on its way; undefined while none is. */
  let giveUp: AbortController | undefined;

  async function send(): Promise<void> {
    const sending = new AbortController();
    const { signal } = sending;
    try {
      const token = await env.idToken();
      if (token === taken) return;
      if (token !== null) giveUp = sending;
      const sent = await env.sendToken(token, { signal });
      // What was given up may have arrived.
      if (signal.aborted) taken = undefined;
      else if (sent.success) taken = token;
      else env.warn('Token sync failed', sent.error);
    } catch (error) {
      env.warn('Token sync failed', error);
    }
    giveUp = undefined;
  }

  return (isOver) => {
    if (!env.sendsTokens()) return last;
    if (isOver) giveUp?.abort();
    last = last.then(send);
    return last;
  };
}
