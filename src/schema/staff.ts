/** Members of staff (`staff/{uid}`) and invitations (`staffInvitations/{id}`). Only functions and `npm run admin` write them. */
import * as z from 'zod';
import { documentId, email, instant, line } from './fields.ts';
import { defineKind } from './kind.ts';
import { LONGEST_NAME } from './limits.ts';

export const staffRole = z.enum(['owner', 'sales', 'packing', 'content']);
export type StaffRole = z.output<typeof staffRole>;

const staff = z.object({
  email,
  name: line(LONGEST_NAME),
  role: staffRole,
  /** uid of who invited this person; absent for access given by `npm run admin`. */
  invitedBy: documentId.optional(),
  joinedAt: instant,
  /** When the back office was last open, to the hour. Each person writes their own. */
  lastActiveAt: instant.optional(),
  /** The document stays after a removal, so that the rules refuse tokens issued before. */
  removedAt: instant.nullable().meta({ example: null }),
});
export type Staff = z.output<typeof staff>;
export const staffKind = defineKind({ name: 'staff', collection: 'staff', schema: staff });

const staffInvitation = z.object({
  /** In lower case. The ID of the document is made from it. */
  email,
  role: staffRole,
  invitedBy: documentId,
  invitedAt: instant,
  state: z.enum(['waiting', 'accepted', 'withdrawn']),
});
export const staffInvitationKind = defineKind({
  name: 'staff invitation',
  collection: 'staffInvitations',
  schema: staffInvitation,
});
