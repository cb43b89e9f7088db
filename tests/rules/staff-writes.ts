/** Writes by staff to one kind of document, as test cases. */
import type { Case, Prepared } from '#fixtures/rules-cases.ts';
import { write, type Fields } from '#fixtures/rules-emulator.ts';
import { anyPath, GUARDED, type Guarded } from '#fixtures/rules-documents.ts';
import { PEOPLE, tokenOf, type PersonOrToken } from '#fixtures/rules-callers.ts';

/** @throws when the table has no such kind */
export function kindNamed(name: string): Required<Guarded> {
  const match = GUARDED.find((guarded) => guarded.name === name);
  if (match?.before === undefined || match.saved === undefined) throw new Error(name);
  return { ...match, before: match.before, saved: match.saved };
}

/** Saves over the existing document. */
export function saving(
  guarded: Guarded,
  before: Fields,
  after: Fields,
  by: PersonOrToken = 'staff',
): Prepared {
  const path = anyPath(guarded);
  return {
    before: { path, data: before },
    attempt: () => write(tokenOf(by), { path, data: after }),
  };
}

export const creating =
  (guarded: Guarded, data: Fields, path = anyPath(guarded)): Case['attempt'] =>
  () =>
    write(PEOPLE.staff, { path, data });
