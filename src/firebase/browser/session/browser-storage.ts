/** Local and session storage that never throw. If storage is full or blocked, nothing is stored. */
import type { KeyValueStore } from '#core/key-value-store.ts';

/** @param area called for each access: accessing the property throws where storage is blocked */
function storeIn(area: () => Storage): KeyValueStore {
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(area());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }) ?? false,
    drop: (key) => attempt((storage) => storage.removeItem(key)),
  };
}

/** Local storage: kept until cleared. */
export const persistentStore = storeIn(() => localStorage);

/** Session storage: kept while the tab is open. */
export const sessionStore = storeIn(() => sessionStorage);
