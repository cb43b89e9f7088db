/** URL parameters of the SEO screens. */
import * as z from 'zod';

const gapSearch = z.object({
  of: z.enum(['categories', 'posts', 'pages']).optional().catch(undefined),
  gap: z
    .enum(['unwritten', 'description', 'picture', 'longTitle', 'longDescription'])
    .optional()
    .catch(undefined),
});

export type GapSearch = z.output<typeof gapSearch>;

export const readGapSearch = (search: Record<string, unknown>): GapSearch =>
  gapSearch.parse(search);

const redirectSearch = z.object({
  /** A URL, or the beginning of one. */
  q: z.string().trim().min(1).max(300).optional().catch(undefined),
});

export const readRedirectSearch = (search: Record<string, unknown>) => redirectSearch.parse(search);
