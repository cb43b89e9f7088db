/** What has been saved since the live site was published, kept up to date by few reads. */
import { SHOP_COLLECTIONS, type ShopCollection } from '#schema/shop-collections.ts';
import type { SavedDocument } from './saved-document.ts';

export interface Pending {
  /** Up to which save the live site goes, ms. */
  readonly changedAt: number;
  /** Everything saved since, by path. */
  readonly documents: ReadonlyMap<string, SavedDocument>;
  /** Whether there is more than was read. */
  readonly isMore: boolean;
}

/** A save may become readable a little after its own time, so each further look goes back this far, ms. */
const OVERLAP = 10_000;

export interface Look {
  collection: ShopCollection;
  /** Documents saved then or later are to be read, ms. */
  since: number;
}

/** What is to be read of each collection. */
export function looksFor(known: Pending | undefined, changedAt: number): Look[] {
  // What was left out of the last look may be what the live site does not go up to yet.
  const isLeftOut = known?.isMore === true && known.changedAt !== changedAt;
  const documents = isLeftOut ? [] : [...(known?.documents.values() ?? [])];
  return SHOP_COLLECTIONS.map((collection) => {
    const saves = documents
      .filter(({ path }) => path.startsWith(`${collection}/`))
      .map(({ updatedAt }) => updatedAt - OVERLAP);
    return { collection, since: Math.max(changedAt + 1, ...saves) };
  });
}

/**
 * What is pending after a look.
 * @param found what `looksFor` asked to be read
 * @param isMore whether there was more of it than was read
 */
export function learned(
  known: Pending | undefined,
  changedAt: number,
  { found, isMore }: { found: readonly SavedDocument[]; isMore: boolean },
): Pending {
  const all = new Map(known?.documents);
  for (const document of found) all.set(document.path, document);
  for (const [path, { updatedAt }] of all) if (updatedAt <= changedAt) all.delete(path);
  const isStillMore = known?.isMore === true && known.changedAt === changedAt;
  return { changedAt, documents: all, isMore: isMore || isStillMore };
}
