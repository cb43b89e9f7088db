/**
 * `storage.rules`, evaluated by Firestore's emulator, which uses the same language: a file's name, size and type are
 * fields of a document there. This does not test which values the real Storage provides, or its path syntax.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { allowed, denied, prepare, tryAll } from '#fixtures/rules-cases.ts';
import {
  clear,
  get,
  list,
  loadRules,
  owner,
  PROJECT,
  queryOf,
  write,
  type Answer,
  type Write,
} from '#fixtures/rules-emulator.ts';
import { PEOPLE } from '#fixtures/rules-callers.ts';
import { STORAGE_CASES, storageHeader, type StorageCase } from '#fixtures/storage-cases.ts';
import { mayDo } from '#tooling/local/storage-access.ts';
import { storedAccessIn } from '#tooling/local/stored-access.ts';

/** The same conditions for documents. */
function asFirestoreRules(rules: string): string {
  const replaced: readonly (readonly [string, string])[] = [
    ['service firebase.storage', 'service cloud.firestore'],
    ['match /b/{bucket}/o {', 'match /databases/{database}/documents {'],
    ['isPicture(request.resource)', 'isPicture(request.resource.data)'],
  ];
  for (const [from] of replaced) expect(rules.split(from)).toHaveLength(2);
  const inFirestore = rules.replaceAll(/firestore\.(?=exists\(|get\()/g, '');
  return replaced.reduce((text, [from, to]) => text.replace(from, to), inFirestore);
}

/** A person of their own for each case, because of their document in `staff`. */
const uidOf = (one: StorageCase): string => `person-${STORAGE_CASES.indexOf(one)}`;

const callerOf = (one: StorageCase) =>
  one.claims === null
    ? null
    : { ...PEOPLE.verified, sub: uidOf(one), user_id: uidOf(one), email: undefined, ...one.claims };

const staffDocuments = STORAGE_CASES.flatMap((one): Write[] => {
  if (one.stored === undefined) return [];
  const { role, removedAt } = one.stored;
  const data = { role, removedAt: removedAt === null ? null : new Date(removedAt) };
  return [{ path: `staff/${uidOf(one)}`, data }];
});

/** Uses a document in place of the file; its own name has no meaning. */
function attempt(one: StorageCase, at: string): Promise<Answer> {
  const { deed } = one;
  const folder = /^([^/]*)\//.exec(deed.name)?.[1] ?? 'top';
  const path = `${folder}/${at}`;
  const caller = callerOf(one);
  switch (deed.kind) {
    case 'get':
      return get(caller, path);
    case 'list':
      return list(caller, queryOf(folder));
    case 'delete':
      return write(caller, { path, deleted: true });
    case 'put': {
      const { name, size, contentType } = deed;
      return write(caller, { path, data: { name, size, contentType } });
    }
  }
}

beforeAll(async () => {
  await loadRules(asFirestoreRules(readFileSync('storage.rules', 'utf8')));
  await clear();
  await prepare(staffDocuments);
});

test('only the roles for it list, write and delete pictures, and everyone can see them', async () => {
  const cases = STORAGE_CASES.flatMap((one, at) => {
    const make = one.may ? allowed : denied;
    const over = make(`${one.name}, replacing a file`, async () => {
      const folder = /^([^/]*)\//.exec(one.deed.name)?.[1] ?? 'top';
      await write(owner, { path: `${folder}/over-${at}`, data: { name: 'pictures/old.webp' } });
      return attempt(one, `over-${at}`);
    });
    return [make(one.name, () => attempt(one, `new-${at}`)), over];
  });
  await tryAll(cases);
});

test.each(STORAGE_CASES.filter(({ stored }) => stored))(
  'the local Storage reads what is stored of staff: $name',
  async (one) => {
    const host = String(process.env['FIRESTORE_EMULATOR_HOST']);
    const header = storageHeader(uidOf(one), Object(one.claims) as object);
    const storedAccess = storedAccessIn({ host, projectId: PROJECT });
    expect(await mayDo(one.deed, header, storedAccess)).toBe(one.may);
  },
);
