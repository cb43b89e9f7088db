/** Shows a goodbye on the home page, once, after an account was deleted. */
import { askIsland } from '#storefront/shared/stores/ask-island.ts';
import { FAREWELL_HASH, FAREWELL_KEY } from '#storefront/shared/account/farewell.ts';
import { keptForVisit } from '#firebase/browser/session/kept.ts';

export function startFarewell(): void {
  if (location.hash !== FAREWELL_HASH) return;
  // Nothing is said to those who come by the address alone.
  const isMeant = keptForVisit.read(FAREWELL_KEY) !== null;
  keptForVisit.drop(FAREWELL_KEY);
  history.replaceState(history.state, '', location.pathname);
  if (isMeant) askIsland('farewell');
}
