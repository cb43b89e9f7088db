/** Persistent atoms: they survive a reload if storage has room, and never fail. */
import {
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import { safeStorage } from './safe-storage.ts';

const storage = safeStorage(() => localStorage);

/** The keys of atoms whose value is lost when the page closes. */
export const { $unsaved } = storage;

// Tests of stores run without a window.
if (typeof window !== 'undefined') setPersistentEngine(storage.entries, windowPersistentEvents);

/** The currently stored text: another tab may have written it before the atom is notified. */
export const storedText = (key: string): string | undefined => storage.entries[key];

/** Exported from here, so that its storage engine is always set first. */
export const storedAtom = persistentAtom;
