/** Starts and stops analytics by consent. */
import type { Measuring } from '#firebase/browser/analytics.ts';
import type { AppDownload } from '#core/analytics/app-download.ts';
import type { AnalyticsConfiguration } from '#core/analytics/configuration.ts';

let measuring: Measuring | undefined;

/**
 * Loads the library and starts it.
 * @returns the function that sends events; undefined if unavailable, for example because of a blocker
 */
export async function startMeasuring(
  configuration: AnalyticsConfiguration,
): Promise<((download: AppDownload) => void) | undefined> {
  try {
    const { measure } = await import('#firebase/browser/analytics.ts');
    measuring = await measure(configuration);
    return measuring?.send;
  } catch {
    return undefined;
  }
}

/** Stops sending, and deletes the cookies of Google Analytics. */
export function stopMeasuring(): void {
  measuring?.stop();
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!name.startsWith('_ga')) continue;
    // They are set on the widest possible domain.
    const labels = location.hostname.split('.');
    for (const index of labels.keys()) {
      document.cookie = `${name}=; Max-Age=0; path=/; domain=${labels.slice(index).join('.')}`;
    }
    document.cookie = `${name}=; Max-Age=0; path=/`;
  }
}
