/** Explains why an email link does not work, and how to get a new one. */
import { isWornLink } from '#core/account/auth-messages.ts';
import type { Failed } from '#core/result.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import { pagesFrom, waysOut } from './pages.ts';
import { FORM } from '#ui/form-class.ts';

const LINKS = {
  reset: { page: 'reset', label: 'Send a new link' },
  verify: { page: 'login', label: 'Sign in for a new link' },
} as const;

interface Props {
  failed: Failed;
  purpose: keyof typeof LINKS;
  back?: string | undefined;
  /** Retries the link; missing if that cannot help. */
  onAgain?: (() => Promise<void>) | undefined;
}

export function LinkFailed({ failed, purpose, back, onAgain }: Props) {
  const canTryAgain = onAgain !== undefined && !isWornLink(failed.code);
  const { isBusy, run } = useTask();
  const { page, label } = LINKS[purpose];
  return (
    <div className={FORM}>
      <FormMessage kind="bad" message={isBusy ? undefined : failed.error} links={waysOut(back)} />
      <p className="flex flex-wrap gap-3">
        {canTryAgain && (
          <BusyButton
            className="btn min-w-36 btn-primary"
            isBusy={isBusy}
            busyLabel="Trying again…"
            onClick={() => run(onAgain)}
          >
            Try again
          </BusyButton>
        )}
        <a
          className={canTryAgain ? 'btn btn-secondary' : 'btn min-w-36 btn-primary'}
          href={pagesFrom(back)[page]}
        >
          {label}
        </a>
      </p>
    </div>
  );
}
