/** Starts and stops measuring, by the leave of the visitor. */
import type { Measuring } from '#firebase/browser/analytics.ts';
import type { AppDownload } from '#core/analytics/app-download.ts';
import type { AnalyticsConfiguration } from '#core/analytics/configuration.ts';

let measuring: Measuring | undefined;

/**
 * Fetches the library and begins.
 * @returns what sends a press; undefined where nothing can be measured, such as behind a blocker
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

/** Sends nothing more, and deletes the cookies by which Google Analytics knows a browser. */
export function stopMeasuring(): void {
  measuring?.stop();
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!name.startsWith('_ga')) continue;
    // They stand on the widest domain that the browser allows.
    const labels = location.hostname.split('.');
    for (const index of labels.keys()) {
      document.cookie = `${name}=; Max-Age=0; path=/; domain=${labels.slice(index).join('.')}`;
    }
    document.cookie = `${name}=; Max-Age=0; path=/`;
  }
}
