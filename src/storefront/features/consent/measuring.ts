/** Applies the visitor's choice: queued presses are sent or dropped. */
import { startMeasuring, stopMeasuring } from './actions/measuring.ts';
import type { AnalyticsConfiguration } from '#core/analytics/configuration.ts';
import type { Consent } from './model/consent.ts';
import { dropAppDownloads, sendAppDownloads } from '#storefront/shared/stores/app-downloads.ts';

/** The Firebase settings in the page's head. */
function configuration(): AnalyticsConfiguration | undefined {
  const text = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content;
  // Written by `Head.astro` from this very type.
  return text === undefined ? undefined : (JSON.parse(text) as AnalyticsConfiguration);
}

let last: Consent | undefined;

/** Starts or stops analytics. */
export async function obey(consent: Consent): Promise<void> {
  last = consent;
  const settings = configuration();
  if (consent === 'denied' || settings === undefined) {
    dropAppDownloads();
    stopMeasuring();
    return;
  }
  const send = await startMeasuring(settings);
  // The choice may have changed while the library was loading.
  if (last !== consent) stopMeasuring();
  else if (send === undefined) dropAppDownloads();
  else sendAppDownloads(send);
}
