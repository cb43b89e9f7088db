/** Keeps the shop's own server, where there is one, told of who is signed in: one message after the other. */
import type { SessionEnvironment } from './session-environment.ts';

type Server = Pick<SessionEnvironment, 'idToken' | 'sendsTokens' | 'sendToken' | 'warn'>;

/**
 * @returns sends the token as it is now, or that nobody is signed in, unless the server has taken just that; what it
 * has not taken is sent again next time. Settles when it is done or has failed, which is a warning.
 */
export function tokenSync(env: Server): () => Promise<void> {
  /** As the server has it; undefined until it has answered for the first time. */
  let taken: string | null | undefined;
  let last: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    try {
      const token = await env.idToken();
      if (token === taken) return;
      const sent = await env.sendToken(token);
      if (sent.success) taken = token;
      else env.warn('Token sync failed', sent.error);
    } catch (error) {
      env.warn('Token sync failed', error);
    }
  }

  return () => {
    if (env.sendsTokens()) last = last.then(send);
    return last;
  };
}
