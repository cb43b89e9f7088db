/** Tags in the customer list. */
import { Chip } from '#admin/shell/chip.tsx';
import { rowDetails } from '#admin/shell/list/row-details.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { webUserKind } from '#schema/web-user.ts';
import { readTags } from './actions/read-tags.ts';

const { WithDetails: WithTags, useDetails } = rowDetails(
  [...listKey(webUserKind), 'tags'],
  readTags,
);

export { WithTags };

/** Tags shown in a row; the customer's page has all. */
const SHOWN = 2;

export function CustomerTags({ uid }: { uid: string }) {
  const tags = useDetails(uid) ?? [];
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
