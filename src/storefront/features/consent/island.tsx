/**
 * Asks for consent to analytics, with equally prominent answers: once automatically, and whenever "Cookie choices"
 * in the footer is pressed.
 */
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { Button } from '#ui/react/button.tsx';
import { Notice } from '#ui/react/notice.tsx';
import { obey } from './measuring.ts';
import { refusesForAll, savedConsent, saveConsent, type Consent } from './model/consent.ts';

const QUESTION =
  'May we measure visits with Google Analytics? It uses cookies, and nothing is sent unless you allow it.';
const REFUSED = 'Your browser asks sites not to measure visits, so nothing is sent.';

const STATES = { granted: ' You allowed it.', denied: ' You declined it.' } as const;

const ANSWERS = [
  ['Allow', 'granted'],
  ['No thanks', 'denied'],
] as const;

interface Props {
  /** The visitor opened it, and may close it without an answer. */
  isReopened: boolean;
  onClose: () => void;
}

function Banner({ isReopened, onClose }: Props) {
  const isRefused = refusesForAll(navigator);
  const chosen = savedConsent(persistentStore, navigator);
  const choose = (choice: Consent) => {
    saveConsent(persistentStore, choice, new Date());
    onClose();
    void obey(choice);
  };
  return (
    <Notice
      label="Cookie choices"
      onClose={isReopened ? onClose : undefined}
      takesFocus={isReopened}
      message={
        <p className="text-sm">
          {isRefused ? REFUSED : QUESTION}
          {!isRefused && chosen && STATES[chosen]}{' '}
          <a className="link" href="/privacy-policy">
            Privacy policy
          </a>
        </p>
      }
    >
      {isRefused ? (
        <Button kind="secondary" size="small" onClick={onClose}>
          Close
        </Button>
      ) : (
        ANSWERS.map(([label, choice]) => (
          <Button key={choice} kind="secondary" size="small" onClick={() => choose(choice)}>
            {label}
          </Button>
        ))
      )}
    </Notice>
  );
}

export const CookieChoices = () => (
  <ActIsland>
    {(trigger, close) => <Banner isReopened={trigger !== undefined} onClose={close} />}
  </ActIsland>
);
