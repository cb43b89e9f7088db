/** What the list of posts is searched, filtered and sorted by, as its address says it. */
import * as z from 'zod';
import type { ListAsked } from '#commands/list-as-staff.ts';
import { publicationStatus } from '#schema/product.ts';
import { DELETED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';

const { sorts } = STAFF_LISTS.posts;

export const POST_SORTS = {
  saved: { name: 'Saved last', by: sorts[0] },
  newest: { name: 'Newest', by: sorts[1] },
  title: { name: 'Title', by: sorts[2] },
} as const;

const BY_TITLE = sorts[2];
/** Deleted ones have an order of their own. */
const DELETED_LAST = sorts[3];

// What an address says wrongly counts as not said.
const postSearch = z.object({
  /** How titles begin. */
  q: z.string().trim().min(1).max(140).optional().catch(undefined),
  status: publicationStatus.optional().catch(undefined),
  sort: z.enum(['saved', 'newest', 'title']).optional().catch(undefined),
  deleted: z.literal(true).optional().catch(undefined),
});

export type PostSearch = z.output<typeof postSearch>;

export const readPostSearch = (search: Record<string, unknown>): PostSearch =>
  postSearch.parse(search);

/** After every character that a title has. */
const LAST = '\uf8ff';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the database is asked for it. Titles are searched by how they begin, and so in their order. */
export function askedBy({ q, status, sort, deleted }: PostSearch): ListAsked {
  const equal = status === undefined ? {} : { status };
  if (deleted) return { equal, sort: DELETED_LAST, between: { from: new Date(0) } };
  const live = { [DELETED_FIELD]: null, ...equal };
  if (q === undefined) return { equal: live, sort: POST_SORTS[sort ?? 'saved'].by };
  const from = capital(q);
  return { equal: live, sort: BY_TITLE, between: { from, before: from + LAST } };
}

/** The same in an order that no change of many upsets. */
export const askedInBulk = (search: PostSearch): ListAsked => askedBy({ ...search, sort: 'title' });

/** How many filters are set. */
export const filtersIn = ({ status, deleted }: PostSearch): number =>
  [status, deleted].filter((value) => value !== undefined).length;

export const isFiltered = (search: PostSearch): boolean =>
  search.q !== undefined || filtersIn(search) > 0;
