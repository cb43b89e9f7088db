/** State of the live site, for lists and editors that show publishing states. */
import { atom } from 'nanostores';
import type { Automatic } from './automatic.ts';
import type { LiveMoment } from './state.ts';

export interface Shown extends LiveMoment {
  /** Whether the live site still shows hidden or deleted documents, by path. */
  isShown: ReadonlyMap<string, boolean>;
  automatic: Automatic;
}

/** Undefined while loading, null if the live site can't be read; updated by the status in the top bar. */
export const $shown = atom<Shown | null | undefined>(undefined);
