/** Posts whose title starts with the text, published or not. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { beginsWith, capital } from '#core/search/prefix.ts';
import { blogKind, type Blog } from '#schema/blog.ts';
import { DELETED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff, type DecodedDocument } from './list-as-staff.ts';

const BY_TITLE = ['title', 'asc'] as const;

/**
 * @param most results to return; one more is read
 * @throws ReadError
 */
export async function findPosts(
  text: string,
  most: number,
  database = staffDatabase,
): Promise<DecodedDocument<Blog>[]> {
  const query = {
    equal: { [DELETED_FIELD]: null },
    sort: BY_TITLE,
    between: beginsWith(capital(text)),
  };
  return (await listAsStaff(blogKind, STAFF_LISTS.posts, query, { size: most }, database)).rows;
}
