/** Offers the app to visitors on a phone. On other devices the prompt's script is never loaded. */
import { askIsland } from '#storefront/shared/stores/ask-island.ts';
import { appPlatform, isPromptWelcome, PROMPT_DELAY } from '#core/app-prompt.ts';
import { keptForGood, keptForVisit } from '#firebase/browser/session/kept.ts';

/** What has the visitor's attention; the prompt waits until it is gone. */
const OPEN = 'dialog[open], :popover-open';

const platform = appPlatform(navigator);

/** Whether the prompt comes on this page, or would as soon as nothing else is open. */
const isPromptDue = (): boolean =>
  platform !== undefined && isPromptWelcome(keptForGood, keptForVisit, Date.now());

function show(): void {
  if (document.querySelector(OPEN)) return;
  for (const event of CLOSINGS) document.removeEventListener(event, show, true);
  if (platform === undefined || !isPromptDue()) return;
  askIsland('app-prompt');
}

/** What dialogs and popovers say when they close; neither bubbles. */
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
