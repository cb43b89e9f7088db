/** Schemas become conditions; anything that the rules cannot check is rejected with its field. */
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
  ['a choice with other characters', z.enum(['a', 'b.c']), ["it in ['a', 'b.c']"]],
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

test('checks the texts of a list joined', () => {
  const [some = ''] = conditionsOn(z.array(line(9)).min(1).max(20)).conditions;
  expect(some).toMatch(/^texts\(it, 20, '\(\?:.*\{0,7\}.*\\n\)\+'\)$/);
  expect(conditionsOn(z.array(line(9)).max(20)).conditions).toEqual([
    expect.stringMatching(/^\(it == \[\] \|\| texts\(it, 20, /),
  ]);
});

describe('a map', () => {
  const schema = z.object({
    a: z.boolean(),
    b: z.boolean().optional(),
    in: MAP,
  });

  test('has the named keys only; nested maps have functions of their own', () => {
    const { conditions, functions } = conditionsOn(schema);
    expect(conditions).toEqual([
      "it.keys().hasOnly(['a', 'b', 'in'])",
      'it.a is bool',
      "(!('b' in it) || it.b is bool)",
      'validThingItIn(it.in)',
    ]);
    expect(functions['validThingItIn']).toEqual(['d.size() == 1', 'd.a is bool']);
  });

  test('includes refinements across fields', () => {
    const moq = z
      .object({ a: z.int(), b: z.int() })
      .refine(inRules('$.a > $.b', ({ a, b }: { a: number; b: number }) => a > b));
    expect(conditionsOn(moq).conditions).toContain('it.a > it.b');
  });
});

test('leaves out a refinement that is not in the rules', () => {
  const link = z
    .string()
    .max(9)
    .refine(notInRules('it does no harm', () => true));
  expect(conditionsOn(link).conditions).toEqual(["it.matches('(?s).{0,9}')"]);
});

test.each<[string, z.ZodType, string]>([
  [
    'a refinement without a condition',
    z
      .string()
      .max(9)
      .refine(() => true),
    'a refinement needs a condition',
  ],
  [
    'a pattern with a lookahead',
    z
      .string()
      .max(9)
      .regex(/^(?!a)b*$/),
    'RE2 does not support',
  ],
  ['a text without a maximum length', z.string(), 'a maximum length'],
  ['an unbounded pattern', z.string().regex(/^a+$/), 'a maximum length'],
  ['a text in an unknown format', z.url().max(9), 'cannot check'],
  ['a text with a prefix', z.string().max(9).startsWith('a'), 'must begin with'],
  ['a text that is trimmed', z.string().max(9).trim(), 'is not supported'],
  ['a fractional number', z.number(), 'must be whole'],
  ['a list without a maximum length', z.array(line(9)), 'a maximum length'],
  ['a list of maps', z.array(MAP).max(3), 'only lists of texts'],
  ['a list of texts without a pattern', z.array(z.string().max(9)).max(3), 'must limit its length'],
  ['anything', z.unknown(), 'cannot check unknown'],
  ['a date', z.date(), 'cannot check date'],
  ['a pair', z.tuple([z.boolean()]), 'cannot check tuple'],
  ['a record with any keys', z.record(z.string(), z.boolean()), 'cannot check record'],
  [
    'one of several maps',
    z.discriminatedUnion('a', [z.object({ a: z.literal('b') })]),
    'cannot check union',
  ],
])('rejects %s', (_name, schema, message) => {
  const outer = z.object({ deep: z.object({ field: schema }) });
  expect(() => conditionsOn(outer)).toThrow('No rule for "thing.it.deep.field"');
  expect(() => conditionsOn(outer)).toThrow(message);
});
