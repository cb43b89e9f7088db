/** The script of every page: menu, newsletter field, order list count, app links, and islands that open on demand. */
import { noteInstalls, offerApp } from '#storefront/features/app-prompt/page-script.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { placeFloatingControls } from './floating-controls.ts';
import { watchConnection } from './offline-bar.ts';
import { USER_KEY } from '#core/account/user-key.ts';
import { formatDesigns } from '#core/format.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';
import { startEach } from '#storefront/shared/start-each.ts';
import { $order } from '#storefront/shared/stores/order-list.ts';
import { whenIdle } from '#storefront/shared/when-idle.ts';

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/** Hides a picture that fails to load, so that its tile is plain instead of showing a broken image. */
function hideLostPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.alt === '')
        target.style.visibility = 'hidden';
    },
    // Errors of pictures do not bubble.
    true,
  );
}

/** Checks the session once the page is idle, if a user has signed in here before; otherwise loads nothing. */
function lookAfterCustomer(): void {
  if (!persistentStore.read(USER_KEY)) return;
  whenIdle(() => {
    // Offline the page stays as built.
    void import('./signed-in.ts').catch(() => undefined);
  });
}

/** `/` opens search, unless the user is typing or a dialog is open. */
function openSearchByKey(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(TYPED_INTO) !== null) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>('[data-search-field]');
    if (field) field.focus();
    else document.querySelector<HTMLElement>('[data-act="search"]')?.click();
  });
}

/** Shows the number of designs in the order list in the header. */
function startOrderCount(): void {
  const badge = document.querySelector<HTMLElement>('[data-order-count]');
  const link = badge?.closest('a');
  if (!badge || !link) return;
  $order.subscribe(({ list: { length } }) => {
    badge.hidden = length === 0;
    badge.textContent = String(length);
    link.ariaLabel = length === 0 ? 'Order list' : `Order list, ${formatDesigns(length)}`;
  });
}

function startMenu(): void {
  const menu = document.getElementById('menu');
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
}

function startNewsletter(): void {
  const newsletter = document.getElementById('newsletter');
  newsletter?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (newsletter instanceof HTMLFormElement) newsletter.reset();
  });
}

startEach(
  hideLostPictures,
  registerServiceWorker,
  lookAfterCustomer,
  watchConnection,
  openSearchByKey,
  noteInstalls,
  offerApp,
  placeFloatingControls,
  startOrderCount,
  startMenu,
  startNewsletter,
);
