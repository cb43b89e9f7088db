/** With analytics configured: applies the visitor's choice, or asks. */
import { openIsland } from '#storefront/shared/stores/open-island.ts';
import { savedConsent } from './model/consent.ts';
import { appPlatform, isPromptWelcome } from '#core/app-prompt.ts';
import { persistentStore, sessionStore } from '#firebase/browser/session/browser-storage.ts';
import { obey } from './measuring.ts';

/** One prompt at a time: the app prompt has priority. */
const isPromptDue = (): boolean =>
  appPlatform(navigator) !== undefined &&
  isPromptWelcome(persistentStore, sessionStore, Date.now());

/** Called once a page has loaded. */
export async function start(): Promise<void> {
  const consent = savedConsent(persistentStore, navigator);
  if (consent !== undefined) await obey(consent);
  else if (!isPromptDue()) openIsland('cookie-choices');
}
