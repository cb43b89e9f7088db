/**
 * Only in the pages of a shop that measures visits: notes presses on app links, and has the visitors asked. It
 * shares no module with the script of every page, which would be parted in two for its sake.
 */
import { appDownload } from '#core/analytics/app-download.ts';
import { noteAppDownload } from '#storefront/shared/stores/app-downloads.ts';

/** After the page has loaded, ms: later than what a visitor looks at, earlier than they press anything. */
const DELAY = 500;

document.addEventListener('click', ({ target }) => {
  const link =
    target instanceof Element ? target.closest<HTMLElement>('[data-app-download]') : null;
  const download = link && appDownload(link.dataset, location.pathname);
  if (download) noteAppDownload(download);
});

const begin = (): void =>
  void import('#storefront/features/consent/start.ts')
    .then(({ start }) => start())
    // Not measured, then.
    .catch(() => undefined);

if (document.readyState === 'complete') setTimeout(begin, DELAY);
else addEventListener('load', () => setTimeout(begin, DELAY), { once: true });
