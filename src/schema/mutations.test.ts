/** The table of mutations is what it says: every one spoils a document, in the eyes of its schema. */
import { describe, expect, test } from 'vitest';
import { fullFor } from '#fixtures/full-documents.ts';
import { mutated, mutationsOf } from '#fixtures/mutations.ts';
import { ALL_KINDS } from './kinds.ts';

describe.each(ALL_KINDS.map((kind) => [kind.name, kind.schema] as const))('%s', (_name, schema) => {
  const full = fullFor(schema, 2);
  const mutations = [...mutationsOf(schema, full)];

  test('the fullest document is valid, and one with short lists', () => {
    for (const document of [fullFor(schema), full])
      expect(schema.safeParse(document).error?.issues).toBeUndefined();
  });

  test('there are mutations of every field, and the schema refuses them', () => {
    const spoilt = new Set(mutations.map(({ path }) => path[0]));
    expect([...spoilt]).toEqual(expect.arrayContaining(Object.keys(full as object)));
    const taken = mutations
      .filter(({ rulesOnly, path, value }) =>
        rulesOnly ? false : schema.safeParse(mutated(full, path, value)).success,
      )
      .map(({ name, path }) => `${path.join('.')} ${name}`);
    expect(taken).toEqual([]);
  });

  test('unknown fields are for the rules to refuse: decoding leaves them out', () => {
    const unknown = mutations.filter(({ rulesOnly }) => rulesOnly);
    expect(unknown.length).toBeGreaterThan(0);
    for (const { path, value } of unknown)
      expect(schema.safeParse(mutated(full, path, value)).success).toBe(true);
  });
});
