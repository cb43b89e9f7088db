/** What stands in a section's place while it is on its way, or cannot be had. */
import { FormMessage } from '#ui/react/form-message.tsx';
import type { Loading } from '#ui/react/use-loaded.ts';
import { focusHeading } from './heading.tsx';

export const Skeleton = ({ rows = 3 }: { rows?: number }) => (
  <div className="account-skeleton">
    <p role="status" className="sr-only">
      Loading…
    </p>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className="skeleton" aria-hidden="true" />
    ))}
  </div>
);

export const Failure = ({ words, onAgain }: { words: string; onAgain: () => void }) => (
  <FormMessage kind="bad" words={words}>
    <p className="account-choices">
      <button type="button" className="btn btn-small btn-secondary" onClick={onAgain}>
        Try again
      </button>
    </p>
  </FormMessage>
);

/** Either of the two; null once it is here. */
export function LoadState<T>({ loading, rows }: { loading: Loading<T>; rows?: number }) {
  const { loaded, retry } = loading;
  switch (loaded.state) {
    case 'loading':
      return <Skeleton {...(rows !== undefined && { rows })} />;
    case 'failed':
      return (
        <Failure
          words={loaded.error}
          onAgain={() => {
            // The button goes.
            focusHeading();
            retry();
          }}
        />
      );
    case 'ready':
      return null;
  }
}
