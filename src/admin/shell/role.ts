/** What the signed-in member of staff may see and edit. The rules check the same table. */
import type { Editable } from '#core/editing/editable.ts';
import { AREA_OF, mayStaff, roleOf, type StaffArea, type StaffRight } from '#core/staff-roles.ts';
import type { User } from '#core/account/user.ts';
import type { StaffRole } from '#schema/staff.ts';
import { useStaff } from './staff.ts';

/** An unknown role has the fewest rights here, and none in the rules. */
const roleOfUser = ({ customClaims }: User): StaffRole =>
  roleOf(customClaims, undefined) ?? 'packing';

export const useRole = (): StaffRole => roleOfUser(useStaff());

export function useMay(): (right: StaffRight, area: StaffArea) => boolean {
  const role = useRole();
  return (right, area) => mayStaff(role, right, area);
}

/** Whether the role includes editing these documents. */
export function useMayEdit({ parts: [{ kind }] }: Editable): boolean {
  const area = AREA_OF[kind.collection];
  const may = useMay();
  // Each document of the settings has a screen of its own, which checks it.
  return area === undefined || area === 'shop' || may('edit', area);
}
