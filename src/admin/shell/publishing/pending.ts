/** Documents saved since the last publish, updated with few reads. */
import { SHOP_COLLECTIONS, type ShopCollection } from '#schema/shop-collections.ts';
import type { SavedDocument } from './saved-document.ts';

export interface Pending {
  /** Time of the last save on the live site, ms. */
  readonly changedAt: number;
  /** Documents saved since, by path. */
  readonly documents: ReadonlyMap<string, SavedDocument>;
  /** Whether there are more than were read. */
  readonly isMore: boolean;
}

/** A save may become readable with a delay, so each query overlaps the previous one, ms. */
const OVERLAP = 10_000;

export interface PendingQuery {
  collection: ShopCollection;
  /** Read documents saved at or after this time, ms. */
  since: number;
}

/** The queries to run, one for each collection. */
export function pendingQueries(current: Pending | undefined, changedAt: number): PendingQuery[] {
  // Documents cut off by the last query may be older than the known ones.
  const isLeftOut = current?.isMore === true && current.changedAt !== changedAt;
  const documents = isLeftOut ? [] : [...(current?.documents.values() ?? [])];
  return SHOP_COLLECTIONS.map((collection) => {
    const saves = documents
      .filter(({ path }) => path.startsWith(`${collection}/`))
      .map(({ updatedAt }) => updatedAt - OVERLAP);
    return { collection, since: Math.max(changedAt + 1, ...saves) };
  });
}

/**
 * Pending documents after the queries.
 * @param documents documents returned by `pendingQueries`
 * @param isMore whether a query was cut off
 */
export function mergePending(
  current: Pending | undefined,
  changedAt: number,
  { documents, isMore }: { documents: readonly SavedDocument[]; isMore: boolean },
): Pending {
  const all = new Map(current?.documents);
  for (const document of documents) all.set(document.path, document);
  for (const [path, { updatedAt }] of all) if (updatedAt <= changedAt) all.delete(path);
  const isStillMore = current?.isMore === true && current.changedAt === changedAt;
  return { changedAt, documents: all, isMore: isMore || isStillMore };
}
