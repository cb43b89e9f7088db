/** Persistent atoms: they survive a reload and are shared by all tabs; without storage, they last while the page is open. */
import {
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';

/** Local storage in the form nanostores needs; it never throws. */
const entries = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key) => typeof persistentStore.read(String(key)) === 'string',
    get: (_, key) => persistentStore.read(String(key)) ?? undefined,
    set: (_, key, value: string) => {
      persistentStore.write(String(key), value);
      return true;
    },
    deleteProperty: (_, key) => {
      persistentStore.drop(String(key));
      return true;
    },
  },
);

// Tests of stores run without a window.
if (typeof window !== 'undefined') setPersistentEngine(entries, windowPersistentEvents);

/** Exported from here, so that its storage engine is always set first. */
export const storedAtom = persistentAtom;
