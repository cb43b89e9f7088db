/** Up to which save the live site goes: it says so itself, in one small file. */
import * as z from 'zod';

/** Where the live site says it. */
export const LIVE_VERSION_PATH = '/data/version.json';

/** The form that `src/pages/data/version.json.ts` writes; decoded to ms. */
export const liveVersionFile = z.object({
  changedAt: z.iso.datetime().transform((text) => Date.parse(text)),
});
