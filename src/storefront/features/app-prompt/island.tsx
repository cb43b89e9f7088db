/** Offers the app, and stores the answer. */
import { saveClosed, saveSkip } from './model/app-answers.ts';
import { appPlatform, type AppPlatform } from '#core/app-prompt.ts';
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { persistentStore, sessionStore } from '#firebase/browser/session/browser-storage.ts';
import { Prompt } from './prompt.tsx';

/** Takes the store's address from the page's first link to the app. */
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
              saveSkip(persistentStore, Date.now());
              for (const each of document.querySelectorAll<HTMLElement>('[data-apps] a')) {
                each.hidden = true;
              }
              close();
            }}
            onClose={() => {
              saveClosed(sessionStore);
              close();
            }}
            // After the event has reached the outer listeners.
            onFollowed={() => setTimeout(close)}
          />
        )
      );
    }}
  </ActIsland>
);
