/** Gives a signed-in person the role of the invitation to their verified email address. */
import { failed, succeeded, type Result } from '#core/result.ts';
import type { Person } from '#functions/call.ts';
import { readDocument } from '#functions/read-document.ts';
import { encodeDocument } from '#schema/kind.ts';
import { staffInvitationKind, staffKind, type StaffRole } from '#schema/staff.ts';
import { invitationId } from './invite-staff.ts';
import type { StaffServer } from './staff-server.ts';

const UNVERIFIED = 'unverified';
const NOT_INVITED = 'not-invited';

/**
 * Repeated calls succeed as long as the person is a member, so a call that ended half-way can be repeated.
 * @throws on a temporary failure: call it again
 */
export async function acceptInvitation(
  { uid, token }: Person,
  server: StaffServer,
  now = Date.now(),
): Promise<Result<{ role: StaffRole }>> {
  const { firestore, accounts } = server;
  const { email } = token;
  if (typeof email !== 'string' || token['email_verified'] !== true)
    return failed('Verify your email address first.', UNVERIFIED);
  const profile = await accounts.read(uid);
  const id = invitationId(email);
  const role = await firestore.runTransaction(async (transaction) => {
    const member = await readDocument(transaction, server, staffKind, uid);
    const invitation = await readDocument(transaction, server, staffInvitationKind, id);
    const isMember = member?.removedAt === null;
    if (isMember && invitation?.state !== 'waiting') return member.role;
    if (profile === undefined || invitation?.state !== 'waiting') return undefined;
    // An owner who is invited with a lower role by mistake stays an owner.
    const given = isMember ? member.role : invitation.role;
    const joined = {
      email: email.toLowerCase(),
      name: profile.name,
      role: given,
      invitedBy: invitation.invitedBy,
      joinedAt: isMember ? member.joinedAt : now,
      removedAt: null,
    };
    transaction.set(
      firestore.doc(`${staffKind.collection}/${uid}`),
      encodeDocument(staffKind, joined),
    );
    transaction.update(firestore.doc(`${staffInvitationKind.collection}/${id}`), {
      state: 'accepted',
    });
    return given;
  });
  if (role === undefined)
    return failed(`There is no invitation for ${email}. Ask an owner to invite it.`, NOT_INVITED);
  await accounts.setRole(uid, role);
  return succeeded({ role });
}
