/** Runs a change of staff in a transaction that knows all owners. */
import type { Transaction } from '#firebase/admin/firestore.ts';
import { failed, type Result } from '#core/result.ts';
import { encodeDocument } from '#schema/kind.ts';
import { staffKind } from '#schema/staff.ts';
import { validIn } from '#functions/read-document.ts';
import type { StaffServer } from './staff-server.ts';

const NOT_OWNER = 'Only an owner can change staff.';
export const LAST_OWNER = 'This is the last owner. Make someone else an owner first.';

/**
 * Owners who have deleted their accounts are left out: they can't sign in any more.
 * @returns uids of the owners; two transactions that change owners wait for each other
 */
async function readOwners(
  transaction: Transaction,
  { firestore, accounts }: StaffServer,
): Promise<Set<string>> {
  const { docs } = await transaction.get(
    firestore.collection(staffKind.collection).where('role', '==', 'owner'),
  );
  const owners = docs.filter((each) => validIn(staffKind, each)?.removedAt === null);
  const profiles = await Promise.all(owners.map(({ id }) => accounts.read(id)));
  return new Set(owners.flatMap(({ id }, at) => (profiles[at] === undefined ? [] : [id])));
}

/**
 * An owner whose claim was set by another program becomes a member of staff with the first change.
 * @param by uid of the caller, an owner by token or document
 * @param change reads, then writes; `owners` includes the caller
 */
export async function asOwner<T>(
  server: StaffServer,
  by: string,
  change: (transaction: Transaction, owners: ReadonlySet<string>) => Promise<Result<T>>,
): Promise<Result<T>> {
  const { firestore, accounts } = server;
  const profile = await accounts.read(by);
  if (profile === undefined) return failed(NOT_OWNER);
  return firestore.runTransaction(async (transaction): Promise<Result<T>> => {
    const own = firestore.doc(`${staffKind.collection}/${by}`);
    const isMember = (await transaction.get(own)).exists;
    const owners = await readOwners(transaction, server);
    // The caller may have lost the role since the call began.
    if (isMember && !owners.has(by)) return failed(NOT_OWNER);
    const result = await change(transaction, owners.add(by));
    if (result.success && !isMember) {
      const member = { ...profile, role: 'owner', joinedAt: Date.now(), removedAt: null } as const;
      transaction.create(own, encodeDocument(staffKind, member));
    }
    return result;
  });
}
