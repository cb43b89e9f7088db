/** A press on a link to an app's store: the app counts as installed, and where it is measured the press is noted. */
import { appDownload } from '#domain/analytics/app-download.ts';
import { keepInstalled } from '#domain/app-prompt.ts';
import { noteAppDownload } from '#stores/app-downloads.ts';
import { keptForGood } from '#stores/kept.ts';

document.addEventListener('click', ({ target }) => {
  const link =
    target instanceof Element ? target.closest<HTMLElement>('[data-app-download]') : null;
  if (link === null) return;
  keepInstalled(keptForGood);
  const download = appDownload(link.dataset, location.pathname);
  if (download) noteAppDownload(download);
});
