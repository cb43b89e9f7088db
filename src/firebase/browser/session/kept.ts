/** What this browser keeps as plain entries. One that refuses, or is full, keeps nothing and breaks nothing. */
import type { Kept } from '#core/kept.ts';

/** @param area looked up at each use: the very mention of it throws where storage is forbidden */
function keptIn(area: () => Storage): Kept {
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

/** Until somebody clears it. */
export const keptForGood = keptIn(() => localStorage);

/** The keys of what is kept so; none where storage is forbidden. */
export function keysForGood(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** While the tab is open. */
export const keptForVisit = keptIn(() => sessionStorage);
