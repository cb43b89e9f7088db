/** Takes the identity token of whoever signed in to the shop's own server, where one is configured. */
import { syncAddress } from '#domain/account/sync-address.ts';
import { tokenSyncIn } from '#domain/firebase-settings.ts';
import { FIREBASE_VARIABLES } from './firebase-variables.ts';

const addressHere = (): string | undefined =>
  syncAddress(tokenSyncIn(FIREBASE_VARIABLES), location.origin);

/** Is there an address that tokens may be taken to? */
export const sendsTokens = (): boolean => addressHere() !== undefined;

/** Sends the token, or with null that nobody is signed in. Nothing happens where no address is configured. */
export async function sendToken(token: string | null): Promise<void> {
  const address = addressHere();
  if (address === undefined) return;
  await fetch(
    address,
    token === null
      ? { method: 'DELETE' }
      : { method: 'POST', headers: { authorization: `Bearer ${token}` } },
  );
}
