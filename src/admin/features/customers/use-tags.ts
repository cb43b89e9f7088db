/** The tags of the customers that a list shows. */
import { useQueries } from '@tanstack/react-query';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { readTags } from '#commands/read-tags.ts';
import { webUserKind } from '#schema/web-user.ts';

/** So many are asked for at once: about a page of the list. */
const AT_ONCE = 50;

type Tags = ReadonlyMap<string, readonly string[]>;

/** Outside, so that it is the same from one drawing to the next. */
const combine = (results: readonly { data: Tags | undefined }[]): Tags =>
  new Map(results.flatMap(({ data }) => [...(data ?? [])]));

/** By uid; those that are not read yet, or cannot be, are not there. @param isShown whether they are wanted */
export function useTags(uids: readonly string[], isShown: boolean): Tags {
  const parts = Array.from({ length: Math.ceil(uids.length / AT_ONCE) }, (_, at) =>
    uids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  return useQueries({
    queries: parts.map((part) => ({
      queryKey: [...listKey(webUserKind), 'tags', part],
      queryFn: () => readTags(part),
      enabled: isShown,
    })),
    combine,
  });
}
