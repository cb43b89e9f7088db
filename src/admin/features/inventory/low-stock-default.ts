/** The low-stock threshold of products that have none of their own yet. */
import { queryOptions } from '@tanstack/react-query';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { DEFAULT_LOW_STOCK } from '#core/stock/availability.ts';
import { siteSettingsKind } from '#schema/settings.ts';

export const lowStockQuery = queryOptions({
  queryKey: ['settings', 'low stock'],
  queryFn: async (): Promise<number> => {
    const settings = await readAsStaff(siteSettingsKind, 'site');
    // 0 is a threshold, too: stock is never low.
    const chosen = settings?.success === true ? settings.value.availability?.lowStockAt : undefined;
    return chosen ?? DEFAULT_LOW_STOCK;
  },
});
