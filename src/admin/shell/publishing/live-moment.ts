/** What the live site shows now, for lists and editors that show the publishing state of documents. */
import { atom } from 'nanostores';
import type { Automatic } from './automatic.ts';
import type { LiveMoment } from './state.ts';

export interface Shown extends LiveMoment {
  /** Whether the live site still shows documents that were hidden or deleted, by path. */
  isShown: ReadonlyMap<string, boolean>;
  automatic: Automatic;
}

/** Undefined until the live site is read, null where it can't be; the status in the bar keeps it up to date. */
export const $shown = atom<Shown | null | undefined>(undefined);
