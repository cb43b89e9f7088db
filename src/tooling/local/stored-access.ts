/** Reads what the local Firestore stores of a member of staff, bypassing its rules. */
import { staffKind } from '#schema/staff.ts';
import { withLocalDatabase, type LocalDatabase } from './seed.ts';
import type { ReadStoredAccess } from './storage-access.ts';

/** The fields that the rules read. */
const access = staffKind.schema.pick({ role: true, removedAt: true });

/** @throws when the emulator does not answer, or the document is invalid */
export const storedAccessIn =
  (database: LocalDatabase): ReadStoredAccess =>
  (uid) =>
    withLocalDatabase(database, async (firestore) => {
      const member = await firestore.collection(staffKind.collection).doc(uid).get();
      return member.exists ? access.parse(member.data()) : undefined;
    });
