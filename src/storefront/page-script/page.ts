/** The little script of every page: menu, newsletter field, the count on the order list, the apps, and what opens on demand. */
import { noteInstalls } from '#storefront/features/app-prompt/app-links.ts';
import { offerApp } from '#storefront/features/app-prompt/page-script.ts';
import { startFarewell } from '#storefront/features/farewell/page-script.ts';
import { keepOffline } from './keep-offline.ts';
import { hideLostPictures } from './lost-pictures.ts';
import { makeWay } from './make-way.ts';
import { tellConnection } from './offline-bar.ts';
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
  keepOffline,
  lookAfterCustomer,
  tellConnection,
  openSearchByKey,
  noteInstalls,
  offerApp,
  makeWay,
  startOrderCount,
  startMenu,
  startNewsletter,
  startFarewell,
);
