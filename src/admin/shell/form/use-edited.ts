/** Loads an item for editing once; don't refetch while the form is open. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readEdited } from '#admin/shell/actions/read-edited.ts';
import type { Documents, Editable } from '#core/editing/editable.ts';
import type { QueryState } from '#admin/shell/list/list-states.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { unwrapOrThrow } from '#firebase/browser/read-error.ts';

export type EditedState =
  /** Loading, failed, or without documents. */
  | { state: 'waiting' | 'missing'; query: QueryState<Documents | null> }
  /** No documents for a new item. */
  | { state: 'ready'; documents: Documents | undefined };

/** @param id undefined for a new item */
export function useEdited(
  editable: Editable,
  id: string | undefined,
): EditedState & { saved: () => void } {
  const cache = useQueryClient();
  const { kind } = editable.parts[0];
  const read = useQuery({
    queryKey: ['edited', kind.collection, id],
    queryFn: async () => unwrapOrThrow(await readEdited(editable, id ?? '')),
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
  /** Refetches lists after a save. */
  const saved = () => void cache.invalidateQueries({ queryKey: listKey(kind) });
  if (id === undefined) return { state: 'ready', documents: undefined, saved };
  return read.data
    ? { state: 'ready', documents: read.data, saved }
    : { state: read.data === null ? 'missing' : 'waiting', query: read, saved };
}
