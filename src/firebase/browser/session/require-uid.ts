/** The uid of the current user: a session can end while an account page is open. */
import { signedInUid } from '#firebase/browser/auth.ts';
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';

/** @throws DatabaseFailure when signed out */
export function requireUid(): string {
  const uid = signedInUid();
  if (uid === null) throw new DatabaseFailure('unauthenticated', 'No authenticated user found');
  return uid;
}
