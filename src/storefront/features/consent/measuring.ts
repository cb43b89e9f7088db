/** Does what the visitor has chosen: presses that waited are sent, or forgotten. */
import { startMeasuring, stopMeasuring } from './actions/measuring.ts';
import type { AnalyticsConfiguration } from '#core/analytics/configuration.ts';
import type { Consent } from './model/consent.ts';
import { dropAppDownloads, sendAppDownloads } from '#storefront/shared/stores/app-downloads.ts';

/** What the page's head says of the shop's Firebase project. */
function configuration(): AnalyticsConfiguration | undefined {
  const text = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content;
  // Written by `Head.astro` from this very type.
  return text === undefined ? undefined : (JSON.parse(text) as AnalyticsConfiguration);
}

let last: Consent | undefined;

/** Measures from now on, or no more. */
export async function obey(consent: Consent): Promise<void> {
  last = consent;
  const settings = configuration();
  if (consent === 'denied' || settings === undefined) {
    dropAppDownloads();
    stopMeasuring();
    return;
  }
  const send = await startMeasuring(settings);
  // They may have changed their mind while the library was on its way.
  if (last !== consent) stopMeasuring();
  else if (send === undefined) dropAppDownloads();
  else sendAppDownloads(send);
}
