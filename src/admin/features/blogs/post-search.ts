/** What the list of posts is searched, filtered and sorted by, as its address says it. */
import * as z from 'zod';
import { publicationStatus } from '#schema/product-status.ts';

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
