/** Every document of the table: who may write it, and that each of its mutations is refused. */
import { describe, test } from 'vitest';
import { mutated, mutationsOf } from '#fixtures/mutations.ts';
import { allowed, denied, tryAll, type Case } from '#fixtures/rules-cases.ts';
import { clear, NOW, owner, write, type Fields } from '#fixtures/rules-emulator.ts';
import { EVERYBODY, PEOPLE } from '#fixtures/rules-people.ts';
import { anyPath, GUARDED, type Guarded } from '#fixtures/rules-documents.ts';
import { fullFor, SOME_TIME } from '#fixtures/full-documents.ts';

/** Writers of one document wait for each other. */
const atOnce = ({ path }: Guarded): number | undefined => (/[*#]$/.test(path) ? undefined : 2);

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/** The document with the server's times as they would be read: mutations are made of what fits its schema. */
const readable = (value: unknown): unknown => {
  if (value === NOW) return SOME_TIME;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(readable);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, readable(one)]));
};

function* spoilt({ name, schema }: Guarded, document: Fields) {
  for (const mutation of mutationsOf(schema, readable(document)))
    yield {
      name: `${name}: ${mutation.path.join('.')} ${mutation.name}`,
      data: mutated(document, mutation.path, mutation.value),
    };
}

/** Documents that spoil each condition of a validator once: of mutations that are alike, the first. */
function* spoiltBriefly(guarded: Guarded): Generator<Fields> {
  const told = new Set<string>();
  for (const { name, data } of spoilt(guarded, guarded.created)) {
    const kind = name.replace(/is ".*"$/s, (text) => `a text ${text.length % 3}`);
    if (/is a (?:text|number in a text|time|map|list of texts|boolean)$|is null$/.test(name))
      continue;
    if (!told.has(kind)) yield data;
    told.add(kind);
  }
}

/** One good and some bad writings, by its writer and by others: each condition is asked both ways. */
export function briefDocumentCases(guarded: Guarded): void {
  const { name, by, created, before, saved } = guarded;
  test(name, async () => {
    const path = anyPath(guarded);
    const others = EVERYBODY.filter((person) => ['anonymous', 'other', 'claim 1'].includes(person));
    const extra = { role: 'admin' };
    await write(owner, { path, gone: true });
    await tryAll([
      ...others.map((person) =>
        denied(person, () => write(PEOPLE[person], { path, data: created })),
      ),
      denied('extra', () => write(PEOPLE[by], { path, data: { ...created, ...extra } })),
      denied('name', () => write(PEOPLE[by], { path: `${path} x`, data: created })),
      ...[...spoiltBriefly(guarded)].map((data, at) =>
        denied(`spoilt ${at}`, () => write(PEOPLE[by], { path, data })),
      ),
    ]);
    await tryAll([allowed('created', () => write(PEOPLE[by], { path, data: created }))]);
    if (before === undefined || saved === undefined) return;
    await write(owner, { path, data: before });
    await tryAll([
      ...others.map((person) => denied(person, () => write(PEOPLE[person], { path, data: saved }))),
      denied('extra', () => write(PEOPLE[by], { path, data: { ...saved, ...extra } })),
    ]);
    await tryAll([allowed('saved', () => write(PEOPLE[by], { path, data: saved }))]);
  });
}

export function documentCases(): void {
  describe.each(GUARDED.map((guarded) => [guarded.name, guarded] as const))(
    '%s',
    (_name, guarded) => {
      const { by, created, before, saved } = guarded;
      const writer = PEOPLE[by];
      const mayWrite = (person: string): boolean =>
        person === by || (person === 'verified' && by === 'unverified');

      test('is created by whom it may be, and by nobody else', async () => {
        for (const person of EVERYBODY) {
          const path = anyPath(guarded);
          await clear();
          const attempt = () => write(PEOPLE[person], { path, data: created, exists: false });
          await tryAll([mayWrite(person) ? allowed(person, attempt) : denied(person, attempt)]);
        }
      });

      test('is created as long as it may be', async () => {
        await clear();
        const longest = fullFor(guarded.schema) as Fields;
        const lists = Object.keys(created).filter((name) => isTexts(created[name]));
        const long = Object.fromEntries(lists.map((name) => [name, longest[name]]));
        const data = { ...created, ...long };
        await tryAll([allowed('longest', () => write(writer, { path: anyPath(guarded), data }))]);
      });

      test('is created only as its schema says', async () => {
        await clear();
        const cases = [...spoilt(guarded, created)].map(({ name, data }) =>
          denied(name, () => write(writer, { path: anyPath(guarded), data })),
        );
        await tryAll(cases, atOnce(guarded));
      }, 60_000);

      test('is never deleted by whom it may not be, nor created over', async () => {
        const path = anyPath(guarded);
        await write(owner, { path, data: before ?? created });
        const mayDelete = ['customer', 'address', 'user'].includes(guarded.name);
        await tryAll(
          EVERYBODY.filter(
            (person) => !(mayDelete && ['unverified', 'verified'].includes(person)),
          ).map((person) =>
            denied(`${person} deletes`, () => write(PEOPLE[person], { path, gone: true })),
          ),
        );
      });

      if (before === undefined || saved === undefined) {
        test('is never saved again', async () => {
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

      test('is saved by whom it may be, and by nobody else', async () => {
        const path = anyPath(guarded);
        for (const person of EVERYBODY) {
          await write(owner, { path, data: before });
          const attempt = () => write(PEOPLE[person], { path, data: saved });
          await tryAll([mayWrite(person) ? allowed(person, attempt) : denied(person, attempt)]);
        }
      });

      test('is saved only as its schema says', async () => {
        const paths = Array.from({ length: 24 }, () => anyPath(guarded));
        for (const path of new Set(paths)) await write(owner, { path, data: before });
        const [first = ''] = paths;
        // One validator serves both; a part of its mutations tells whether it is asked.
        const some = [...spoilt(guarded, saved)].filter((_, at) => at % 4 === 0);
        const cases: Case[] = some.map(({ name, data }, at) =>
          denied(name, () => write(writer, { path: paths[at % paths.length] ?? first, data })),
        );
        await tryAll(cases, atOnce(guarded));
        await tryAll([
          allowed('and it could be saved', () => write(writer, { path: first, data: saved })),
        ]);
      }, 60_000);
    },
  );
}
