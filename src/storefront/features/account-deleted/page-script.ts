/** Shows a message on the home page, once, after an account was deleted. */
import { openIsland } from '#storefront/shared/stores/open-island.ts';
import {
  DELETION_NOTICE_HASH,
  DELETION_NOTICE_KEY,
} from '#storefront/shared/account/deletion-notice.ts';
import { sessionStore } from '#firebase/browser/session/browser-storage.ts';

export function showAccountDeleted(): void {
  if (location.hash !== DELETION_NOTICE_HASH) return;
  // No message for visitors who only have the address.
  const isMeant = sessionStore.read(DELETION_NOTICE_KEY) !== null;
  sessionStore.drop(DELETION_NOTICE_KEY);
  history.replaceState(history.state, '', location.pathname);
  if (isMeant) openIsland('account-deleted');
}
