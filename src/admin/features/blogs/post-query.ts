/**
 * The Firestore query of the post list. Kept apart from the route's search schema, which loads before the
 * screen.
 */
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
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
/** Deleted posts are sorted by the date deleted. */
const DELETED_LAST = sorts[3];

/** Titles are searched by prefix, so results are sorted by title. */
export function postQuery({ q, status, sort, deleted }: PostSearch): ListRequest {
  const equal = status === undefined ? {} : { status };
  if (deleted) return { equal, sort: DELETED_LAST, between: { from: new Date(0) } };
  const live = { [DELETED_FIELD]: null, ...equal };
  if (q === undefined) return { equal: live, sort: POST_SORTS[sort ?? 'saved'].by };
  return { equal: live, sort: BY_TITLE, between: beginsWith(capital(q)) };
}

/** The same, in an order that bulk edits do not change. */
export const bulkPostQuery = (search: PostSearch): ListRequest =>
  postQuery({ ...search, sort: 'title' });
