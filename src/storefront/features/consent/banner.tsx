/** The consent question with equally prominent answers, or why no answer is needed. */
import type { Consent } from './model/consent.ts';
import { Notice } from '#ui/react/notice.tsx';

interface Props {
  /** The browser signals an opt-out. */
  refused: boolean;
  chosen: Consent | undefined;
  /** The visitor opened it, and may close it without an answer. */
  isReopened: boolean;
  onChoice: (choice: Consent) => void;
  onClose: () => void;
}

const STATES = { granted: ' You allowed it.', denied: ' You declined it.' } as const;

const ANSWER = 'btn btn-small btn-secondary';

export function Banner({ refused, chosen, isReopened, onChoice, onClose }: Props) {
  return (
    <Notice
      label="Cookie choices"
      onClose={isReopened ? onClose : undefined}
      takesFocus={isReopened}
      message={
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
