/** The tags of a customer in the list; they are read for a page of customers at once, when the column is shown. */
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { readTags } from './actions/read-tags.ts';
import { webUserKind } from '#schema/web-user.ts';

/** The uids of the list. */
export const ListedUids = createContext<readonly string[]>([]);

/** So many are asked for at once: about a page of the list. */
const AT_ONCE = 50;
/** Of many, the first few: the file of the customer has them all. */
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
        <span key={tag} className="admin-chip">
          <bdi>{tag}</bdi>
        </span>
      ))}
      {tags.length > SHOWN && ` +${tags.length - SHOWN} more`}
    </span>
  );
}
