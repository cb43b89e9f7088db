/** Whose account it is that something is done with. */
import { signedInUid } from '#client/auth.ts';

/** @throws Error when nobody is signed in: pages of accounts offer nothing to those */
export function presentUid(): string {
  const uid = signedInUid();
  if (uid === null) throw new Error('No authenticated user found');
  return uid;
}
