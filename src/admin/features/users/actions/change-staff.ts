/** Calls the functions that manage staff, then shows the result. */
import { queries } from '#admin/shell/queries.ts';
import { STAFF_KEY } from '#admin/shell/actions/list-staff.ts';
import { callFunction } from '#firebase/browser/call-function.ts';
import type { StaffRole } from '#schema/staff.ts';

/** @returns why it failed; undefined if it succeeded */
async function call(name: string, input: object): Promise<string | undefined> {
  const result = await callFunction(name, input);
  await queries.invalidateQueries({ queryKey: STAFF_KEY });
  return result.success ? undefined : result.error;
}

export const inviteStaff = (email: string, role: StaffRole) => call('inviteStaff', { email, role });
export const withdrawInvitation = (id: string) => call('withdrawInvitation', { id });
export const setStaffRole = (uid: string, role: StaffRole) => call('setStaffRole', { uid, role });
export const removeStaff = (uid: string) => call('removeStaff', { uid });
