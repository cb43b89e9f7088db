/**
 * What has been saved since the live site was published, kept up to date by few reads: the mark in
 * `settings/changes` says in which collections something was saved, and when.
 */
import { MARKED_COLLECTIONS } from '#domain/editing/change-mark.ts';
import type { SavedDocument } from './saved-document.ts';

export type MarkedCollection = (typeof MARKED_COLLECTIONS)[number];

/** When something was last saved in each collection, ms. */
export type Marks = Partial<Readonly<Record<MarkedCollection, number | undefined>>>;

export interface Pending {
  /** Up to which save the live site goes, ms. */
  readonly changedAt: number;
  readonly marks: Marks;
  /** Everything saved since, by path. */
  readonly documents: ReadonlyMap<string, SavedDocument>;
  /** Whether there is more than was read. */
  readonly isMore: boolean;
}

/** A save may become readable a little after its own time, so each further look goes back this far, ms. */
const OVERLAP = 10_000;

export interface Look {
  collection: MarkedCollection;
  /** Documents saved then or later are to be read, ms. */
  since: number;
}

/** Where something has been saved that is not known yet. */
export const looksFor = (known: Pending | undefined, changedAt: number, marks: Marks): Look[] =>
  MARKED_COLLECTIONS.flatMap((collection) => {
    const mark = marks[collection] ?? 0;
    const seen = known?.marks[collection] ?? 0;
    // What was left out of the last look may be what the live site does not go up to yet.
    const isLeftOut = known?.isMore === true && known.changedAt !== changedAt;
    if (mark <= changedAt || (mark === seen && !isLeftOut)) return [];
    if (isLeftOut) return [{ collection, since: changedAt + 1 }];
    return [{ collection, since: Math.max(changedAt + 1, seen - OVERLAP) }];
  });

/**
 * What is pending after a look.
 * @param found what `looksFor` asked to be read
 * @param isMore whether there was more of it than was read
 */
export function learned(
  known: Pending | undefined,
  { changedAt, marks }: Pick<Pending, 'changedAt' | 'marks'>,
  { found, isMore }: { found: readonly SavedDocument[]; isMore: boolean },
): Pending {
  const all = new Map(known?.documents);
  for (const document of found) all.set(document.path, document);
  for (const [path, { updatedAt }] of all) if (updatedAt <= changedAt) all.delete(path);
  const isStillMore = known?.isMore === true && known.changedAt === changedAt;
  return { changedAt, marks, documents: all, isMore: isMore || isStillMore };
}
