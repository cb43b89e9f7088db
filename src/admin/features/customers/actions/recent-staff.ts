/** The staff behind the latest changes in the audit log; browsers can't list staff accounts. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { auditKind } from '#schema/audit.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff } from '#admin/shell/actions/list-as-staff.ts';

/** How many changes are read. */
const CHANGES = 50;

/** Their uids. @throws ReadError */
export async function recentStaff(database = staffDatabase): Promise<ReadonlySet<string>> {
  const query = { equal: {}, sort: STAFF_LISTS.history.sorts[0] };
  const { rows } = await listAsStaff(
    auditKind,
    STAFF_LISTS.history,
    query,
    { size: CHANGES },
    database,
  );
  return new Set(rows.flatMap((row) => (row.fits ? [row.value.by] : [])));
}
