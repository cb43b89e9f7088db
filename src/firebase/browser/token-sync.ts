/** Takes the identity token of whoever signed in to the shop's own server, where one is configured. */
import { syncAddress } from './sync-address.ts';
import { tokenSyncIn } from '#core/firebase-settings.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import { FIREBASE_VARIABLES } from './firebase-variables.ts';

/** Longer than that nobody waits for the server, ms. */
const PATIENCE = 10_000;

const configuredAddress = (): string | undefined => tokenSyncIn(FIREBASE_VARIABLES);

/** Is there an address that tokens may be taken to? */
export const sendsTokens = (): boolean =>
  syncAddress(configuredAddress(), location.origin) !== undefined;

interface SendOptions {
  /** Gives it up. */
  signal?: AbortSignal | undefined;
  configured?: string | undefined;
}

/**
 * Sends the token, or with null that nobody is signed in, also while the page is being left; nothing happens where
 * no address is configured. A redirect counts as a failure: a token goes where it was meant to go, or nowhere.
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
