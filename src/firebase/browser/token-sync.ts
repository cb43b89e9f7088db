/** Sends the ID token of the current user to the shop's own server, if one is configured. */
import { syncAddress } from './sync-address.ts';
import { tokenSyncIn } from '#core/firebase-settings.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import { FIREBASE_VARIABLES } from './firebase-variables.ts';

/** The timeout of the server, ms. */
const PATIENCE = 10_000;

const configuredAddress = (): string | undefined => tokenSyncIn(FIREBASE_VARIABLES);

/** Whether there is an address that may receive tokens. */
export const sendsTokens = (): boolean =>
  syncAddress(configuredAddress(), location.origin) !== undefined;

interface SendOptions {
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
  configured?: string | undefined;
}

/**
 * Sends the token, or with null the sign-out, also while the page is closing; no effect if
 * no address is configured. A redirect counts as a failure: a token is sent to the configured address only.
 */
export async function sendToken(
  token: string | null,
  { signal, configured = configuredAddress() }: SendOptions = {},
): Promise<Result> {
  const address = syncAddress(configured, location.origin);
  if (address === undefined) return DONE;
  try {
    const response = await fetch(address, {
      ...(token === null
        ? { method: 'DELETE' }
        : { method: 'POST', headers: { authorization: `Bearer ${token}` } }),
      redirect: 'error',
      keepalive: true,
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])]),
    });
    return response.ok ? DONE : failed(`The server answered ${response.status}.`);
  } catch (error) {
    return failed(String(error));
  }
}
