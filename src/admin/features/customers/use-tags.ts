/** The tags of the customers that a list shows. */
import { useQueries } from '@tanstack/react-query';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { readTags } from './actions/read-tags.ts';
import { slices } from '#core/slices.ts';
import { webUserKind } from '#schema/web-user.ts';

/** So many are asked for at once: about a page of the list. */
const AT_ONCE = 50;

type Tags = ReadonlyMap<string, readonly string[]>;

/** Outside, so that it is the same from one drawing to the next. */
const combine = (results: readonly { data: Tags | undefined }[]): Tags =>
  new Map(results.flatMap(({ data }) => [...(data ?? [])]));

/** By uid; those that are not read yet, or cannot be, are not there. @param isShown whether they are wanted */
export function useTags(uids: readonly string[], isShown: boolean): Tags {
  return useQueries({
    queries: slices(uids, AT_ONCE).map((part) => ({
      queryKey: [...listKey(webUserKind), 'tags', part],
      queryFn: () => readTags(part),
      enabled: isShown,
    })),
    combine,
  });
}
