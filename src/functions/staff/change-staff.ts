/** Changes the role of a member of staff, or removes them. What is stored counts at once, before any token. */
import { Timestamp } from '#firebase/admin/firestore.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { recordChange } from '#functions/record-change.ts';
import { readDocument } from '#functions/read-document.ts';
import { staffKind, type StaffRole } from '#schema/staff.ts';
import { asOwner, LAST_OWNER } from './as-owner.ts';
import { endInvitation } from './invite-staff.ts';
import type { StaffServer } from './staff-server.ts';

const NOT_A_MEMBER = 'This person is not a member of staff.';
const pathOf = (uid: string): string => `${staffKind.collection}/${uid}`;

/** @throws on a temporary failure: call it again */
export async function setStaffRole(
  { uid, role }: { uid: string; role: StaffRole },
  by: string,
  server: StaffServer,
): Promise<Result> {
  const changed = await asOwner(server, by, async (transaction, owners) => {
    const member = await readDocument(transaction, server, staffKind, uid);
    if (member === undefined || member.removedAt !== null) return failed(NOT_A_MEMBER);
    if (role !== 'owner' && owners.has(uid) && owners.size === 1) return failed(LAST_OWNER);
    if (member.role !== role) {
      transaction.update(server.firestore.doc(pathOf(uid)), { role });
      const change = { before: { role: member.role }, after: { role } };
      recordChange(transaction, server, { path: pathOf(uid), by, ...change });
    }
    return succeeded(undefined);
  });
  if (changed.success) await server.accounts.setRole(uid, role);
  return changed;
}

/** Access ends at once; sessions end with the claims. @throws on a temporary failure: call it again */
export async function removeStaff(
  { uid }: { uid: string },
  by: string,
  server: StaffServer,
): Promise<Result> {
  const removed = await asOwner(server, by, async (transaction, owners) => {
    const member = await readDocument(transaction, server, staffKind, uid);
    if (member === undefined) return failed(NOT_A_MEMBER);
    if (owners.has(uid) && owners.size === 1) return failed(LAST_OWNER);
    if (member.removedAt === null) {
      const endsInvitation = await endInvitation(transaction, server, member.email);
      transaction.update(server.firestore.doc(pathOf(uid)), { removedAt: Timestamp.now() });
      endsInvitation();
      const change = { before: { email: member.email, role: member.role }, after: {} };
      recordChange(transaction, server, { path: pathOf(uid), action: 'delete', by, ...change });
    }
    return succeeded(undefined);
  });
  if (removed.success) await server.accounts.setRole(uid, undefined);
  return removed;
}
