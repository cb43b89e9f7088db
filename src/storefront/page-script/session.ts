/**
 * Checks the session once the page is idle, if a user has signed in here before; otherwise loads nothing.
 */
import { whenIdle } from '#storefront/shared/when-idle.ts';
import { USER_KEY } from '#core/account/storage-keys.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';

export function lookAfterCustomer(): void {
  if (!persistentStore.read(USER_KEY)) return;
  whenIdle(() => {
    // Offline the page stays as built.
    void import('./signed-in.ts').catch(() => undefined);
  });
}
