/** Offers the app to visitors on a phone. On other devices the prompt's script is never loaded. */
import { openIsland } from '#storefront/shared/stores/open-island.ts';
import { appPlatform, isPromptWelcome, PROMPT_DELAY } from '#core/app-prompt.ts';
import { persistentStore, sessionStore } from '#firebase/browser/session/browser-storage.ts';

/** Elements that delay the prompt until they are gone. */
const OPEN = 'dialog[open], :popover-open';

const platform = appPlatform(navigator);

/** Whether the prompt is due on this page, now or once nothing else is open. */
const isPromptDue = (): boolean =>
  platform !== undefined && isPromptWelcome(persistentStore, sessionStore, Date.now());

function show(): void {
  if (document.querySelector(OPEN)) return;
  for (const event of CLOSINGS) document.removeEventListener(event, show, true);
  if (platform === undefined || !isPromptDue()) return;
  openIsland('app-prompt');
}

/** The events of closing dialogs and popovers; neither bubbles. */
const CLOSINGS = ['close', 'toggle'];

function showLater(): void {
  setTimeout(() => {
    for (const event of CLOSINGS) document.addEventListener(event, show, true);
    show();
  }, PROMPT_DELAY);
}

export function offerApp(): void {
  // Pages with forms have no floating links, and no prompt over their fields.
  if (!document.querySelector('[data-apps]') || !isPromptDue()) return;
  if (document.readyState === 'complete') showLater();
  else addEventListener('load', showLater, { once: true });
}
