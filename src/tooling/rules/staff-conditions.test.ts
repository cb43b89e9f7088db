/** Documents that only staff write are checked by fields, types and sizes. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { instant } from '#schema/fields.ts';
import { staffConditions } from './staff-conditions.ts';

const ofField = (schema: z.ZodType): string[] => staffConditions(z.object({ it: schema })).slice(1);

test.each<[string, z.ZodType, string[]]>([
  ['a text', z.string().max(9), ['text(d.it, 9)']],
  ['a text that may be empty', z.string().max(9).or(z.literal('')), ['text(d.it, 9)']],
  [
    'a text that its pattern bounds',
    z.string().regex(/^\d{4}$/),
    [String.raw`d.it.matches('\\d{4}')`],
  ],
  [
    'the same, or empty',
    z
      .string()
      .regex(/^\d{4}$/)
      .or(z.literal('')),
    [String.raw`(d.it in [''] || d.it.matches('\\d{4}'))`],
  ],
  ['a whole number', z.int().min(1), ['d.it is int']],
  ['a boolean', z.boolean(), ['d.it is bool']],
  ['a time', instant, ['d.it is timestamp']],
  ['a choice', z.enum(['a', 'b']), ["d.it.matches('a|b')"]],
  ['nothing or a time', instant.nullable(), ['(d.it == null || d.it is timestamp)']],
  ['a list of maps', z.array(z.object({ a: z.int() })).max(3), ['list(d.it, 3)']],
  ['a map', z.object({ a: z.int() }), ['d.it is map']],
  ['an optional field', z.int().optional(), ["d.get('it', 0) is int"]],
  ['an optional text', z.string().max(9).optional(), ["text(d.get('it', ''), 9)"]],
  ['an optional time', instant.optional(), ["(!('it' in d) || d.it is timestamp)"]],
])('%s', (_name, schema, expected) => {
  expect(ofField(schema)).toEqual(expected);
});

test('a document of several kinds has the fields of all, and only shared ones are required', () => {
  const kinds = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), shared: z.int() }),
    z.object({ kind: z.literal('b'), shared: z.int(), own: z.boolean() }),
  ]);
  expect(staffConditions(kinds)).toEqual([
    "requires(2, d, ['own'])",
    "d.kind.matches('a|b')",
    'd.shared is int',
    "d.get('own', false) is bool",
  ]);
});

test.each([
  ['a text without a maximum length', z.string(), 'maximum length'],
  ['a list without a maximum length', z.array(z.int()), 'maximum length'],
  ['anything', z.unknown(), 'cannot check unknown'],
])('rejects %s and names the field', (_name, schema, message) => {
  expect(() => ofField(schema)).toThrow('No rule for "it"');
  expect(() => ofField(schema)).toThrow(message);
});

const rules = readFileSync('firestore.rules', 'utf8');

test('every write with these checks requires a role that may edit', () => {
  const [written = ''] = rules.split('── Generated from');
  const allows = [...written.matchAll(/allow (?:create|update)[^;]*;/g)].map(([allow]) => allow);
  const ofStaff = allows.filter((allow) => /\bhas\w*Fields\(/.test(allow));
  expect(ofStaff.length).toBeGreaterThan(7);
  for (const allow of ofStaff) expect(allow).toMatch(/mayEdit\(|recordsOf\(/);
  expect(written).toMatch(/function recordsOf\([^)]*\) \{\s*return mayEdit\('orders'\) &&/);
  expect(ofStaff.filter((allow) => allow.includes('||'))).toEqual([]);
});

test('the rules are under 40 KB', () => {
  expect(Buffer.byteLength(rules)).toBeLessThan(40_000);
});
