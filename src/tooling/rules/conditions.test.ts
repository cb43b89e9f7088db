/** Schemas become conditions; what no rule could check is refused, and the field named. */
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { instant, line } from '#schema/fields.ts';
import { inRules, notInRules } from '#schema/rule.ts';
import { conditionsOf, type Functions } from './conditions.ts';

/** The conditions on a field called `it`, and the functions that they call. */
function conditionsOn(schema: z.ZodType): {
  conditions: string[];
  functions: Record<string, string[]>;
} {
  const added: Record<string, string[]> = {};
  const functions: Functions = {
    add(name, conditions) {
      added[name] = conditions('d');
      return name;
    },
  };
  return { conditions: conditionsOf(schema, 'it', ['thing', 'it'], functions), functions: added };
}

const MAP = z.object({ a: z.boolean() });

test.each<[string, z.ZodType, string[]]>([
  ['a boolean', z.boolean(), ['it is bool']],
  ['a whole number', z.int(), ['it is int']],
  ['a bounded number', z.int().min(1).max(9), ['it is int', 'it >= 1', 'it <= 9']],
  ['a choice', z.enum(['a', 'b-c']), ["it.matches('a|b-c')"]],
  ['a choice of other words', z.enum(['a', 'b.c']), ["it in ['a', 'b.c']"]],
  ['one word', z.literal('a'), ["it == 'a'"]],
  ['a time', instant, ['it is timestamp']],
  ['a text', z.string().max(9), ["it.matches('(?s).{0,9}')"]],
  ['a text with a pattern', z.string().regex(/^a$/), ["it.matches('a')"]],
  ['a long text', z.string().min(2).max(2_000), ['it.size() <= 2000', 'it.size() >= 2']],
  ['nothing or a boolean', z.boolean().nullable(), ['(it == null || it is bool)']],
  ['one or the other', z.literal('').or(z.literal('a')), ["(it == '' || it == 'a')"]],
  [
    'a refinement',
    z.int().refine(inRules('$ % 2 == 0', (n: number) => n % 2 === 0)),
    ['it is int'],
  ],
])('%s', (_name, schema, expected) => {
  expect(conditionsOn(schema).conditions).toEqual(expected);
});

test('texts of a list are checked joined', () => {
  const [some = ''] = conditionsOn(z.array(line(9)).min(1).max(20)).conditions;
  expect(some).toMatch(/^texts\(it, 20, '\(\?:.*\{0,7\}.*\\n\)\+'\)$/);
  expect(conditionsOn(z.array(line(9)).max(20)).conditions).toEqual([
    expect.stringMatching(/^\(it == \[\] \|\| texts\(it, 20, /),
  ]);
});

describe('maps', () => {
  const schema = z.object({
    a: z.boolean(),
    b: z.boolean().optional(),
    in: MAP,
  });

  test('have the named keys only; their maps are functions of their own', () => {
    const { conditions, functions } = conditionsOn(schema);
    expect(conditions).toEqual([
      "it.keys().hasOnly(['a', 'b', 'in'])",
      'it.a is bool',
      "(!('b' in it) || it.b is bool)",
      'validThingItIn(it.in)',
    ]);
    expect(functions['validThingItIn']).toEqual(['d.size() == 1', 'd.a is bool']);
  });

  test('refinements across fields are said', () => {
    const moq = z
      .object({ a: z.int(), b: z.int() })
      .refine(inRules('$.a > $.b', ({ a, b }: { a: number; b: number }) => a > b));
    expect(conditionsOn(moq).conditions).toContain('it.a > it.b');
  });
});

test('a refinement that the rules leave out says why', () => {
  const link = z
    .string()
    .max(9)
    .refine(notInRules('it does no harm', () => true));
  expect(conditionsOn(link).conditions).toEqual(["it.matches('(?s).{0,9}')"]);
});

test.each<[string, z.ZodType, string]>([
  [
    'a refinement of unknown meaning',
    z
      .string()
      .max(9)
      .refine(() => true),
    'a refinement must say',
  ],
  [
    'a pattern that looks ahead',
    z
      .string()
      .max(9)
      .regex(/^(?!a)b*$/),
    'RE2 does not know',
  ],
  ['a text without end', z.string(), 'a greatest length'],
  ['a pattern without end', z.string().regex(/^a+$/), 'a greatest length'],
  ['a text in a foreign format', z.url().max(9), 'no way to check'],
  ['a text that must begin somehow', z.string().max(9).startsWith('a'), 'must begin with'],
  ['a text that is trimmed', z.string().max(9).trim(), 'is not known'],
  ['a broken number', z.number(), 'must be whole'],
  ['a list without end', z.array(line(9)), 'a greatest length'],
  ['a list of maps', z.array(MAP).max(3), 'anything but texts'],
  ['texts of any form', z.array(z.string().max(9)).max(3), 'must bound its length'],
  ['anything', z.unknown(), 'no way to check unknown'],
  ['a date', z.date(), 'no way to check date'],
  ['a pair', z.tuple([z.boolean()]), 'no way to check tuple'],
  ['keys without names', z.record(z.string(), z.boolean()), 'no way to check record'],
  [
    'one of several maps',
    z.discriminatedUnion('a', [z.object({ a: z.literal('b') })]),
    'no way to check union',
  ],
])('%s is refused', (_name, schema, message) => {
  const outer = z.object({ deep: z.object({ field: schema }) });
  expect(() => conditionsOn(outer)).toThrow('No rule for "thing.it.deep.field"');
  expect(() => conditionsOn(outer)).toThrow(message);
});
