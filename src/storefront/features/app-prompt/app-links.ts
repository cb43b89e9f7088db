/** After a press on a link to an app store, the app counts as installed. */
import { markInstalled } from '#core/app-prompt.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';

export function noteInstalls(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-app-download]'))
      markInstalled(persistentStore);
  });
}
