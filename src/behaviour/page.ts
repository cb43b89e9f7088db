/** The little script of every page: menu, newsletter field, the count on the order list, the apps, and what opens on demand. */
import './act.ts';
import './lost-pictures.ts';
import './keep-offline.ts';
import './session.ts';
import './offline-bar.ts';
import './search-key.ts';
import './app-links.ts';
import './app-prompt.ts';
import './make-way.ts';
import { startFarewell } from './farewell.ts';
import { startOrderCount } from './order-count.ts';
import { startEach } from './start-each.ts';

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

startEach(startOrderCount, startMenu, startNewsletter, startFarewell);
