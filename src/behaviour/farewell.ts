/** Has the home page say goodbye to whoever comes there from deleting their account. */
import { FAREWELL_HASH } from '#domain/account/farewell.ts';

export function startFarewell(): void {
  if (location.hash !== FAREWELL_HASH) return;
  // Where its script does not come, they are gone all the same.
  import('#islands/farewell/open.tsx')
    .then(({ sayFarewell }) => sayFarewell())
    .catch(() => undefined);
}
