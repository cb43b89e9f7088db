/** Asks whether the visit may be measured: by itself once, and whenever the footer's "Cookie choices" is pressed. */
import { consentKept, keepConsent, refusesForAll } from '#domain/analytics/consent.ts';
import { mountNotice } from '#parts/mount-notice.ts';
import { keptForGood } from '#stores/kept.ts';
import { Banner } from './banner.tsx';
import { obey } from './measuring.ts';

let takeAway: (() => void) | undefined;

function close(): void {
  takeAway?.();
  takeAway = undefined;
}

/**
 * @param trigger what was pressed, if anything was: it has the focus again afterwards
 * @throws Error when the question's stylesheet cannot be had
 */
export async function open(trigger?: HTMLElement): Promise<void> {
  // Asked for anew it takes the place of the question that nobody has answered.
  close();
  const leave = (): void => {
    close();
    trigger?.focus();
  };
  takeAway = await mountNotice(
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
    />,
  );
}
