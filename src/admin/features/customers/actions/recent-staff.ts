/** The staff behind the latest changes in the audit log; browsers can't list staff accounts. */
import { auditKind } from '#schema/audit.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { listAsStaff } from '#admin/shell/actions/list-as-staff.ts';

/** How many changes are read. */
const CHANGES = 50;

/** Their uids. @throws ReadError */
export async function recentStaff(): Promise<ReadonlySet<string>> {
  const asked = { equal: {}, sort: STAFF_LISTS.history.sorts[0] };
  const { rows } = await listAsStaff(auditKind, STAFF_LISTS.history, asked, { size: CHANGES });
  return new Set(rows.flatMap((row) => (row.fits ? [row.value.by] : [])));
}
