/** Atoms that this browser keeps: each survives a reload where there is room, and never fails where there is none. */
import {
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import { keptStorage } from './kept-storage.ts';

const storage = keptStorage(() => localStorage);

/** The keys of atoms whose value is gone when the page closes. */
export const { $unsaved } = storage;

// Tests of stores run where no window is.
if (typeof window !== 'undefined') setPersistentEngine(storage.entries, windowPersistentEvents);

/** What is kept under a key at this moment: other tabs may have written it before an atom hears of it. */
export const keptText = (key: string): string | undefined => storage.entries[key];

/** Whoever makes atoms by this module has its storage below them. */
export const keptAtom = persistentAtom;
