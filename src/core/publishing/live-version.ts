/** The version of the live site, which it publishes in a small file. */
import * as z from 'zod';

/** The path of that file. */
export const LIVE_VERSION_PATH = '/data/version.json';

/** The form that `src/pages/data/version.json.ts` writes; decoded to ms. */
export const liveVersionFile = z.object({
  changedAt: z.iso.datetime().transform((text) => Date.parse(text)),
});
