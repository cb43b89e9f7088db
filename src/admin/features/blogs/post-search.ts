/** Search, filters and sort order of the post list, as stored in the URL. */
import * as z from 'zod';
import { publicationStatus } from '#schema/product-status.ts';

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
