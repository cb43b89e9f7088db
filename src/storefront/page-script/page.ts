/** The script of every page: menu, newsletter field, order list count, app links, and islands that open on demand. */
import { noteInstalls } from '#storefront/features/app-prompt/app-links.ts';
import { offerApp } from '#storefront/features/app-prompt/page-script.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { hideLostPictures } from './lost-pictures.ts';
import { placeFloatingControls } from './floating-controls.ts';
import { watchConnection } from './offline-bar.ts';
import { startOrderCount } from './order-count.ts';
import { openSearchByKey } from './search-key.ts';
import { lookAfterCustomer } from './session.ts';
import { startEach } from '#storefront/shared/start-each.ts';

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
