/** How current the live site is. */
import { liveChangedAt } from '#firebase/browser/live-site.ts';

/** Time of the last save on the live site, ms; undefined if it can't be read. */
export const liveVersion = (): Promise<number | undefined> =>
  liveChangedAt().catch(() => undefined);
