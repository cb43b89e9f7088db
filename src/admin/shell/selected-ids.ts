/** The IDs of selected documents, in the hash of the URL of a print page: servers limit the length of all other parts. */
import { useLocation } from '@tanstack/react-router';

/** A print page lays out no more. */
export const MOST_SELECTED = 500;

export const joinIds = (ids: readonly string[]): string => ids.join(',');

/** Undefined for a hash without IDs. */
export const splitIds = (hash: string): string[] | undefined =>
  /^[\w-]+(,[\w-]+)*$/.test(hash) ? hash.split(',').slice(0, MOST_SELECTED) : undefined;

/** The selection of the current page; undefined for a whole list. */
export function useSelectedIds(): string[] | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  return splitIds(hash);
}
