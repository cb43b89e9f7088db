/** Where the shop is measured: does what the visitor has chosen, or asks them. */
import { askIsland } from '#storefront/shared/stores/ask-island.ts';
import { consentKept } from './model/consent.ts';
import { appPlatform, isPromptWelcome } from '#core/app-prompt.ts';
import { keptForGood, keptForVisit } from '#firebase/browser/session/kept.ts';
import { obey } from './measuring.ts';

/** One question at a time: the app prompt's comes first. */
const isPromptDue = (): boolean =>
  appPlatform(navigator) !== undefined && isPromptWelcome(keptForGood, keptForVisit, Date.now());

/** Called once a page has loaded. */
export async function start(): Promise<void> {
  const consent = consentKept(keptForGood, navigator);
  if (consent !== undefined) await obey(consent);
  else if (!isPromptDue()) askIsland('cookie-choices');
}
