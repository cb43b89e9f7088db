/** The settings of the seller, and of invoices. */
import { queryOptions } from '@tanstack/react-query';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { invoicingSettingsKind } from '#schema/invoicing-settings.ts';
import { siteSettingsKind } from '#schema/settings.ts';

/** Undefined while loading; null if the settings are missing or invalid. */
export const sellerQuery = queryOptions({
  queryKey: ['settings', 'site'],
  queryFn: async () => {
    const settings = await readAsStaff(siteSettingsKind, 'site');
    return settings?.success === true ? settings.value : null;
  },
});

/** Payment details and terms; null if there are none. */
export const invoicingQuery = queryOptions({
  queryKey: ['settings', 'invoicing'],
  queryFn: async () => {
    const settings = await readAsStaff(invoicingSettingsKind, 'invoicing');
    return settings?.success === true ? settings.value : null;
  },
});
