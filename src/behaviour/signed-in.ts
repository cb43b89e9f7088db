/**
 * Fetched for whoever signed in here before: brings the prices that they may see, once in a visit finds out
 * whether they are still signed in, and sends the order requests that wait. Where none of it is needed, it asks nobody.
 */
import { savedUserFrom } from '#domain/account/user.ts';
import { USER_KEY } from '#domain/account/user-key.ts';
import { mayWait, OUTBOX_KEY } from '#domain/order/outbox-key.ts';
import { keptForGood, keptForVisit } from '#stores/kept.ts';
import { LOOKED_AFTER_KEY } from '#stores/looked-after.ts';

const user = savedUserFrom(keptForGood.read(USER_KEY));
const box = document.querySelector<HTMLElement>('[data-hidden-price]');

/** What fails leaves the page as it was built. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

if (user !== undefined && box !== null) {
  quietly(import('#islands/hidden-price/show.ts').then(({ show }) => show(box)));
} else if (user !== undefined && keptForVisit.read(LOOKED_AFTER_KEY) !== user.uid) {
  quietly(import('#stores/auth.ts').then(({ startQuietSession }) => startQuietSession()));
}

/** Each page that comes, and each connection that comes back, is an occasion. */
function sendWhatWaits(): void {
  if (!navigator.onLine || !mayWait(keptForGood.read(OUTBOX_KEY))) return;
  quietly(import('#stores/send-waiting.ts').then(({ sendWaiting }) => sendWaiting()));
}

if (user !== undefined) {
  sendWhatWaits();
  addEventListener('online', sendWhatWaits);
}
