/**
 * Publishing state of a document, from its last save and the version of the live site (`live-version.ts`).
 * Documents reported as live are contained in the published files.
 */
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

/** State of a hidden document before it is known whether the live site still shows it. */
export const unseenState = (document: Visibility, now: number): LiveState => {
  const target = targetOf(document, now);
  return target === 'shown' ? 'waiting' : target;
};

/** When it should have gone live, ms: at its last save, or at its scheduled time. */
const dueAt = ({ status, publishAt = 0, updatedAt }: Visibility): number =>
  status === 'scheduled' ? Math.max(updatedAt, publishAt) : updatedAt;

/**
 * Whether the live site must be checked for a page of the document: it was hidden after the last publish, and
 * may have been live before.
 */
export const needsPageCheck = (document: Visibility, { changedAt }: LiveMoment): boolean =>
  document.updatedAt > changedAt && document.createdAt <= changedAt;

/** @param isShown result of that check, if `needsPageCheck` */
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
  if (!needsPageCheck(document, moment) || isShown === false) return target;
  if (document.updatedAt <= building) return 'building';
  return isShown === true ? 'leaving' : 'waiting';
}

/** Whether publishing the document changes the live site. */
export const isPending = (
  document: Pick<SavedDocument, 'updatedAt'>,
  state: LiveState,
  { changedAt }: LiveMoment,
): boolean =>
  ['waiting', 'building', 'leaving'].includes(state) ||
  (state === 'quarantined' && document.updatedAt > changedAt);
