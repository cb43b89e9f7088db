/** Firebase Analytics: the one place where the visitor's presses leave the shop. Fetched after consent alone. */
import { initializeApp } from 'firebase/app';
import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
} from 'firebase/analytics';
import { APP_DOWNLOAD_CLICK, type AppDownload } from '#core/analytics/app-download.ts';
import type { AnalyticsConfiguration } from '#core/analytics/configuration.ts';

export interface Measuring {
  send: (download: AppDownload) => void;
  /** Sends nothing more. */
  stop: () => void;
}

/** Apart from an app that signs in, which may be configured otherwise. */
const APP = 'analytics';

/**
 * Begins to measure.
 * @returns undefined where the browser cannot: without cookies or IndexedDB
 */
export async function measure(
  configuration: AnalyticsConfiguration,
): Promise<Measuring | undefined> {
  if (!(await isSupported())) return undefined;
  const analytics = initializeAnalytics(initializeApp({ ...configuration }, APP));
  // It may have been stopped before, on this very page.
  setAnalyticsCollectionEnabled(analytics, true);
  return {
    send: (download) => logEvent(analytics, APP_DOWNLOAD_CLICK, { ...download }),
    stop: () => setAnalyticsCollectionEnabled(analytics, false),
  };
}
