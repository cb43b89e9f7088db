/** Every mutation makes a document invalid by its schema. */
import { describe, expect, test } from 'vitest';
import { fullFor } from '#fixtures/full-documents.ts';
import { mutated, mutationsOf } from '#fixtures/mutations.ts';
import { ALL_KINDS } from './kinds.ts';

describe.each(ALL_KINDS.map((kind) => [kind.name, kind.schema] as const))('%s', (_name, schema) => {
  const full = fullFor(schema, 2);
  const mutations = [...mutationsOf(schema, full)];

  test('the fullest document and one with short lists are valid', () => {
    for (const document of [fullFor(schema), full])
      expect(schema.safeParse(document).error?.issues).toBeUndefined();
  });

  test('mutations cover every field and are rejected by the schema', () => {
    const spoilt = new Set(mutations.map(({ path }) => path[0]));
    // A full document is a record of fields.
    expect([...spoilt]).toEqual(expect.arrayContaining(Object.keys(full as object)));
    const accepted = mutations
      .filter(({ rulesOnly, path, value }) =>
        rulesOnly ? false : schema.safeParse(mutated(full, path, value)).success,
      )
      .map(({ name, path }) => `${path.join('.')} ${name}`);
    expect(accepted).toEqual([]);
  });

  test('decoding drops unknown fields, which only the rules reject', () => {
    const unknown = mutations.filter(({ rulesOnly }) => rulesOnly);
    expect(unknown.length).toBeGreaterThan(0);
    for (const { path, value } of unknown)
      expect(schema.safeParse(mutated(full, path, value)).success).toBe(true);
  });
});
