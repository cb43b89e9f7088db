/** The states of documents for people. */
import { formatShortMoment } from '#core/format-time.ts';
import { goesLiveWords, type Automatic } from './automatic.ts';
import type { LiveState } from './state.ts';

export interface StateWords {
  words: string;
  look: 'good' | 'warn' | 'bad' | 'plain';
  /** What it means. */
  meaning: string;
}

export const STATE_WORDS: Readonly<Record<LiveState, StateWords>> = {
  live: { words: 'Live', look: 'good', meaning: 'The live site shows the latest saved version.' },
  waiting: {
    words: 'Not live yet',
    look: 'warn',
    meaning: 'Saved, but not on the live site yet.',
  },
  building: { words: 'Publishing', look: 'warn', meaning: 'Being published now.' },
  leaving: {
    words: 'Still live',
    look: 'warn',
    meaning: 'Stays on the live site until the next publish.',
  },
  scheduled: {
    words: 'Scheduled',
    look: 'plain',
    meaning: 'Goes live automatically at the scheduled time.',
  },
  draft: { words: 'Draft', look: 'plain', meaning: 'Not visible to customers.' },
  archived: { words: 'Archived', look: 'plain', meaning: 'No longer visible to customers.' },
  deleted: { words: 'Deleted', look: 'plain', meaning: 'Deleted and not on the live site.' },
  quarantined: {
    words: 'Has errors',
    look: 'bad',
    meaning: 'Left out of the live site until its errors are fixed.',
  },
};

/** The words of a document with a page on the live site whose last changes are not on it. */
export const CHANGES_WAITING: StateWords = {
  words: 'Edits not live',
  look: 'warn',
  meaning: 'The live site shows an earlier version.',
};

export interface StateMoment {
  automatic: Automatic;
  /** ms */
  now: number;
  /** The time of a scheduled document, ms. */
  publishAt?: number | undefined;
}

/** What happens next to a document in this state, without a full stop; undefined when nothing does. */
export function nextWords(
  state: LiveState,
  { automatic, now, publishAt }: StateMoment,
): string | undefined {
  if (state === 'waiting') return goesLiveWords(automatic, now);
  if (state === 'leaving') {
    const words = goesLiveWords(automatic, now);
    return automatic.kind === 'on' ? words.replace('Goes live', 'Leaves the live site') : words;
  }
  if (state !== 'scheduled' || publishAt === undefined) return undefined;
  return automatic.kind === 'on'
    ? `Goes live on ${formatShortMoment(publishAt)}`
    : `Scheduled for ${formatShortMoment(publishAt)}. ${goesLiveWords(automatic, now)}`;
}
