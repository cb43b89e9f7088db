/** The question, with answers of equal weight; or why nothing needs to be asked. */
import type { Consent } from './model/consent.ts';
import { Notice } from '#ui/react/notice.tsx';

interface Props {
  /** The browser says no for its owner. */
  refused: boolean;
  chosen: Consent | undefined;
  /** The visitor opened it, and may close it without an answer. */
  wasAskedFor: boolean;
  onChoice: (choice: Consent) => void;
  onClose: () => void;
}

const STATES = { granted: ' You allowed it.', denied: ' You declined it.' } as const;

const ANSWER = 'btn btn-small btn-secondary';

export function Banner({ refused, chosen, wasAskedFor, onChoice, onClose }: Props) {
  return (
    <Notice
      label="Cookie choices"
      onClose={wasAskedFor ? onClose : undefined}
      takesFocus={wasAskedFor}
      words={
        <p className="text-sm">
          {refused
            ? 'Your browser asks sites not to measure visits, so nothing is sent.'
            : 'May we measure visits with Google Analytics? It uses cookies, and nothing is sent unless you allow it.'}
          {!refused && chosen && STATES[chosen]}{' '}
          <a className="link" href="/privacy-policy">
            Privacy policy
          </a>
        </p>
      }
    >
      {refused ? (
        <button type="button" className={ANSWER} onClick={onClose}>
          Close
        </button>
      ) : (
        <>
          <button type="button" className={ANSWER} onClick={() => onChoice('granted')}>
            Allow
          </button>
          <button type="button" className={ANSWER} onClick={() => onChoice('denied')}>
            No thanks
          </button>
        </>
      )}
    </Notice>
  );
}
