/** The uid of the current user. */
import { signedInUid } from '#firebase/browser/auth.ts';
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';

/** Account pages need a signed-in user, but a session can end while one is open. */
class NotSignedIn extends DatabaseFailure {
  override message = 'No authenticated user found';

  constructor() {
    super('unauthenticated');
  }
}

/** @throws NotSignedIn */
export function requireUid(): string {
  const uid = signedInUid();
  if (uid === null) throw new NotSignedIn();
  return uid;
}
