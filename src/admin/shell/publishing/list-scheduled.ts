/** The scheduled products and posts. */
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { QUERIES } from '#schema/queries.ts';
import { savedDocument, type SavedDocument } from './saved-document.ts';

/**
 * The next scheduled products and posts in order of time.
 * @param after ms
 * @param limit of each kind, at most 50
 * @throws ReadError
 */
export const listScheduled = (
  after: number,
  limit: number = QUERIES.scheduledProducts.limit,
): Promise<SavedDocument[]> =>
  readOrThrow(async () => {
    const values = [null, 'scheduled', new Date(after + 1)];
    const results = await Promise.all([
      staffDatabase.runQuery({ ...QUERIES.scheduledProducts, limit }, values),
      staffDatabase.runQuery({ ...QUERIES.scheduledPosts, limit }, values),
    ]);
    return results
      .flat()
      .map(({ path, fields }) => savedDocument(path, fields))
      .toSorted((one, other) => (one.publishAt ?? 0) - (other.publishAt ?? 0));
  });
