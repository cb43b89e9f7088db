/** The saved lists of this browser and customer; those of the account are loaded and written meanwhile. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { shownLists, type SavedList } from '#storefront/shared/order/saved-lists.ts';
import { $lastUser } from '#storefront/shared/stores/last-user.ts';
import { $savedLists } from '#storefront/features/order-list/stores/saved-lists.ts';

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

/** Where the lists are: in this browser only, in the account too, not yet, or not because the sync failed. */
type Place = 'browser' | 'account' | 'waiting' | 'failed';

interface SavedListsState {
  lists: readonly SavedList[];
  place: Place;
  /** Syncs again. */
  retry: () => void;
}

export function useSavedLists(): SavedListsState {
  const { owner, lists } = useStore($savedLists);
  const uid = useStore($lastUser)?.uid;
  const [last, setLast] = useState<{ isDone: boolean; lists: unknown }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (uid === undefined) return undefined;
    let isCurrent = true;
    const run = () =>
      void sync().then((isDone) => {
        if (isCurrent) setLast({ isDone, lists: $savedLists.get().lists });
      });
    const timer = setTimeout(run, PAUSE);
    addEventListener('online', run);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      removeEventListener('online', run);
    };
  }, [uid, lists, attempt]);
  const isOwn = owner === null || uid === undefined || owner === uid;
  const outcome = last?.lists !== lists ? 'waiting' : last.isDone ? 'account' : 'failed';
  return {
    lists: isOwn ? shownLists(lists) : [],
    place: uid === undefined ? 'browser' : outcome,
    retry: () => {
      setLast(undefined);
      setAttempt(attempt + 1);
    },
  };
}
