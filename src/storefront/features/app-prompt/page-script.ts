/** Offers the app to visitors on a phone. On other devices the prompt's script is never loaded. */
import { isPromptDue, markInstalled, PROMPT_DELAY } from '#core/app-prompt.ts';
import { persistentStore, sessionStore } from '#firebase/browser/session/browser-storage.ts';
import { openIsland } from '#storefront/shared/stores/open-island.ts';

/** Elements that delay the prompt until they are gone. */
const OPEN = 'dialog[open], :popover-open';
/** The events of closing dialogs and popovers; neither bubbles. */
const CLOSINGS = ['close', 'toggle'];

/** After a press on a link to an app store, the app counts as installed. */
export function noteInstalls(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-app-download]'))
      markInstalled(persistentStore);
  });
}

const isDue = (): boolean => isPromptDue(navigator, persistentStore, sessionStore, Date.now());

function show(): void {
  if (document.querySelector(OPEN)) return;
  for (const event of CLOSINGS) document.removeEventListener(event, show, true);
  if (isDue()) openIsland('app-prompt');
}

function showLater(): void {
  setTimeout(() => {
    for (const event of CLOSINGS) document.addEventListener(event, show, true);
    show();
  }, PROMPT_DELAY);
}

export function offerApp(): void {
  // Pages with forms have no floating links, and no prompt over their fields.
  if (!document.querySelector('[data-apps]') || !isDue()) return;
  if (document.readyState === 'complete') showLater();
  else addEventListener('load', showLater, { once: true });
}
