/** Removes the data of a customer from this browser after a sign-out, or when another one signs in. */
import { DRAFT_KEY, LISTS_KEY } from '#core/account/storage-keys.ts';
import { fieldsOf, jsonFrom } from '#core/unknown-json.ts';
import { persistentStore, sessionStore } from './browser-storage.ts';

/** @param uid the customer whose data stays; undefined after a sign-out */
export function clearOtherUsersData(uid?: string): void {
  // The draft is JSON with a uid.
  const isOwnDraft =
    uid !== undefined && sessionStore.read(DRAFT_KEY)?.includes(JSON.stringify(uid)) === true;
  if (!isOwnDraft) sessionStore.drop(DRAFT_KEY);
  const { owner } = fieldsOf(jsonFrom(persistentStore.read(LISTS_KEY) ?? '')) ?? {};
  // Lists that were saved while signed out have no owner.
  if (typeof owner === 'string' && owner !== uid) persistentStore.drop(LISTS_KEY);
}
