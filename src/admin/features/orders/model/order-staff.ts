/** The members of staff to whom orders are assigned. */
import type { StaffMember } from '#admin/shell/actions/list-staff.ts';
import { mayStaff } from '#core/staff-roles.ts';

const handlesOrders = ({ role }: StaffMember): boolean => mayStaff(role, 'see', 'orders');

/**
 * The uids of those who can get an order.
 * @param all also removed members
 * @param savers who saved something lately, perhaps with access from another program
 */
export const assignableStaff = (
  all: readonly StaffMember[],
  savers: readonly string[],
): readonly string[] => [
  ...all.filter((member) => member.removedAt === null && handlesOrders(member)).map(({ id }) => id),
  ...savers.filter((uid) => all.every(({ id }) => id !== uid)),
];

/**
 * The choices of the filter “Assigned to”, with removed members, because their orders must be assigned again.
 * @param own uid of the signed-in member of staff
 */
export const assignedChoices = (
  all: readonly StaffMember[],
  own: string,
): (readonly [uid: string, name: string])[] => [
  [own, 'Me'],
  ...all
    .filter((member) => member.id !== own && (member.removedAt !== null || handlesOrders(member)))
    .map(
      ({ id, name, removedAt }) => [id, removedAt === null ? name : `${name}, removed`] as const,
    ),
];
