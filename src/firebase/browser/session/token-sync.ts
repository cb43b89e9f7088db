/**
 * Keeps the shop's own server, if there is one, informed of the session: one message after another.
 */
import type { SessionEnvironment } from './session-environment.ts';

type Server = Pick<SessionEnvironment, 'idToken' | 'sendsTokens' | 'sendToken' | 'warn'>;

/**
 * @returns sends the current token, or null if signed out, unless the server already has it; a failed message is
 * sent again next time. `isOver` aborts a token that is being sent, so that a sign-out need not wait. Settles
 * when done; a failure logs a warning.
 */
export function tokenSync(env: Server): (isOver: boolean) => Promise<void> {
  /** The server's state; undefined until its first response. */
  let taken: string | null | undefined;
  let last: Promise<void> = Promise.resolve();
  /** Aborts the token that is being sent; undefined while there is none. */
  let giveUp: AbortController | undefined;

  async function send(): Promise<void> {
    const sending = new AbortController();
    const { signal } = sending;
    try {
      const token = await env.idToken();
      if (token === taken) return;
      if (token !== null) giveUp = sending;
      const sent = await env.sendToken(token, { signal });
      // An aborted token may have arrived.
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
