/** A press on a link to an app's store: the app counts as installed. */
import { keepInstalled } from '#core/app-prompt.ts';
import { keptForGood } from '#firebase/browser/session/kept.ts';

export function noteInstalls(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-app-download]'))
      keepInstalled(keptForGood);
  });
}
