/** Deletes the current user's account in steps; an interrupted deletion continues. */
import { deleteAddresses } from '#firebase/browser/addresses.ts';
import { deleteAccount as deleteSignIn } from '#firebase/browser/auth.ts';
import { deleteUserRecord } from '#firebase/browser/users.ts';
import { deleteWebUser } from '#firebase/browser/web-users.ts';
import { markDeleting, unmarkDeleting } from '#core/account/deleting.ts';
import type { KeyValueStore } from '#core/key-value-store.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { requireUid } from '#firebase/browser/session/require-uid.ts';

const TOO_OLD = failed('Please confirm that it’s you.');

/** Each step does nothing if its data is already deleted. */
const GATEWAY = {
  requireUid,
  deleteAddresses,
  deleteUserRecord,
  deleteWebUser,
  deleteSignIn,
};
type Gateway = typeof GATEWAY;

async function deleteDocuments(uid: string, gateway: Gateway): Promise<Result> {
  const { deleteAddresses, deleteUserRecord, deleteWebUser } = gateway;
  for (const remove of [deleteAddresses, deleteUserRecord, deleteWebUser]) {
    const outcome = await databaseOutcome(() => remove(uid));
    if (!outcome.success) return outcome.code === 'permission-denied' ? TOO_OLD : outcome;
  }
  return DONE;
}

/** Codes of an account that is already deleted. */
const ALREADY_DELETED: ReadonlySet<string> = new Set([
  'user-not-found',
  'user-token-expired',
  'no-user',
]);

async function deleteOwnSignIn(gateway: Gateway): Promise<Result> {
  const outcome = await authOutcome(() => gateway.deleteSignIn());
  if (outcome.success || ALREADY_DELETED.has(outcome.code ?? '')) return DONE;
  return outcome.code === 'requires-recent-login' ? TOO_OLD : outcome;
}

/**
 * Marks the account in this browser, then deletes addresses, preferences, profile and finally the sign-in,
 * without which the rest could not be deleted. The mark stays until everything is done.
 * @throws Error when signed out
 */
export async function deleteAccount(store: KeyValueStore, gateway = GATEWAY): Promise<Result> {
  const uid = gateway.requireUid();
  markDeleting(store, uid);
  const documents = await deleteDocuments(uid, gateway);
  if (!documents.success) return documents;
  const signIn = await deleteOwnSignIn(gateway);
  if (signIn.success) unmarkDeleting(store);
  return signIn;
}
