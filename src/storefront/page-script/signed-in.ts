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

/** After a failure the page stays as built. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

if (user !== undefined && box !== null) {
  quietly(import('#storefront/features/hidden-price/show.ts').then(({ show }) => show(box)));
} else if (user !== undefined && sessionStore.read(VISIT_CHECKED_KEY) !== user.uid) {
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
  sendWhatWaits();
  addEventListener('online', sendWhatWaits);
}
