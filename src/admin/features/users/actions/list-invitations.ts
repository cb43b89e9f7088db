/** Invitations that wait for an answer, the latest first. */
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { decodedDocument } from '#firebase/browser/decoded-document.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { idIn } from '#schema/kind.ts';
import { QUERIES } from '#schema/queries.ts';
import { staffInvitationKind } from '#schema/staff.ts';

/** @throws ReadError */
export const listInvitations = (database = staffDatabase) =>
  readOrThrow(async () => {
    const rows = await database.runQuery(QUERIES.waitingInvitations, ['waiting']);
    return rows
      .map(({ path, fields }) => decodedDocument(staffInvitationKind, idIn(path), fields))
      .flatMap((each) => (each.success ? [{ ...each.value, id: each.id }] : []))
      .toSorted((one, other) => other.invitedAt - one.invitedAt);
  });
