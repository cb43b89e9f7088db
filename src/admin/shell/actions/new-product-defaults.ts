/** What new products begin with, as the settings of the shop say it. */
import { siteSettingsKind, type NewProducts } from '#schema/settings.ts';
import { readAsStaff } from './read-as-staff.ts';

/** @returns undefined where nobody has set it @throws ReadError */
export async function newProductDefaults(): Promise<NewProducts | undefined> {
  const found = await readAsStaff(siteSettingsKind, 'site');
  return found?.fits === true ? found.value.newProducts : undefined;
}
