/** Search and filter of the media library, as stored in the URL. */
import * as z from 'zod';

// Invalid parameters are ignored.
const mediaSearch = z.object({
  q: z.string().trim().min(1).max(200).optional().catch(undefined),
  use: z.enum(['used', 'unused']).optional().catch(undefined),
});

export type MediaSearch = z.output<typeof mediaSearch>;

export const readMediaSearch = (search: Record<string, unknown>): MediaSearch =>
  mediaSearch.parse(search);
