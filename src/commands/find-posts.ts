/** Posts whose title begins with what was typed, live or not. */
import { blogKind, type Blog } from '#schema/blog.ts';
import { DELETED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff, type FoundDocument } from './list-as-staff.ts';

/** After every character that a title has. */
const LAST = '\uf8ff';

const BY_TITLE = ['title', 'asc'] as const;

/** @param most reads one more @throws NotRead */
export async function findPosts(text: string, most: number): Promise<FoundDocument<Blog>[]> {
  const from = text.charAt(0).toUpperCase() + text.slice(1);
  const asked = {
    equal: { [DELETED_FIELD]: null },
    sort: BY_TITLE,
    between: { from, before: from + LAST },
  };
  return (await listAsStaff(blogKind, STAFF_LISTS.posts, asked, { size: most })).rows;
}
