/** States of a list without rows: loading, failed, or empty. */
import { Button } from '#admin/shell/button.tsx';
import type { ReactNode } from 'react';
import { LIST_STATE } from '#admin/shell/look/classes.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export const ListLoading = () => (
  <div role="status" className="grid gap-px">
    <span className="sr-only">Loading…</span>
    {ROWS.map((row) => (
      <div key={row} className="skeleton h-[60px]" />
    ))}
  </div>
);

export const ListFailed = ({ message, again }: { message: string; again: () => void }) => (
  <div role="alert" className={LIST_STATE}>
    <p>{message}</p>
    <Button onClick={again}>Retry</Button>
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

/** The data of a query, or its loading or error state. */
export const Loaded = <T,>({ query, children }: LoadedProps<T>) => (
  <>
    {query.isPending && <ListLoading />}
    {query.error && <ListFailed message={query.error.message} again={() => void query.refetch()} />}
    {query.data !== undefined && children(query.data)}
  </>
);

/** Button to clear filters without matches. */
export const ClearFilters = ({ onClear }: { onClear: () => void }) => (
  <Button onClick={onClear}>Clear search and filters</Button>
);

/** @param children the next step */
export const ListEmpty = ({ message, children }: { message: string; children?: ReactNode }) => (
  <div data-list-empty className={LIST_STATE}>
    <p role="status">{message}</p>
    {children}
  </div>
);
