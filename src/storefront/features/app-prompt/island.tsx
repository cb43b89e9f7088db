/** Offers the app, and stores the answer. */
import { keepClosed, keepSkip } from './model/app-answers.ts';
import { appPlatform, type AppPlatform } from '#core/app-prompt.ts';
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { keptForGood, keptForVisit } from '#firebase/browser/session/kept.ts';
import { Prompt } from './prompt.tsx';

/** The store's address is that of the page's first link to the app. */
const storeOf = (platform: AppPlatform): string =>
  document.querySelector<HTMLAnchorElement>(`a[data-app-download="${platform}"]`)?.href ?? '';

export const AppPrompt = () => (
  <ActIsland>
    {(_, close) => {
      const platform = appPlatform(navigator);
      return (
        platform !== undefined && (
          <Prompt
            platform={platform}
            store={storeOf(platform)}
            onSkip={() => {
              keepSkip(keptForGood, Date.now());
              for (const each of document.querySelectorAll<HTMLElement>('[data-apps] a')) {
                each.hidden = true;
              }
              close();
            }}
            onClose={() => {
              keepClosed(keptForVisit);
              close();
            }}
            // Not before the press has reached those who listen for it further out.
            onFollowed={() => setTimeout(close)}
          />
        )
      );
    }}
  </ActIsland>
);
