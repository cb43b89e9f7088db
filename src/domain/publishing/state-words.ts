/** The states of documents for people. */
import type { LiveState } from './state.ts';

export interface StateWords {
  words: string;
  look: 'good' | 'warn' | 'bad' | 'plain';
  /** What it means. */
  meaning: string;
}

export const STATE_WORDS: Readonly<Record<LiveState, StateWords>> = {
  live: { words: 'Live', look: 'good', meaning: 'The live site shows it as it was saved last.' },
  waiting: { words: 'Waiting', look: 'warn', meaning: 'Saved, and not yet on the live site.' },
  building: { words: 'Building', look: 'warn', meaning: 'The present publish brings it.' },
  leaving: {
    words: 'Still live',
    look: 'warn',
    meaning: 'Taken back, and on the live site until it is published.',
  },
  scheduled: { words: 'Scheduled', look: 'plain', meaning: 'Goes live by itself at its time.' },
  draft: { words: 'Draft', look: 'plain', meaning: 'Not for visitors.' },
  archived: { words: 'Archived', look: 'plain', meaning: 'No more for visitors.' },
  deleted: { words: 'Deleted', look: 'plain', meaning: 'Deleted, and not on the live site.' },
  quarantined: {
    words: 'Cannot be read',
    look: 'bad',
    meaning: 'Left out of the live site until it is mended.',
  },
};
