/** Browser storage that never fails: values that cannot be stored are held in memory. */
import { atom, type ReadableAtom } from 'nanostores';

/** The required part of `Storage`. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SafeStorage {
  /** By key, in the form nanostores needs. */
  entries: Record<string, string>;
  /** The keys whose value is in memory only and is lost when the page closes. */
  $unsaved: ReadableAtom<ReadonlySet<string>>;
}

/** @param area called for each access: accessing the property throws where storage is blocked */
export function safeStorage(area: () => StorageArea): SafeStorage {
  /** Values that could not be stored; null for keys that could not be deleted. */
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
    // A shorter value has made room for the unsaved ones.
    if (attempt(key, value)) for (const [other, text] of [...waiting]) attempt(other, text);
    const current = $unsaved.get();
    if (current.size !== waiting.size || [...waiting.keys()].some((each) => !current.has(each))) {
      $unsaved.set(new Set(waiting.keys()));
    }
    return true;
  }

  function read(key: string): string | undefined {
    const pending = waiting.get(key);
    if (pending !== undefined) return pending ?? undefined;
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
