/** Schemas become conditions; what no rule could check is refused, and the field named. */
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { instant, line } from '#schema/fields.ts';
import { inRules, notInRules } from '#schema/rule.ts';
import { conditionsOf, type Functions } from './conditions.ts';

/** The conditions on a field called `it`, and the functions that they call. */
function conditionsOn(schema: z.ZodType): { conditions: string[]; made: Record<string, string[]> } {
  const made: Record<string, string[]> = {};
  const functions: Functions = {
    add(name, conditions) {
      made[name] = conditions('d');
      return name;
    },
  };
  return { conditions: conditionsOf(schema, 'it', ['thing', 'it'], functions), made };
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
    'words',
    z.array(z.enum(['a', 'b'])).max(2),
    ['it is list', 'it.size() <= 2', "it.hasOnly(['a', 'b'])"],
  ],
  ['nothing in a list', z.array(MAP).max(0), ['it == []']],
  ['any fields', z.record(z.string(), z.unknown()), ['it is map']],
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
  const whole = z.object({
    a: z.boolean(),
    b: z.boolean().optional(),
    in: MAP,
    all: z.array(MAP).max(2),
  });

  test('have the named keys only; their maps and elements are functions of their own', () => {
    const { conditions, made } = conditionsOn(whole);
    expect(conditions).toEqual([
      "it.keys().removeAll(['b']).size() == 3",
      'it.a is bool',
      "(!('b' in it) || it.b is bool)",
      'validThingItIn(it.in)',
      'it.all is list',
      'it.all.size() <= 2',
      '(it.all.size() < 1 || validThingItAllOne(it.all[0]))',
      '(it.all.size() < 2 || validThingItAllOne(it.all[1]))',
    ]);
    expect(made['validThingItIn']).toEqual(['d.size() == 1', 'd.a is bool']);
  });

  test('refinements across fields are said', () => {
    const moq = z
      .object({ a: z.int(), b: z.int() })
      .refine(inRules('$.a > $.b', ({ a, b }: { a: number; b: number }) => a > b));
    expect(conditionsOn(moq).conditions).toContain('it.a > it.b');
  });

  test('of several kinds are told apart; what they share is checked once', () => {
    const shared = z.boolean();
    const kinds = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), shared }),
      z.object({ kind: z.literal('b'), shared, own: z.boolean() }),
    ]);
    const { conditions, made } = conditionsOn(kinds);
    expect(conditions).toEqual([
      '(validThingItOption1(it) || validThingItOption2(it))',
      'it.shared is bool',
    ]);
    expect(made['validThingItOption1']).toEqual(["d.kind == 'a' && d.size() == 2"]);
  });

  test('keyed by a choice', () => {
    const { conditions } = conditionsOn(z.partialRecord(z.enum(['x', 'y']), MAP));
    expect(conditions).toEqual([
      "it.keys().hasOnly(['x', 'y'])",
      "(!('x' in it) || validThingItOne(it['x']))",
      "(!('y' in it) || validThingItOne(it['y']))",
    ]);
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
  ['a list without end', z.array(MAP), 'a greatest length'],
  ['too many maps', z.array(MAP).max(11), 'too many'],
  ['texts of any form', z.array(z.string().max(9)).max(3), 'must bound its length'],
  ['anything', z.unknown(), 'no way to check unknown'],
  ['a date', z.date(), 'no way to check date'],
  ['a pair', z.tuple([z.boolean()]), 'no way to check tuple'],
  ['keys without names', z.record(z.string(), z.boolean()), 'must be named'],
])('%s is refused', (_name, schema, message) => {
  const thing = z.object({ deep: z.object({ field: schema }) });
  expect(() => conditionsOn(thing)).toThrow('No rule for "thing.it.deep.field"');
  expect(() => conditionsOn(thing)).toThrow(message);
});
