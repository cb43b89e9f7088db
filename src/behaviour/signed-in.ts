/**
 * Fetched for whoever signed in here before: brings the prices that they may see, and once in a visit finds out
 * whether they are still signed in. Where neither is needed, it asks nobody.
 */
import { savedUserFrom } from '#domain/account/user.ts';
import { USER_KEY } from '#domain/account/user-key.ts';
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
