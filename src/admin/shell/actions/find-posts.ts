/** Posts whose title begins with what was typed, live or not. */
import { beginsWith, capital } from '#core/search/prefix.ts';
import { blogKind, type Blog } from '#schema/blog.ts';
import { DELETED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff, type FoundDocument } from './list-as-staff.ts';

const BY_TITLE = ['title', 'asc'] as const;

/** @param most reads one more @throws ReadError */
export async function findPosts(text: string, most: number): Promise<FoundDocument<Blog>[]> {
  const asked = {
    equal: { [DELETED_FIELD]: null },
    sort: BY_TITLE,
    between: beginsWith(capital(text)),
  };
  return (await listAsStaff(blogKind, STAFF_LISTS.posts, asked, { size: most })).rows;
}
