/** Refuses to run the site's tests without a built site, and names what is missing. */
import { existsSync } from 'node:fs';

export function setup(): void {
  const dist = process.env['SITE_DIST'];
  const origin = process.env['SITE_ORIGIN'];
  if (dist === undefined || !existsSync(dist) || origin === undefined) {
    throw new Error(
      'SITE_DIST (the built site) and SITE_ORIGIN (where it is served) must be set: run these tests through `npm test`.',
    );
  }
}
