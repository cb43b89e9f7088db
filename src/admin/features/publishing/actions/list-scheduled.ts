/** Products and posts that are scheduled to go live. */
import { savedDocument, type SavedDocument } from '#admin/shell/publishing/saved-document.ts';
import { QUERIES } from '#schema/queries.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';

/**
 * The next scheduled products and posts, at most fifty of each, in order of time.
 * @param after time up to which the live site is published, ms
 * @throws ReadError
 */
export const listScheduled = (after: number, database = staffDatabase): Promise<SavedDocument[]> =>
  readOrThrow(async () => {
    const values = [null, 'scheduled', new Date(after + 1)];
    const results = await Promise.all([
      database.runQuery(QUERIES.scheduledProducts, values),
      database.runQuery(QUERIES.scheduledPosts, values),
    ]);
    return results
      .flat()
      .map(({ path, fields }) => savedDocument(path, fields))
      .toSorted((one, other) => (one.publishAt ?? 0) - (other.publishAt ?? 0));
  });
