/**
 * Publishing state of a document, from its last save and the version of the live site (`live-version.ts`).
 * Documents reported as live are contained in the published files.
 */
import type { ChipLook } from '#admin/shell/chip.tsx';
import { formatShortMoment } from '#core/format-time.ts';
import { goLiveText, type Automatic } from './automatic.ts';
import type { SavedDocument } from './saved-document.ts';

export type LiveState =
  /** The live site shows the latest save. */
  | 'live'
  /** Saved, but not published. */
  | 'waiting'
  /** Included in the running publish. */
  | 'building'
  /** Hidden, but still on the live site. */
  | 'leaving'
  /** Goes live at its time. */
  | 'scheduled'
  | 'draft'
  | 'archived'
  | 'deleted'
  /** Invalid, and left out of the site. */
  | 'quarantined';

export interface LiveMoment {
  /** Time of the last save on the live site, ms. */
  changedAt: number;
  /** Time of the last save in the running publish, ms; undefined without one. */
  building?: number | undefined;
  /** ms */
  now: number;
}

type Visibility = Pick<
  SavedDocument,
  'status' | 'publishAt' | 'deletedAt' | 'createdAt' | 'updatedAt'
>;

type TargetState = 'shown' | 'scheduled' | 'draft' | 'archived' | 'deleted';

/** The state after the next publish. */
function targetOf({ status, publishAt, deletedAt }: Visibility, now: number): TargetState {
  if (deletedAt !== null) return 'deleted';
  if (status === undefined || status === 'published') return 'shown';
  if (status !== 'scheduled') return status;
  return publishAt !== undefined && publishAt <= now ? 'shown' : 'scheduled';
}

/** When it should have gone live, ms: at its last save, or at its scheduled time. */
const dueAt = ({ status, publishAt = 0, updatedAt }: Visibility): number =>
  status === 'scheduled' ? Math.max(updatedAt, publishAt) : updatedAt;

/**
 * Whether the live site must be checked for a page of the document: it was hidden after the last publish, and
 * may have been live before.
 */
export const needsPageCheck = (document: Visibility, { changedAt }: LiveMoment): boolean =>
  document.updatedAt > changedAt && document.createdAt <= changedAt;

/** @param isShown result of that check; undefined if it is not known */
export function liveStateOf(
  document: Visibility & Pick<SavedDocument, 'problems'>,
  moment: LiveMoment,
  isShown?: boolean,
): LiveState {
  const { changedAt, building = -Infinity, now } = moment;
  const target = targetOf(document, now);
  // Deleted takes precedence over other problems.
  if (document.problems.length > 0 && target !== 'deleted') return 'quarantined';
  if (target === 'shown') {
    const due = dueAt(document);
    if (due <= changedAt) return 'live';
    return due <= building ? 'building' : 'waiting';
  }
  if (!isShown) return target;
  return document.updatedAt <= building ? 'building' : 'leaving';
}

/** Whether publishing the document changes the live site. */
export const isPending = (
  document: Pick<SavedDocument, 'updatedAt'>,
  state: LiveState,
  { changedAt }: LiveMoment,
): boolean =>
  ['waiting', 'building', 'leaving'].includes(state) ||
  (state === 'quarantined' && document.updatedAt > changedAt);

interface StateLabel {
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

/** What happens to the document next, as a phrase; undefined if nothing. */
export function nextText(
  state: LiveState,
  {
    automatic,
    now,
    publishAt,
  }: { automatic: Automatic; now: number; publishAt?: number | undefined },
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
