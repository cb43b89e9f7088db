/** Search, filters and sort order of the post list, as stored in the URL. */
import * as z from 'zod';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { beginsWith, capital } from '#core/search/prefix.ts';
import { publicationStatus } from '#schema/product-status.ts';
import { DELETED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';

// Invalid parameters are ignored.
const postSearch = z.object({
  /** Prefix of titles. */
  q: z.string().trim().min(1).max(140).optional().catch(undefined),
  status: publicationStatus.optional().catch(undefined),
  sort: z.enum(['saved', 'newest', 'title']).optional().catch(undefined),
  deleted: z.literal(true).optional().catch(undefined),
});

export type PostSearch = z.output<typeof postSearch>;

export const readPostSearch = (search: Record<string, unknown>): PostSearch =>
  postSearch.parse(search);

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
