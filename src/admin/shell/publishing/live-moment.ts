/** What the live site shows at present, for lists whose rows say where each document stands. */
import { atom } from 'nanostores';
import type { LiveMoment } from '#domain/publishing/state.ts';

export interface Shown extends LiveMoment {
  /** What a look at the live site has told of documents that were taken back, by path. */
  isShown: ReadonlyMap<string, boolean>;
}

/** Undefined until the live site has said what it shows; the line in the bar keeps it up to date. */
export const $shown = atom<Shown | undefined>(undefined);
