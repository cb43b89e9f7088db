/** Whoever signed in here before is looked after once the page is idle; who never did, or signed out, fetches nothing. */
import { whenIdle } from '#storefront/shared/when-idle.ts';
import { USER_KEY } from '#core/account/user-key.ts';
import { keptForGood } from '#firebase/browser/session/kept.ts';

export function lookAfterCustomer(): void {
  if (!keptForGood.read(USER_KEY)) return;
  whenIdle(() => {
    // Without a connection the page is as it was built.
    void import('./signed-in.ts').catch(() => undefined);
  });
}
