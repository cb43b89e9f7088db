/** The seller, as papers and messages name it. */
import { queryOptions } from '@tanstack/react-query';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { siteSettingsKind } from '#schema/settings.ts';

/** Undefined data until it is read; null where the shop's settings are missing or do not fit. */
export const sellerQuery = queryOptions({
  queryKey: ['settings', 'site'],
  queryFn: async () => {
    const found = await readAsStaff(siteSettingsKind, 'site');
    return found?.fits === true ? found.value : null;
  },
});
