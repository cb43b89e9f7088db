/**
 * Asks for consent to analytics: once automatically, and whenever "Cookie choices" in the footer is pressed.
 */
import { savedConsent, saveConsent, refusesForAll } from './model/consent.ts';
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';
import { Banner } from './banner.tsx';
import { obey } from './measuring.ts';

export const CookieChoices = () => (
  <ActIsland>
    {(trigger, close) => (
      <Banner
        refused={refusesForAll(navigator)}
        chosen={savedConsent(persistentStore, navigator)}
        isReopened={trigger !== undefined}
        onClose={close}
        onChoice={(choice) => {
          saveConsent(persistentStore, choice, new Date());
          close();
          void obey(choice);
        }}
      />
    )}
  </ActIsland>
);
