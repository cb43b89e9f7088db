/** Asks whether the visit may be measured: by itself once, and whenever the footer's "Cookie choices" is pressed. */
import { consentKept, keepConsent, refusesForAll } from './model/consent.ts';
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { keptForGood } from '#firebase/browser/session/kept.ts';
import { Banner } from './banner.tsx';
import { obey } from './measuring.ts';

export const CookieChoices = () => (
  <ActIsland>
    {(trigger, close) => {
      const leave = (): void => {
        close();
        trigger?.focus();
      };
      return (
        <Banner
          refused={refusesForAll(navigator)}
          chosen={consentKept(keptForGood, navigator)}
          wasAskedFor={trigger !== undefined}
          onClose={leave}
          onChoice={(choice) => {
            keepConsent(keptForGood, choice, new Date());
            leave();
            void obey(choice);
          }}
        />
      );
    }}
  </ActIsland>
);
