/** The settings of the seller. */
import { queryOptions } from '@tanstack/react-query';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { siteSettingsKind } from '#schema/settings.ts';

/** Undefined while loading; null if the settings are missing or invalid. */
export const sellerQuery = queryOptions({
  queryKey: ['settings', 'site'],
  queryFn: async () => {
    const settings = await readAsStaff(siteSettingsKind, 'site');
    return settings?.success === true ? settings.value : null;
  },
});
