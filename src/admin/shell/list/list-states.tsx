/** What a list shows when it has no rows to show: on their way, out of reach, or none. */
import type { ReactNode } from 'react';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export const ListLoading = () => (
  <div role="status" className="admin-list-loading">
    <span className="sr-only">Loading…</span>
    {ROWS.map((row) => (
      <div key={row} className="skeleton" />
    ))}
  </div>
);

export const ListFailed = ({ words, again }: { words: string; again: () => void }) => (
  <div role="alert" className="admin-list-state">
    <p>{words}</p>
    <button type="button" className="btn btn-small btn-secondary" onClick={again}>
      Retry
    </button>
  </div>
);

interface LoadedProps<T> {
  /** A query of TanStack Query. */
  query: {
    data: T | undefined;
    error: Error | null;
    isPending: boolean;
    refetch: () => unknown;
  };
  children: (data: T) => ReactNode;
}

/** What a query has read; until then, and if it can't be read, the state of a list. */
export const Loaded = <T,>({ query, children }: LoadedProps<T>) => (
  <>
    {query.isPending && <ListLoading />}
    {query.error && <ListFailed words={query.error.message} again={() => void query.refetch()} />}
    {query.data !== undefined && children(query.data)}
  </>
);

/** The way out of filters that nothing fits. */
export const ClearFilters = ({ onClear }: { onClear: () => void }) => (
  <button type="button" className="btn btn-small btn-secondary" onClick={onClear}>
    Clear search and filters
  </button>
);

/** @param children the way forward */
export const ListEmpty = ({ words, children }: { words: string; children?: ReactNode }) => (
  <div className="admin-list-state">
    <p role="status">{words}</p>
    {children}
  </div>
);
