/** Whose account it is that something is done with. */
import { signedInUid } from '#firebase/browser/auth.ts';
import { DatabaseFailure } from '#firebase/browser/database-answer.ts';

/** Pages of accounts offer nothing to those who are not signed in; a session may end while one is open. */
class NobodySignedIn extends DatabaseFailure {
  override message = 'No authenticated user found';

  constructor() {
    super('unauthenticated');
  }
}

/** @throws NobodySignedIn */
export function presentUid(): string {
  const uid = signedInUid();
  if (uid === null) throw new NobodySignedIn();
  return uid;
}
