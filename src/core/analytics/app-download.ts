/** The only custom event: a visitor opens an app store. */
import type { AppPlatform } from '#core/app-prompt.ts';

/** The position of the link on the page. */
const SOURCES = ['floating_buttons', 'mobile_prompt', 'hero', 'b2b-card'] as const;

export const APP_DOWNLOAD_CLICK = 'app_download_click';

/** The event's parameters. */
export interface AppDownload {
  platform: AppPlatform;
  source: (typeof SOURCES)[number];
  /** Named on the home page only. */
  page?: 'home';
}

/**
 * The event of a press on a link, from its `data-` attributes.
 * @param path of the page, from the root
 * @returns undefined for links that are not measured, such as the footer's
 */
export function appDownload(
  { appDownload: platform, source }: Readonly<Record<string, string | undefined>>,
  path: string,
): AppDownload | undefined {
  const match = SOURCES.find((each) => each === source);
  if (match === undefined || (platform !== 'ios' && platform !== 'android')) return undefined;
  return { platform, source: match, ...(path === '/' && { page: 'home' }) };
}
