/** Tags in the customer list, read for one page of customers when the column is shown. */
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { readTags } from './actions/read-tags.ts';
import { webUserKind } from '#schema/web-user.ts';
import { Chip } from '#admin/shell/chip.tsx';

/** Uids of the listed customers. */
export const ListedUids = createContext<readonly string[]>([]);

/** Uids per request, about a page of the list. */
const AT_ONCE = 50;
/** Tags shown in a row; the customer's page has all. */
const SHOWN = 2;

export function CustomerTags({ uid }: { uid: string }) {
  const uids = use(ListedUids);
  const place = uids.indexOf(uid);
  const start = place - (place % AT_ONCE);
  const part = uids.slice(start, start + AT_ONCE);
  const { data } = useQuery({
    queryKey: [...listKey(webUserKind), 'tags', part],
    queryFn: () => readTags(part),
  });
  const tags = data?.get(uid) ?? [];
  return (
    <span className="inline-flex items-center gap-1">
      {tags.slice(0, SHOWN).map((tag) => (
        <Chip key={tag}>
          <bdi>{tag}</bdi>
        </Chip>
      ))}
      {tags.length > SHOWN && ` +${tags.length - SHOWN} more`}
    </span>
  );
}
