/** A browser's storage that never fails: what it has no room for, or may not keep, is held in memory. */
import { atom, type ReadableAtom } from 'nanostores';

/** What is needed of `Storage`. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface KeptStorage {
  /** By key, as the stores' library wants it. */
  entries: Record<string, string>;
  /** The keys whose last value is in memory only: it is gone when the page closes. */
  $unsaved: ReadableAtom<ReadonlySet<string>>;
}

/** @param area looked up at each use: the very mention of it throws where storage is forbidden */
export function keptStorage(area: () => StorageArea): KeptStorage {
  /** What the area did not take; null for what it did not let go. */
  const waiting = new Map<string, string | null>();
  const $unsaved = atom<ReadonlySet<string>>(new Set());

  function attempt(key: string, value: string | null): boolean {
    try {
      if (value === null) area().removeItem(key);
      else area().setItem(key, value);
      waiting.delete(key);
      return true;
    } catch {
      waiting.set(key, value);
      return false;
    }
  }

  function write(key: string, value: string | null): boolean {
    // What became shorter has made room for what waits.
    if (attempt(key, value)) for (const [other, text] of [...waiting]) attempt(other, text);
    const known = $unsaved.get();
    if (known.size !== waiting.size || [...waiting.keys()].some((each) => !known.has(each))) {
      $unsaved.set(new Set(waiting.keys()));
    }
    return true;
  }

  function read(key: string): string | undefined {
    const held = waiting.get(key);
    if (held !== undefined) return held ?? undefined;
    try {
      return area().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  const entries = new Proxy<Record<string, string>>(
    {},
    {
      has: (_, key) => read(String(key)) !== undefined,
      get: (_, key) => read(String(key)),
      set: (_, key, value: string) => write(String(key), value),
      deleteProperty: (_, key) => write(String(key), null),
    },
  );
  return { entries, $unsaved };
}
