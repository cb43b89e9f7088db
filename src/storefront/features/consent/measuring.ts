/** Starts and stops analytics by consent: queued presses are sent or dropped. */
import { isPromptDue } from '#core/app-prompt.ts';
import type { AnalyticsConfiguration } from '#core/analytics/configuration.ts';
import type { Measuring } from '#firebase/browser/analytics.ts';
import { persistentStore, sessionStore } from '#firebase/browser/session/browser-storage.ts';
import { dropAppDownloads, sendAppDownloads } from '#storefront/shared/stores/app-downloads.ts';
import { openIsland } from '#storefront/shared/stores/open-island.ts';
import { savedConsent, type Consent } from './model/consent.ts';

let measuring: Measuring | undefined;
let last: Consent | undefined;

/** Stops sending, and deletes the cookies of Google Analytics. */
function stopMeasuring(): void {
  dropAppDownloads();
  measuring?.stop();
  // They are set on the widest possible domain.
  const labels = location.hostname.split('.');
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!name.startsWith('_ga')) continue;
    document.cookie = `${name}=; Max-Age=0; path=/`;
    for (const index of labels.keys()) {
      document.cookie = `${name}=; Max-Age=0; path=/; domain=${labels.slice(index).join('.')}`;
    }
  }
}

/** Applies the visitor's choice. */
export async function obey(consent: Consent): Promise<void> {
  last = consent;
  const text = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content;
  if (consent === 'denied' || text === undefined) {
    stopMeasuring();
    return;
  }
  try {
    const { measure } = await import('#firebase/browser/analytics.ts');
    // Written by `Head.astro` from this very type.
    measuring = await measure(JSON.parse(text) as AnalyticsConfiguration);
  } catch {
    // Unavailable, for example because of a blocker.
  }
  // The choice may have changed while the library was loading.
  if (last !== consent || measuring === undefined) stopMeasuring();
  else sendAppDownloads(measuring.send);
}

/** Called once a page has loaded: applies the choice, or asks, unless the app prompt is due. */
export async function start(): Promise<void> {
  const consent = savedConsent(persistentStore, navigator);
  if (consent !== undefined) {
    await obey(consent);
    return;
  }
  const isPromptNext = isPromptDue(navigator, persistentStore, sessionStore, Date.now());
  if (!isPromptNext) openIsland('cookie-choices');
}
