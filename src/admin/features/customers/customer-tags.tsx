/** Tags in the customer list. */
import { Chip } from '#admin/shell/chip.tsx';
import { rowDetails } from '#admin/shell/list/row-details.tsx';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { webUserKind } from '#schema/web-user.ts';

/** The tags that staff gave to customers, by uid. */
async function readTags(uids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const records = await readOrThrow(() => staffDatabase.documentsByName(customerRecordKind, uids));
  return new Map(records.flatMap((each) => (each.fits ? [[each.id, each.value.tags]] : [])));
}

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
