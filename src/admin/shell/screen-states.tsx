/** What stands in the place of a screen: an error that nobody foresaw, or an address that leads nowhere. */
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Screen } from './screen.tsx';

/** What was typed in a form is kept as a draft (`form/draft.ts`), and is there again. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  // What was fetched, and failed, is fetched anew.
  const again = (): void => void router.invalidate().then(reset);
  return (
    <Screen title="This screen has failed">
      <p className="max-w-prose">
        What you typed is kept in this browser, if it has room. Try again; if it fails again, load
        the page anew and tell whoever looks after the shop what you did, with these words:
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
          Load the page anew
        </button>
      </p>
    </Screen>
  );
}

export const ScreenMissing = () => (
  <Screen title="There is no such screen">
    <p>The address may be mistyped, or what it named has been renamed.</p>
    <p className="mt-6">
      <Link to="/" className="btn btn-small btn-primary">
        To the dashboard
      </Link>
    </p>
  </Screen>
);
