/** States of loaded data: loading, failed, empty, or ready. */
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

/** A placeholder of one block. */
export const BlockLoading = ({ className }: { className: string }) => (
  <div role="status" className={`skeleton ${className}`}>
    <span className="sr-only">Loading…</span>
  </div>
);

export const ListFailed = ({ message, again }: { message: string; again: () => void }) => (
  <div role="alert" className={LIST_STATE}>
    <p>{message}</p>
    <Button onClick={again}>Try again</Button>
  </div>
);

/** A query of TanStack Query, or several as one. */
export interface QueryState<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Several queries as one without data. It refetches those that failed. */
export const waitingFor = (queries: readonly QueryState<unknown>[]): QueryState<never> => ({
  data: undefined,
  error: queries.find(({ error }) => error !== null)?.error ?? null,
  refetch: () =>
    queries.filter(({ error }) => error !== null).forEach(({ refetch }) => void refetch()),
});

interface LoadedProps<T> {
  query: QueryState<T>;
  /** Shown while loading. */
  meanwhile?: ReactNode;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  children?: (data: T) => ReactNode;
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/** The data of a query, or its loading, error or empty state. Data stay visible below the error of a refetch. */
export function Loaded<T>({
  query: { data, error, refetch },
  meanwhile = <ListLoading />,
  empty,
  children,
}: LoadedProps<T>) {
  if (error === null && data === undefined) return meanwhile;
  const isEmpty = empty !== undefined && isEmptyList(data);
  return (
    <>
      {error && <ListFailed message={error.message} again={() => void refetch()} />}
      {isEmpty ? !error && empty : data !== undefined && children?.(data)}
    </>
  );
}

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
