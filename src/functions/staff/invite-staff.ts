/** Invites a person by email, and withdraws an invitation. */
import { createHash } from 'node:crypto';
import type { Transaction } from '#firebase/admin/firestore.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { JOIN_PATH } from '#core/paths.ts';
import { ROLE_NAMES } from '#core/staff-roles.ts';
import { queueMail } from '#functions/mail/queue-mail.ts';
import { recordChange } from '#functions/record-change.ts';
import { readDocument, validIn } from '#functions/read-document.ts';
import { encodeDocument } from '#schema/kind.ts';
import { staffInvitationKind, staffKind, type StaffRole } from '#schema/staff.ts';
import { asOwner } from './as-owner.ts';
import type { StaffServer } from './staff-server.ts';

/** One invitation for each email address. */
export const invitationId = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32);

const pathOf = (id: string): string => `${staffInvitationKind.collection}/${id}`;

/** A call within this time of the same one repeats it, after a double click or a lost response, ms. */
const REPEATED_MS = 60_000;

/** A repeated call sends no second mail, a later one does; another role replaces the invitation. */
export const inviteStaff = (
  input: { email: string; role: StaffRole },
  by: string,
  server: StaffServer,
  now = Date.now(),
): Promise<Result<{ id: string }>> =>
  asOwner(server, by, async (transaction) => {
    const { firestore, accounts } = server;
    const email = input.email.toLowerCase();
    const id = invitationId(email);
    const before = await readDocument(transaction, server, staffInvitationKind, id);
    const isRepeated = before !== undefined && now - before.invitedAt < REPEATED_MS;
    if (isRepeated && before.state === 'waiting' && before.role === input.role)
      return succeeded({ id });
    const members = await transaction.get(
      firestore.collection(staffKind.collection).where('email', '==', email),
    );
    if (members.docs.some((each) => validIn(staffKind, each)?.removedAt === null))
      return failed(`${email} is already a member of staff. Change the role in the list.`);
    const inviter = await accounts.read(by);
    await queueMail(transaction, server, {
      id: `staff-invitation-${id}-${now}`,
      to: email,
      content: {
        kind: 'staff-invitation',
        role: ROLE_NAMES[input.role],
        invitedBy: inviter?.name ?? 'The owner',
        link: JOIN_PATH,
      },
    });
    const invitation = {
      ...{ email, role: input.role, invitedBy: by, invitedAt: now },
      state: 'waiting' as const,
    };
    transaction.set(firestore.doc(pathOf(id)), encodeDocument(staffInvitationKind, invitation));
    const after = { email, role: input.role };
    recordChange(transaction, server, {
      path: pathOf(id),
      action: 'create',
      by,
      before: {},
      after,
    });
    return succeeded({ id });
  });

/**
 * For the removal of a person: ends the invitation to their email that still waits, which would bring them back.
 * @returns does it; call it after all reads of the transaction
 */
export async function endInvitation(
  transaction: Transaction,
  server: Pick<StaffServer, 'firestore'>,
  email: string,
): Promise<() => void> {
  const id = invitationId(email);
  const invitation = await readDocument(transaction, server, staffInvitationKind, id);
  return () => {
    if (invitation?.state === 'waiting')
      transaction.update(server.firestore.doc(pathOf(id)), { state: 'withdrawn' });
  };
}

/** An accepted invitation stays accepted: remove the person instead. */
export const withdrawInvitation = (
  { id }: { id: string },
  by: string,
  server: StaffServer,
): Promise<Result> =>
  asOwner(server, by, async (transaction) => {
    const invitation = await readDocument(transaction, server, staffInvitationKind, id);
    if (invitation === undefined) return failed('This invitation no longer exists.');
    if (invitation.state === 'accepted')
      return failed('This invitation has been accepted. Remove the person from staff instead.');
    if (invitation.state === 'waiting') {
      transaction.update(server.firestore.doc(pathOf(id)), { state: 'withdrawn' });
      const change = { before: { email: invitation.email }, after: {} };
      recordChange(transaction, server, { path: pathOf(id), action: 'delete', by, ...change });
    }
    return succeeded(undefined);
  });
