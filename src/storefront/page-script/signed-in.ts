/**
 * Loaded if a user has signed in here before: loads prices for signed-in customers, confirms the session once
 * per visit, and sends waiting order requests. If none of this is needed, it makes no request.
 */
import { savedUserFrom } from '#core/account/user.ts';
import { VISIT_CHECKED_KEY } from '#core/account/storage-keys.ts';
import { USER_KEY } from '#core/account/user-key.ts';
import { mayWait, OUTBOX_KEY } from '#storefront/shared/order/outbox-key.ts';
import { persistentStore, sessionStore } from '#firebase/browser/session/browser-storage.ts';

const user = savedUserFrom(persistentStore.read(USER_KEY));
const box = document.querySelector<HTMLElement>('[data-hidden-price]');
const cards = [...document.querySelectorAll<HTMLElement>('[data-price=signIn]')];

/** After a failure the page stays as built. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** Prices come with a confirmed session; without any, the session is confirmed once per visit. */
function showPrices(uid: string): void {
  if (box !== null)
    quietly(import('#storefront/features/hidden-price/show.ts').then(({ show }) => show(box)));
  if (cards.length > 0) {
    quietly(
      import('#storefront/features/hidden-price/show-cards.ts').then(({ showCardPrices }) =>
        showCardPrices(cards),
      ),
    );
  }
  if (box !== null || cards.length > 0 || sessionStore.read(VISIT_CHECKED_KEY) === uid) return;
  quietly(
    import('#firebase/browser/session/auth.ts').then(({ startQuietSession }) =>
      startQuietSession(),
    ),
  );
}

/** Runs on each page load and each time the connection is back. */
function sendWhatWaits(): void {
  if (!navigator.onLine || !mayWait(persistentStore.read(OUTBOX_KEY))) return;
  quietly(
    import('#storefront/shared/stores/send-waiting.ts').then(({ sendWaiting }) => sendWaiting()),
  );
}

if (user !== undefined) {
  showPrices(user.uid);
  sendWhatWaits();
  addEventListener('online', sendWhatWaits);
}
