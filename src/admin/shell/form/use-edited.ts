/** Loads an item for editing once; don't refetch while the form is open. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readEdited } from '#admin/shell/actions/read-edited.ts';
import type { Documents, Editable } from '#core/editing/editable.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { unwrapOrThrow } from '#firebase/browser/read-error.ts';

export type EditedState =
  /** Loading, or failed. */
  | { state: 'waiting'; error: string | undefined; again: () => void }
  | { state: 'missing' }
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
  if (read.data === undefined) {
    const again = () => void read.refetch();
    return { state: 'waiting', error: read.error?.message, again, saved };
  }
  return read.data === null
    ? { state: 'missing', saved }
    : { state: 'ready', documents: read.data, saved };
}
