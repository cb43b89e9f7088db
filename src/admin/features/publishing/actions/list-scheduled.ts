/** What goes live by itself, and when. */
import { askDocuments } from '#firebase/browser/asked.ts';
import { savedDocument, type SavedDocument } from '#admin/shell/publishing/saved-document.ts';
import { QUERIES } from '#schema/queries.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';

/**
 * The next products and posts, in the order of their times; fifty of each at most.
 * @param after up to which moment the live site goes, ms: what was due by then is live
 * @throws ReadError
 */
export const listScheduled = (after: number): Promise<SavedDocument[]> =>
  readOrThrow(async () => {
    const values = [null, 'scheduled', new Date(after + 1)];
    const found = await Promise.all([
      askDocuments(QUERIES.scheduledProducts, values),
      askDocuments(QUERIES.scheduledPosts, values),
    ]);
    return found
      .flat()
      .map(({ path, fields }) => savedDocument(path, fields))
      .toSorted((one, other) => (one.publishAt ?? 0) - (other.publishAt ?? 0));
  });
