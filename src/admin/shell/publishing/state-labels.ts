/** Labels of publishing states. */
import { formatShortMoment } from '#core/format-time.ts';
import { goLiveText, type Automatic } from './automatic.ts';
import type { LiveState } from './state.ts';
import type { ChipLook } from '#admin/shell/chip.tsx';

export interface StateLabel {
  label: string;
  look: ChipLook;
  /** Explanation. */
  meaning: string;
}

export const STATE_LABELS: Readonly<Record<LiveState, StateLabel>> = {
  live: { label: 'Live', look: 'good', meaning: 'The live site shows the latest saved version.' },
  waiting: {
    label: 'Not live yet',
    look: 'warn',
    meaning: 'Saved, but not on the live site yet.',
  },
  building: { label: 'Publishing', look: 'warn', meaning: 'Being published now.' },
  leaving: {
    label: 'Still live',
    look: 'warn',
    meaning: 'Stays on the live site until the next publish.',
  },
  scheduled: {
    label: 'Scheduled',
    look: 'plain',
    meaning: 'Goes live automatically at the scheduled time.',
  },
  draft: { label: 'Draft', look: 'plain', meaning: 'Not visible to customers.' },
  archived: { label: 'Archived', look: 'plain', meaning: 'No longer visible to customers.' },
  deleted: { label: 'Deleted', look: 'plain', meaning: 'Deleted and not on the live site.' },
  quarantined: {
    label: 'Has errors',
    look: 'bad',
    meaning: 'Left out of the live site until its errors are fixed.',
  },
};

/** Label of a live document whose latest changes are not live. */
export const CHANGES_WAITING: StateLabel = {
  label: 'Edits not live',
  look: 'warn',
  meaning: 'The live site shows an earlier version.',
};

export interface StateMoment {
  automatic: Automatic;
  /** Current time, ms. */
  now: number;
  /** Scheduled time, ms. */
  publishAt?: number | undefined;
}

/** What happens to the document next, as a phrase; undefined if nothing. */
export function nextText(
  state: LiveState,
  { automatic, now, publishAt }: StateMoment,
): string | undefined {
  if (state === 'waiting') return goLiveText(automatic, now);
  if (state === 'leaving') {
    const text = goLiveText(automatic, now);
    return automatic.kind === 'on' ? text.replace('Goes live', 'Leaves the live site') : text;
  }
  if (state !== 'scheduled' || publishAt === undefined) return undefined;
  return automatic.kind === 'on'
    ? `Goes live on ${formatShortMoment(publishAt)}`
    : `Scheduled for ${formatShortMoment(publishAt)}. ${goLiveText(automatic, now)}`;
}
