/** The members of staff, also removed ones, by name. */
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { decodedDocument } from '#firebase/browser/decoded-document.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { idIn } from '#schema/kind.ts';
import { QUERIES } from '#schema/queries.ts';
import { staffKind, type Staff } from '#schema/staff.ts';

export const STAFF_KEY = ['staff'] as const;

export type StaffMember = Staff & { id: string };

/** @throws ReadError */
export const listStaff = (database = staffDatabase): Promise<StaffMember[]> =>
  readOrThrow(async () => {
    const rows = await database.runQuery(QUERIES.staff, []);
    const decoded = rows.map(({ path, fields }) => decodedDocument(staffKind, idIn(path), fields));
    return decoded
      .flatMap((each) => (each.success ? [{ ...each.value, id: each.id }] : []))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  });
