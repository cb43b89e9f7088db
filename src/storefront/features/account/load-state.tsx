/** Placeholder or error message of a section. */
import { Button } from '#ui/react/button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import type { Loading } from '#ui/react/use-loaded.ts';
import { CHOICE_ROW } from './account-class.ts';
import { focusHeading } from './heading.tsx';

export const Skeleton = ({ rows = 3 }: { rows?: number }) => (
  <div className="grid gap-4">
    <p role="status" className="sr-only">
      Loading…
    </p>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className="skeleton h-20" aria-hidden="true" />
    ))}
  </div>
);

export const Failure = ({ message, onAgain }: { message: string; onAgain: () => void }) => (
  <FormMessage kind="bad" message={message}>
    <p className={`mt-3 ${CHOICE_ROW}`}>
      <Button kind="secondary" size="small" onClick={onAgain}>
        Try again
      </Button>
    </p>
  </FormMessage>
);

/** One of the two; null once loaded. */
export function LoadState<T>({ loading, rows }: { loading: Loading<T>; rows?: number }) {
  const { loaded, retry } = loading;
  switch (loaded.state) {
    case 'loading':
      return <Skeleton {...(rows !== undefined && { rows })} />;
    case 'failed':
      return (
        <Failure
          message={loaded.error}
          onAgain={() => {
            // The button disappears.
            focusHeading();
            retry();
          }}
        />
      );
    case 'ready':
      return null;
  }
}
