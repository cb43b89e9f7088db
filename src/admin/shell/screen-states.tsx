/** Screens for unexpected errors and unknown URLs. */
import { buttonClass } from '#ui/button-class.ts';
import { Button } from './button.tsx';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Loaded, type QueryState } from './list/list-states.tsx';
import { Screen, type Crumb } from './screen.tsx';

/** Unsaved input is stored as a draft (`form/draft.ts`) and restored. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  // Reloads the failed data.
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
        <Button kind="primary" onClick={again}>
          Try again
        </Button>
        <Button onClick={() => location.reload()}>Reload page</Button>
      </p>
    </Screen>
  );
}

export const ScreenMissing = () => (
  <Screen title="Page not found">
    <p>Check the address. The page may have been moved or deleted.</p>
    <p className="mt-6">
      <Link to="/" className={buttonClass('primary', 'small')}>
        Go to dashboard
      </Link>
    </p>
  </Screen>
);

interface WaitingProps {
  title: string;
  crumbs?: readonly Crumb[];
  query: QueryState<unknown>;
  /** Shown while loading, too. */
  children?: ReactNode;
}

/** A screen whose data are loading, failed to load, or are missing (null). */
export const ScreenWaiting = ({ query, children, ...screen }: WaitingProps) =>
  query.data === null ? (
    <ScreenMissing />
  ) : (
    <Screen {...screen}>
      {children}
      <Loaded query={{ ...query, data: undefined }} />
    </Screen>
  );
