/** Keeps the shop's own server, if one is configured, informed of the session. */
import { tokenSyncIn } from '#core/firebase-settings.ts';
import { idToken } from './auth.ts';
import { FIREBASE_VARIABLES } from './firebase-variables.ts';

/** The timeout of the server, ms. */
const PATIENCE = 10_000;

/**
 * The configured address when, parsed, it is on the page's own origin; undefined otherwise. A token grants access,
 * so it is never sent elsewhere.
 * @param configured an address or a path @param origin the page's
 */
export function syncAddress(configured: string | undefined, origin: string): string | undefined {
  if (!configured || !URL.canParse(configured, origin)) return undefined;
  const address = new URL(configured, origin);
  return address.origin === origin ? address.href : undefined;
}

/** What the server was sent last; undefined at first and after a failure. */
let sent: string | null | undefined;

/** Aborts the message that is being sent: a sign-out neither waits for a token nor arrives before it. */
let sending: AbortController | undefined;

let calls = 0;

/**
 * Sends the current token, or the sign-out, unless the server already has it; also while the page is closing. A
 * redirect counts as a failure, because a token is sent to the configured address only; failures log a warning.
 */
export async function syncToken(
  configured = tokenSyncIn(FIREBASE_VARIABLES),
  readToken = idToken,
): Promise<void> {
  const address = syncAddress(configured, location.origin);
  if (address === undefined) return;
  calls += 1;
  const call = calls;
  const message = new AbortController();
  try {
    const token = await readToken();
    // A later call has the newer token.
    if (call !== calls || token === sent) return;
    sending?.abort();
    sending = message;
    sent = token;
    const response = await fetch(address, {
      ...(token === null
        ? { method: 'DELETE' }
        : { method: 'POST', headers: { authorization: `Bearer ${token}` } }),
      redirect: 'error',
      keepalive: true,
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE), message.signal]),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  } catch (error) {
    // Aborted for a newer message.
    if (message.signal.aborted) return;
    sent = undefined;
    console.warn('Token sync failed', error);
  }
}
