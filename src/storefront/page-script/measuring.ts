/**
 * Only in shops with analytics: records presses on app links and shows the consent banner. It shares no module
 * with the script of every page, which would otherwise be split in two.
 */
import { appDownload } from '#core/analytics/app-download.ts';
import { noteAppDownload } from '#storefront/shared/stores/app-downloads.ts';

/** Delay after loading, ms: after the first view, before most interactions. */
const DELAY = 500;

document.addEventListener('click', ({ target }) => {
  const link =
    target instanceof Element ? target.closest<HTMLElement>('[data-app-download]') : null;
  const download = link && appDownload(link.dataset, location.pathname);
  if (download) noteAppDownload(download);
});

const begin = (): void =>
  void import('#storefront/features/consent/measuring.ts')
    .then(({ start }) => start())
    // Without the script, nothing is measured.
    .catch(() => undefined);

if (document.readyState === 'complete') setTimeout(begin, DELAY);
else addEventListener('load', () => setTimeout(begin, DELAY), { once: true });
