/**
 * Firebase Analytics, loaded after consent only. No other module sends events of visitors to a third party.
 */
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

/** Separate from the app for sign-in, which may have other settings. */
const APP = 'analytics';

/**
 * Starts measuring.
 * @returns undefined if the browser does not support it: without cookies or IndexedDB
 */
export async function measure(
  configuration: AnalyticsConfiguration,
): Promise<Measuring | undefined> {
  if (!(await isSupported())) return undefined;
  const analytics = initializeAnalytics(initializeApp({ ...configuration }, APP));
  // It may have been stopped earlier on this page.
  setAnalyticsCollectionEnabled(analytics, true);
  return {
    send: (download) => logEvent(analytics, APP_DOWNLOAD_CLICK, { ...download }),
    stop: () => setAnalyticsCollectionEnabled(analytics, false),
  };
}
