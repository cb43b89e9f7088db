/** Gives and takes access without an invitation, for `npm run admin`. */
import { Timestamp, type Firestore } from '#firebase/admin/firestore.ts';
import { encodeDocument } from '#schema/kind.ts';
import { staffKind, type StaffRole } from '#schema/staff.ts';
import { readDocument } from '#functions/read-document.ts';
import { endInvitation } from './invite-staff.ts';
import type { StaffAccounts } from './staff-server.ts';

interface Person {
  uid: string;
  email: string;
  name: string;
}

interface Gateways {
  firestore: Firestore;
  accounts: StaffAccounts;
}

/** A second call changes nothing. */
export async function grantRole(
  { uid, email, name }: Person,
  role: StaffRole,
  { firestore, accounts }: Gateways,
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const before = await readDocument(transaction, { firestore }, staffKind, uid);
    const joinedAt = before?.removedAt === null ? before.joinedAt : Date.now();
    const member = { ...before, email, name, role, joinedAt, removedAt: null };
    transaction.set(
      firestore.doc(`${staffKind.collection}/${uid}`),
      encodeDocument(staffKind, member),
    );
  });
  await accounts.setRole(uid, role);
}

/** Also of an account whose claim was set by another program: the rules then refuse its tokens at once. */
export async function revokeRole(
  { uid, email, name }: Person,
  { firestore, accounts }: Gateways,
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const path = firestore.doc(`${staffKind.collection}/${uid}`);
    const removedAt = Date.now();
    const before = await readDocument(transaction, { firestore }, staffKind, uid);
    const endsInvitation = await endInvitation(transaction, { firestore }, email);
    endsInvitation();
    if (before === undefined) {
      const member = { email, name, role: 'packing', joinedAt: removedAt, removedAt } as const;
      transaction.create(path, encodeDocument(staffKind, member));
    } else if (before.removedAt === null)
      transaction.update(path, { removedAt: Timestamp.fromMillis(removedAt) });
  });
  await accounts.setRole(uid, undefined);
}
