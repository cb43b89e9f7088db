/**
 * Where a document stands between its last save and the live site. The live site itself says up to which save it
 * goes (`live-version.ts`), so what is called live here is in its bytes.
 */
import type { SavedDocument } from './saved-document.ts';

export type LiveState =
  /** The live site shows it as it was saved last. */
  | 'live'
  /** Saved, and not yet in the live site. */
  | 'waiting'
  /** The publish that is under way brings it. */
  | 'building'
  /** Taken back, and still shown by the live site. */
  | 'leaving'
  /** Goes live at its time. */
  | 'scheduled'
  | 'draft'
  | 'archived'
  | 'deleted'
  /** Does not fit its schema, so pages are made without it. */
  | 'quarantined';

export interface LiveMoment {
  /** Up to which save the live site goes, ms. */
  changedAt: number;
  /** Up to which save the publish goes that is under way, ms; undefined when there is none. */
  building?: number | undefined;
  /** ms. */
  now: number;
}

type Visibility = Pick<
  SavedDocument,
  'status' | 'publishAt' | 'deletedAt' | 'createdAt' | 'updatedAt'
>;

type Wish = 'shown' | 'scheduled' | 'draft' | 'archived' | 'deleted';

/** What becomes of a document that the next publish takes in. */
function wishOf({ status, publishAt, deletedAt }: Visibility, now: number): Wish {
  if (deletedAt !== null) return 'deleted';
  if (status === undefined || status === 'published') return 'shown';
  if (status !== 'scheduled') return status;
  return publishAt !== undefined && publishAt <= now ? 'shown' : 'scheduled';
}

/** What a document is that the next publish hides, before it is known whether the live site still shows it. */
export const unseenState = (document: Visibility, now: number): LiveState => {
  const wish = wishOf(document, now);
  return wish === 'shown' ? 'waiting' : wish;
};

/** When it had to be in the live site, ms: at its last save, or at the time for which it was scheduled. */
const dueAt = ({ status, publishAt = 0, updatedAt }: Visibility): number =>
  status === 'scheduled' ? Math.max(updatedAt, publishAt) : updatedAt;

/**
 * Whether nothing but a look at the live site tells if it has a page of the document: it was saved after the last
 * publish, and may have been live before.
 */
export const needsLook = (document: Visibility, { changedAt }: LiveMoment): boolean =>
  document.updatedAt > changedAt && document.createdAt <= changedAt;

/** @param isShown what a look at the live site has told, where it `needsLook` */
export function stateOf(
  document: Visibility & Pick<SavedDocument, 'problems'>,
  moment: LiveMoment,
  isShown?: boolean,
): LiveState {
  const { changedAt, building = -Infinity, now } = moment;
  const wish = wishOf(document, now);
  // A deleted document is deleted, whatever else is wrong with it.
  if (document.problems.length > 0 && wish !== 'deleted') return 'quarantined';
  if (wish === 'shown') {
    const due = dueAt(document);
    if (due <= changedAt) return 'live';
    return due <= building ? 'building' : 'waiting';
  }
  if (!needsLook(document, moment) || isShown === false) return wish;
  if (document.updatedAt <= building) return 'building';
  return isShown === true ? 'leaving' : 'waiting';
}

/** Whether the live site will be another one when the document has been taken in. */
export const isPending = (
  document: Pick<SavedDocument, 'updatedAt'>,
  state: LiveState,
  { changedAt }: LiveMoment,
): boolean =>
  ['waiting', 'building', 'leaving'].includes(state) ||
  (state === 'quarantined' && document.updatedAt > changedAt);
