/** What stands in the place of a screen: an error that nobody foresaw, or an address that leads nowhere. */
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ListFailed, ListLoading } from './list/list-states.tsx';
import { Screen, type Crumb } from './screen.tsx';

/** What was typed in a form is kept as a draft (`form/draft.ts`), and is there again. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  // What was fetched, and failed, is fetched anew.
  const again = (): void => void router.invalidate().then(reset);
  return (
    <Screen title="Something went wrong on this page">
      <p className="max-w-prose">
        Your changes are saved as a draft in this browser. Try again. If it still fails, reload the
        page and send this message to support:
      </p>
      <pre className="mt-4 overflow-auto border border-line p-3 text-sm">
        {error instanceof Error ? error.message : String(error)}
      </pre>
      <p className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="btn btn-small btn-primary" onClick={again}>
          Try again
        </button>
        <button
          type="button"
          className="btn btn-small btn-secondary"
          onClick={() => location.reload()}
        >
          Reload page
        </button>
      </p>
    </Screen>
  );
}

interface WaitingProps {
  title: string;
  crumbs?: readonly Crumb[];
  /** Why it could not be read; undefined until it is known. */
  error: string | undefined;
  again: () => void;
  /** What is shown meanwhile, too. */
  children?: ReactNode;
}

/** A screen whose thing is being read, or could not be. */
export const ScreenWaiting = ({ error, again, children, ...screen }: WaitingProps) => (
  <Screen {...screen}>
    {children}
    {error === undefined ? <ListLoading /> : <ListFailed words={error} again={again} />}
  </Screen>
);

export const ScreenMissing = () => (
  <Screen title="Page not found">
    <p>Check the address. The page may have been moved or deleted.</p>
    <p className="mt-6">
      <Link to="/" className="btn btn-small btn-primary">
        Go to dashboard
      </Link>
    </p>
  </Screen>
);
