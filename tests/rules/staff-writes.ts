/** Writes of staff to one kind of document, as cases try them. */
import type { Case } from '#fixtures/rules-cases.ts';
import { owner, write, type Fields } from '#fixtures/rules-emulator.ts';
import { anyPath, GUARDED, type Guarded } from '#fixtures/rules-documents.ts';
import { PEOPLE } from '#fixtures/rules-callers.ts';

const staff = PEOPLE.staff;

/** @throws when the table has no such kind */
export function kindNamed(name: string): Required<Guarded> {
  const match = GUARDED.find((guarded) => guarded.name === name);
  if (match?.before === undefined || match.saved === undefined) throw new Error(name);
  return { ...match, before: match.before, saved: match.saved };
}

/** Saves over what stands there. */
export const saving =
  (guarded: Guarded, before: Fields, after: Fields): Case['attempt'] =>
  async () => {
    const path = anyPath(guarded);
    await write(owner, { path, data: before });
    return write(staff, { path, data: after });
  };

export const creating =
  (guarded: Guarded, data: Fields, path = anyPath(guarded)): Case['attempt'] =>
  () =>
    write(staff, { path, data });
