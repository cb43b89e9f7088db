/**
 * Every kind of document: who may write it, and that its mutations are refused, except those in
 * `minimal-documents.ts`.
 */
import { describe, test } from 'vitest';
import { mutated, type Mutation } from '#fixtures/mutations.ts';
import { allowed, denied, prepare, tryAll } from '#fixtures/rules-cases.ts';
import { clear, owner, write, type Fields } from '#fixtures/rules-emulator.ts';
import { EVERYBODY, PEOPLE } from '#fixtures/rules-callers.ts';
import { anyPath, GUARDED, refusedOf, type Guarded } from '#fixtures/rules-documents.ts';
import { fullFor } from '#fixtures/full-documents.ts';
import { sortedMutations } from './minimal-documents.ts';

/** Parallel writes of one document wait for each other. */
const atOnce = ({ path }: Guarded): number | undefined => (/[*#]$/.test(path) ? undefined : 2);

/** Lists whose length the rules check; orders are tested separately. */
const isLong = ({ name }: Guarded, value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && name !== 'order';

const invalid = ({ name }: Guarded, document: Fields, mutations: Iterable<Mutation>) =>
  Array.from(mutations, (mutation) => ({
    name: `${name}: ${mutation.path.join('.')} ${mutation.name}`,
    data: mutated(document, mutation.path, mutation.value),
  }));

export function documentCases(): void {
  describe.each(GUARDED.map((guarded) => [guarded.name, guarded] as const))(
    '%s',
    (_name, guarded) => {
      const { by, created, before, saved } = guarded;
      const writer = PEOPLE[by];
      const mayWrite = (person: string): boolean =>
        person === by || (person === 'verified' && by === 'unverified');

      test('can be created only by its writer', async () => {
        for (const person of EVERYBODY) {
          const path = anyPath(guarded);
          if (!guarded.path.endsWith('*')) await write(owner, { path, deleted: true });
          const attempt = () => write(PEOPLE[person], { path, data: created, exists: false });
          await tryAll([mayWrite(person) ? allowed(person, attempt) : denied(person, attempt)]);
        }
      });

      test('can be created with the longest lists', async () => {
        await clear();
        const longest = fullFor(guarded.schema) as Fields;
        const lists = Object.keys(created).filter((name) => isLong(guarded, created[name]));
        const long = Object.fromEntries(lists.map((name) => [name, longest[name]]));
        const data = { ...created, ...long };
        await tryAll([allowed('longest', () => write(writer, { path: anyPath(guarded), data }))]);
      });

      test('can be created only if it fits its schema', async () => {
        await clear();
        const cases = invalid(guarded, created, sortedMutations(guarded).deep).map(
          ({ name, data }) => denied(name, () => write(writer, { path: anyPath(guarded), data })),
        );
        await tryAll(cases, atOnce(guarded));
      }, 60_000);

      test('cannot be deleted without permission', async () => {
        const path = anyPath(guarded);
        await write(owner, { path, data: before ?? created });
        const mayDelete = ['customer', 'address', 'saved list', 'user'].includes(guarded.name);
        await tryAll(
          EVERYBODY.filter(
            (person) => !(mayDelete && ['unverified', 'verified'].includes(person)),
          ).map((person) =>
            denied(`${person} deletes`, () => write(PEOPLE[person], { path, deleted: true })),
          ),
        );
      });

      if (before === undefined || saved === undefined) {
        test('can never be saved again', async () => {
          const path = anyPath(guarded);
          await write(owner, { path, data: created });
          await tryAll(
            EVERYBODY.map((person) =>
              denied(person, () => write(PEOPLE[person], { path, data: created })),
            ),
          );
        });
        return;
      }

      test('can be saved only by its writer', async () => {
        const path = anyPath(guarded);
        for (const person of EVERYBODY) {
          await write(owner, { path, data: before });
          const attempt = () => write(PEOPLE[person], { path, data: saved });
          await tryAll([mayWrite(person) ? allowed(person, attempt) : denied(person, attempt)]);
        }
      });

      test('can be saved only if it fits its schema', async () => {
        const paths = Array.from({ length: 96 }, () => anyPath(guarded));
        await prepare([...new Set(paths)].map((path) => ({ path, data: before })));
        const [first = ''] = paths;
        const cases = invalid(guarded, saved, refusedOf(guarded, saved)).map(({ name, data }, at) =>
          denied(name, () => write(writer, { path: paths[at % paths.length] ?? first, data })),
        );
        await tryAll(cases, atOnce(guarded));
        await tryAll([
          allowed('valid document', () => write(writer, { path: first, data: saved })),
        ]);
      }, 60_000);
    },
  );
}
