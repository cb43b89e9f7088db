/** The functions that manage staff, as owners call them. */
import * as z from 'zod';
import { documentId, email } from '#schema/fields.ts';
import { staffRole, type StaffRole } from '#schema/staff.ts';
import type { PersonCall, StaffCall } from '#functions/call.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { removeStaff, setStaffRole } from './change-staff.ts';
import { inviteStaff, withdrawInvitation } from './invite-staff.ts';
import type { StaffAccounts } from './staff-server.ts';

const invitation = z.object({ email, role: staffRole });
const ofInvitation = z.object({ id: documentId });
const newRole = z.object({ uid: documentId, role: staffRole });
const ofPerson = z.object({ uid: documentId });

type OwnerCall<S extends z.ZodType, T = void> = (accounts: () => StaffAccounts) => StaffCall<S, T>;

export const inviteCall: OwnerCall<typeof invitation, { id: string }> = (accounts) => ({
  area: 'staff',
  input: invitation,
  run: (input, by, server) => inviteStaff(input, by, { ...server, accounts: accounts() }),
});

export const withdrawCall: OwnerCall<typeof ofInvitation> = (accounts) => ({
  area: 'staff',
  input: ofInvitation,
  run: (input, by, server) => withdrawInvitation(input, by, { ...server, accounts: accounts() }),
});

export const roleCall: OwnerCall<typeof newRole> = (accounts) => ({
  area: 'staff',
  input: newRole,
  run: (input, by, server) => setStaffRole(input, by, { ...server, accounts: accounts() }),
});

export const removeCall: OwnerCall<typeof ofPerson> = (accounts) => ({
  area: 'staff',
  input: ofPerson,
  run: (input, by, server) => removeStaff(input, by, { ...server, accounts: accounts() }),
});

const nothing = z.object({});

/** The call of an invited person. */
export const acceptCall = (
  accounts: () => StaffAccounts,
): PersonCall<typeof nothing, { role: StaffRole }> => ({
  input: nothing,
  run: (_, person, server) => acceptInvitation(person, { ...server, accounts: accounts() }),
});
