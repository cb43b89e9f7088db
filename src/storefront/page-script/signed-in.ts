/**
 * Fetched for whoever signed in here before: brings the prices that they may see, once in a visit finds out
 * whether they are still signed in, and sends the order requests that wait. Where none of it is needed, it asks nobody.
 */
import { savedUserFrom } from '#core/account/user.ts';
import { USER_KEY } from '#core/account/user-key.ts';
import { mayWait, OUTBOX_KEY } from '#storefront/shared/order/outbox-key.ts';
import { keptForGood, keptForVisit } from '#firebase/browser/session/kept.ts';
import { LOOKED_AFTER_KEY } from '#firebase/browser/session/looked-after.ts';

const user = savedUserFrom(keptForGood.read(USER_KEY));
const box = document.querySelector<HTMLElement>('[data-hidden-price]');

/** What fails leaves the page as it was built. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

if (user !== undefined && box !== null) {
  quietly(import('#storefront/features/hidden-price/show.ts').then(({ show }) => show(box)));
} else if (user !== undefined && keptForVisit.read(LOOKED_AFTER_KEY) !== user.uid) {
  quietly(
    import('#firebase/browser/session/auth.ts').then(({ startQuietSession }) =>
      startQuietSession(),
    ),
  );
}

/** Each page that comes, and each connection that comes back, is an occasion. */
function sendWhatWaits(): void {
  if (!navigator.onLine || !mayWait(keptForGood.read(OUTBOX_KEY))) return;
  quietly(
    import('#storefront/shared/stores/send-waiting.ts').then(({ sendWaiting }) => sendWaiting()),
  );
}

if (user !== undefined) {
  sendWhatWaits();
  addEventListener('online', sendWhatWaits);
}
