/** Deletes the account of whoever is signed in, step by step; one that broke half-way is gone on with. */
import { deleteAddresses } from '#firebase/browser/addresses.ts';
import { deleteAccount as deleteSignIn } from '#firebase/browser/auth.ts';
import { answered } from '#firebase/browser/database-answer.ts';
import { deleteUserRecord } from '#firebase/browser/users.ts';
import { deleteWebUser } from '#firebase/browser/web-users.ts';
import { markDeleting, unmarkDeleting } from '#core/account/deleting.ts';
import type { Kept } from '#core/kept.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { presentUid } from '#firebase/browser/session/present-uid.ts';

const TOO_OLD = failed('Please confirm that it’s you.');

/** Each does nothing where there is nothing left of its own. */
const DOCUMENTS: readonly ((uid: string) => Promise<void>)[] = [
  deleteAddresses,
  (uid) => answered(() => deleteUserRecord(uid)),
  (uid) => answered(() => deleteWebUser(uid)),
];

async function deleteDocuments(uid: string): Promise<Result> {
  for (const step of DOCUMENTS) {
    const outcome = await databaseOutcome(async () => {
      await step(uid);
      return undefined;
    });
    if (!outcome.success) return outcome.code === 'permission-denied' ? TOO_OLD : outcome;
  }
  return DONE;
}

/** Of an account whose deletion was done, and its answer lost. */
const GONE: ReadonlySet<string> = new Set(['user-not-found', 'user-token-expired', 'no-user']);

async function deleteOwnSignIn(): Promise<Result> {
  const outcome = await authOutcome(async () => {
    await deleteSignIn();
    return undefined;
  });
  if (outcome.success || GONE.has(outcome.code ?? '')) return DONE;
  return outcome.code === 'requires-recent-login' ? TOO_OLD : outcome;
}

/**
 * Marks the account in this browser, then deletes addresses, preferences, profile, and last the sign-in, without
 * which nothing else could be deleted. The mark stays until all is done.
 * @throws Error when nobody is signed in
 */
export async function deleteAccount(kept: Kept): Promise<Result> {
  const uid = presentUid();
  markDeleting(kept, uid);
  const documents = await deleteDocuments(uid);
  if (!documents.success) return documents;
  const signIn = await deleteOwnSignIn();
  if (signIn.success) unmarkDeleting(kept);
  return signIn;
}
