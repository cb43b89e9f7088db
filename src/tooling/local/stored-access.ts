/** Reads what the local Firestore stores of a member of staff, bypassing its rules. */
import * as z from 'zod';
import { staffKind, staffRole } from '#schema/staff.ts';
import type { LocalDatabase } from './seed.ts';
import type { ReadStoredAccess } from './storage-access.ts';

/** A document as the REST API shows it. */
const member = z.object({
  fields: z.object({
    role: z.object({ stringValue: staffRole }),
    removedAt: z.union([
      z.object({ nullValue: z.null() }).transform(() => null),
      z
        .object({ timestampValue: z.string() })
        .transform(({ timestampValue }) => Date.parse(timestampValue)),
    ]),
  }),
});

/** @throws when the emulator does not answer, or the document is invalid */
export const storedAccessIn =
  ({ host, projectId }: LocalDatabase): ReadStoredAccess =>
  async (uid) => {
    const path = `${staffKind.collection}/${encodeURIComponent(uid)}`;
    const response = await fetch(
      `http://${host}/v1/projects/${projectId}/databases/(default)/documents/${path}`,
      { headers: { authorization: 'Bearer owner' } },
    );
    if (response.status === 404) return undefined;
    if (!response.ok)
      throw new Error(`Firestore at ${host} can’t read ${path}: ${response.status}`);
    const { role, removedAt } = member.parse(await response.json()).fields;
    return { role: role.stringValue, removedAt };
  };
