/** A mail's link does not work: why, and how to get another. */
import { isWornLink } from '#core/account/auth-words.ts';
import type { Failed } from '#core/result.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useWork } from '#ui/react/use-work.ts';
import { pagesFrom, waysOut } from './pages.ts';

const WAYS = {
  reset: { page: 'reset', words: 'Send a new link' },
  verify: { page: 'login', words: 'Sign in for a new link' },
} as const;

interface Props {
  failed: Failed;
  purpose: keyof typeof WAYS;
  back?: string | undefined;
  /** Tries the same link once more; absent where nothing is to be gained. */
  onAgain?: (() => Promise<void>) | undefined;
}

export function LinkFailed({ failed, purpose, back, onAgain }: Props) {
  const canTryAgain = onAgain !== undefined && !isWornLink(failed.code);
  const { isBusy, run } = useWork();
  const { page, words } = WAYS[purpose];
  return (
    <div className="form">
      <FormMessage kind="bad" words={isBusy ? undefined : failed.error} links={waysOut(back)} />
      <p className="sign-in-choices">
        {canTryAgain && (
          <BusyButton
            className="btn btn-primary"
            isBusy={isBusy}
            busyWords="Trying again…"
            onClick={() => run(onAgain)}
          >
            Try again
          </BusyButton>
        )}
        <a
          className={canTryAgain ? 'btn btn-secondary' : 'btn btn-primary'}
          href={pagesFrom(back)[page]}
        >
          {words}
        </a>
      </p>
    </div>
  );
}
