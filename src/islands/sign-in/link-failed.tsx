/** A mail's link does not work: why, and how to get another. */
import { isWornLink } from '#domain/account/auth-words.ts';
import type { Failed } from '#domain/result.ts';
import { FormMessage } from '#parts/form-message.tsx';
import { pagesFrom, waysOut } from './pages.ts';

const WAYS = {
  reset: { page: 'reset', words: 'Ask for another link' },
  verify: { page: 'login', words: 'Sign in for another link' },
} as const;

interface Props {
  failed: Failed;
  purpose: keyof typeof WAYS;
  back?: string | undefined;
}

export function LinkFailed({ failed, purpose, back }: Props) {
  const isWorn = isWornLink(failed.code);
  const { page, words } = WAYS[purpose];
  return (
    <div className="form">
      <FormMessage kind="bad" words={failed.error} links={waysOut(back)} />
      <p className="sign-in-choices">
        {!isWorn && (
          <a className="btn btn-primary" href={location.href}>
            Try again
          </a>
        )}
        <a
          className={isWorn ? 'btn btn-primary' : 'btn btn-secondary'}
          href={pagesFrom(back)[page]}
        >
          {words}
        </a>
      </p>
    </div>
  );
}
