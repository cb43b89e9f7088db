/** Defaults for new products from the shop settings. */
import { siteSettingsKind, type NewProducts } from '#schema/settings.ts';
import { readAsStaff } from './read-as-staff.ts';

/**
 * @returns undefined if they are not set
 * @throws ReadError
 */
export async function newProductDefaults(): Promise<NewProducts | undefined> {
  const settings = await readAsStaff(siteSettingsKind, 'site');
  return settings?.success === true ? settings.value.newProducts : undefined;
}
