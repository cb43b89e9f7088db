/** The saved lists of this browser and customer; those of the account are loaded and written meanwhile. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { shownLists, type SavedList } from '#storefront/shared/order/saved-lists.ts';
import { $lastUser } from '#storefront/shared/stores/last-user.ts';
import { $savedLists } from '#storefront/shared/stores/saved-lists.ts';

/** Changes in quick succession are written together, ms. */
const PAUSE = 1_000;

/** Loads Firebase. */
async function sync(): Promise<boolean> {
  try {
    return await (await import('./sync-lists.ts')).syncOwnLists();
  } catch {
    return false;
  }
}

/** Where the lists are: in this browser only, in the account too, or not yet. */
type Place = 'browser' | 'account' | 'waiting';

export function useSavedLists(): { lists: readonly SavedList[]; place: Place } {
  const { owner, lists } = useStore($savedLists);
  const uid = useStore($lastUser)?.uid;
  const [synced, setSynced] = useState<unknown>();
  useEffect(() => {
    if (uid === undefined) return undefined;
    let isCurrent = true;
    const run = () =>
      void sync().then((isDone) => {
        if (isCurrent && isDone) setSynced($savedLists.get().lists);
      });
    const timer = setTimeout(run, PAUSE);
    addEventListener('online', run);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      removeEventListener('online', run);
    };
  }, [uid, lists]);
  const isOwn = owner === null || uid === undefined || owner === uid;
  return {
    lists: isOwn ? shownLists(lists) : [],
    place: uid === undefined ? 'browser' : synced === lists ? 'account' : 'waiting',
  };
}
