/** What the database is asked for the list of posts. Apart from its address, which is read before the screen is there. */
import type { ListAsked } from '#admin/shell/actions/list-as-staff.ts';
import { beginsWith, capital } from '#core/search/prefix.ts';
import { DELETED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';
import type { PostSearch } from './post-search.ts';

const { sorts } = STAFF_LISTS.posts;

export const POST_SORTS = {
  saved: { name: 'Recently updated', by: sorts[0] },
  newest: { name: 'Newest', by: sorts[1] },
  title: { name: 'Title', by: sorts[2] },
} as const;

const BY_TITLE = sorts[2];
/** Deleted ones have an order of their own. */
const DELETED_LAST = sorts[3];

/** Titles are searched by how they begin, and so in their order. */
export function askedBy({ q, status, sort, deleted }: PostSearch): ListAsked {
  const equal = status === undefined ? {} : { status };
  if (deleted) return { equal, sort: DELETED_LAST, between: { from: new Date(0) } };
  const live = { [DELETED_FIELD]: null, ...equal };
  if (q === undefined) return { equal: live, sort: POST_SORTS[sort ?? 'saved'].by };
  return { equal: live, sort: BY_TITLE, between: beginsWith(capital(q)) };
}

/** The same in an order that no change of many upsets. */
export const askedInBulk = (search: PostSearch): ListAsked => askedBy({ ...search, sort: 'title' });
