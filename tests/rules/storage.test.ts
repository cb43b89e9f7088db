/**
 * `storage.rules`, evaluated by Firestore's emulator, which uses the same language: a file's name, size and type are
 * fields of a document there. This does not test which values the real Storage provides, or its path syntax.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { allowed, denied, tryAll } from '#fixtures/rules-cases.ts';
import {
  clear,
  get,
  list,
  loadRules,
  owner,
  queryOf,
  write,
  type Answer,
} from '#fixtures/rules-emulator.ts';
import { PEOPLE } from '#fixtures/rules-callers.ts';
import { STORAGE_CASES, type StorageCase } from '#fixtures/storage-cases.ts';

/** The same conditions for documents. */
function asFirestoreRules(rules: string): string {
  const replaced: readonly (readonly [string, string])[] = [
    ['service firebase.storage', 'service cloud.firestore'],
    ['match /b/{bucket}/o {', 'match /databases/{database}/documents {'],
    ['isPicture(request.resource)', 'isPicture(request.resource.data)'],
  ];
  for (const [from] of replaced) expect(rules.split(from)).toHaveLength(2);
  return replaced.reduce((text, [from, to]) => text.replace(from, to), rules);
}

const callerOf = ({ claims }: StorageCase) =>
  claims === null ? null : { ...PEOPLE.verified, email: undefined, ...claims };

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

beforeAll(() => loadRules(asFirestoreRules(readFileSync('storage.rules', 'utf8'))));

test('only staff upload and replace pictures, and everyone can see them', async () => {
  await clear();
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
