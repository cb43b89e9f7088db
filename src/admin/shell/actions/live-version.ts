/** Up to which save the live site goes. */
import { liveChangedAt } from '#firebase/browser/live-site.ts';

/** ms; undefined when the live site cannot be asked, or does not say. */
export const liveVersion = (): Promise<number | undefined> =>
  liveChangedAt().catch(() => undefined);
