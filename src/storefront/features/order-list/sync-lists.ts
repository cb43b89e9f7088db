/** Merges the saved lists of this browser with those of the signed-in customer's account. */
import { DELETING_KEY } from '#core/account/storage-keys.ts';
import { readSavedLists, removeSavedList, writeSavedList } from '#firebase/browser/saved-lists.ts';
import { confirmedUser, startQuietSession } from '#firebase/browser/session/auth.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';
import { isExpired, listsToWrite, mergeLists } from '#storefront/shared/order/saved-lists.ts';
import { $savedLists } from '#storefront/features/order-list/stores/saved-lists.ts';

const ACCOUNT = { read: readSavedLists, write: writeSavedList, remove: removeSavedList };

/**
 * The later version of each list counts. Lists of another customer are replaced, and those deleted long ago removed.
 * @throws DatabaseFailure if the lists of the account cannot be read, or not all be written
 */
export async function syncLists(uid: string, account = ACCOUNT, now = Date.now()): Promise<void> {
  const stored = await account.read(uid);
  const own = $savedLists.get();
  const all = mergeLists(own.owner === null || own.owner === uid ? own.lists : [], stored);
  const merged = all.filter((list) => !isExpired(list, now));
  const next = { owner: uid, lists: merged };
  if (JSON.stringify(next) !== JSON.stringify(own)) $savedLists.set(next);
  const remaining = new Set(merged.map(({ id }) => id));
  await Promise.all([
    ...listsToWrite(merged, stored).map((list) => account.write(uid, list)),
    ...stored.flatMap(({ id }) => (remaining.has(id) ? [] : [account.remove(uid, id)])),
  ]);
}

/** The same for the customer who is signed in. @returns whether it was possible */
export async function syncOwnLists(): Promise<boolean> {
  await startQuietSession();
  const user = await confirmedUser();
  if (user === null || persistentStore.read(DELETING_KEY) === user.uid) return false;
  return syncLists(user.uid).then(
    () => true,
    () => false,
  );
}
