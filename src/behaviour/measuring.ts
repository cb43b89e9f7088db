/** Where the shop is measured, which the page's head says, its visitors are asked first; elsewhere nothing happens. */
import { isPromptDue } from './app-prompt.ts';
import { afterLoad } from './after-load.ts';

/** After the page has loaded, ms: later than what a visitor looks at, earlier than they press anything. */
const DELAY = 500;

if (document.querySelector('meta[name="analytics"]')) {
  afterLoad(DELAY, () => {
    import('#islands/consent/start.ts')
      // One question at a time: the prompt's comes first.
      .then(({ start }) => start({ mayAsk: !isPromptDue() }))
      // Not measured, then.
      .catch(() => undefined);
  });
}
