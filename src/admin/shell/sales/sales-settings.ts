/** The settings of sales, for screens. */
import { queryOptions } from '@tanstack/react-query';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import {
  SALES_SETTINGS_ID,
  salesSettingsKind,
  type CustomerGroup,
  type SalesSettings,
} from '#schema/sales-settings.ts';

type Sales = Pick<SalesSettings, 'groups' | 'packOnlyWhenPaid' | 'approveBuyers'>;

const UNSAVED: Sales = { groups: [], packOnlyWhenPaid: false, approveBuyers: false };

/** As long as they are not saved, nothing is restricted. @throws ReadError */
export async function readSalesSettings(database = staffDatabase): Promise<Sales> {
  const stored = await readAsStaff(salesSettingsKind, SALES_SETTINGS_ID, database);
  return stored?.success === true ? stored.value : UNSAVED;
}

export const salesQuery = queryOptions({
  queryKey: [...listKey(salesSettingsKind), SALES_SETTINGS_ID],
  queryFn: () => readSalesSettings(),
});

/** Undefined also for a group that was removed. */
export const groupNamed = (
  { groups }: Pick<Sales, 'groups'>,
  id: string | undefined,
): CustomerGroup | undefined => groups.find((group) => group.id === id);
