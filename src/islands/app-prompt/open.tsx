/** Shows the app prompt, and stores the answer. */
import { keepClosed, keepSkip, type AppPlatform } from '#domain/app-prompt.ts';
import { mountNotice } from '#parts/mount-notice.ts';
import { keptForGood, keptForVisit } from '#stores/kept.ts';
import { Prompt } from './prompt.tsx';

/**
 * @param platform whose app is offered; its store's address is that of the page's first link to it
 * @throws Error when the prompt's stylesheet can't be loaded
 */
export async function open(platform: AppPlatform): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>(`a[data-app-download="${platform}"]`);
  if (link === null) return;
  const takeAway = await mountNotice(
    <Prompt
      platform={platform}
      store={link.href}
      onSkip={() => {
        keepSkip(keptForGood, Date.now());
        for (const each of document.querySelectorAll<HTMLElement>('.apps a')) each.hidden = true;
        takeAway();
      }}
      onClose={() => {
        keepClosed(keptForVisit);
        takeAway();
      }}
      // Not before the press has reached those who listen for it further out.
      onFollowed={() => setTimeout(takeAway)}
    />,
  );
}
