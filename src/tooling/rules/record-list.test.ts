/** Lists of records without loops: every position is checked, and fields that cannot be checked are rejected. */
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { line, sku } from '#schema/fields.ts';
import { recordListFunctions } from './record-list.ts';

const record = z.object({
  sku,
  note: line(9).optional(),
  qty: z.int().min(1).max(1_000),
  size: line(5).optional(),
});

describe('a list of records', () => {
  const [several = '', list = ''] = recordListFunctions('some', record, { all: 12 });

  test('is checked at each position, five records at a time', () => {
    const places = [...list.matchAll(/list16\[(\d+)\]/g)].map(([, place]) => Number(place));
    expect(places).toEqual(Array.from({ length: 15 }, (_, at) => at));
    expect(list).toContain('let list16 = list8.concat(list8);');
  });

  test('is checked by joining the fields of each record and their number', () => {
    expect(several).toContain(
      "a.sku, string(a.qty), a.get('note', ''), a.get('size', ''), string(a.size()),",
    );
    expect(several).toContain('(a.qty + b.qty + c.qty + d.qty + e.qty) is int');
    expect(several).toContain(String.raw`(?:[1-9]\\d{0,2}|1000)\n`);
    expect(several).toContain(String.raw`[^\n]{2,24}\n`);
  });

  test('has as many fields as it has texts', () => {
    const all = String.raw`\n\n2\n|[^\n]+\n\n3\n|\n[^\n]+\n3\n|[^\n]+\n[^\n]+\n4\n`;
    expect(several).toContain(String.raw`(?:(?:[^\n]*\n){2}(?:${all}))+`);
  });
});

test.each<[string, z.ZodObject, string]>([
  ['a text without a pattern', z.object({ a: z.string().max(9) }), 'one pattern'],
  [
    'a number with other bounds',
    z.object({ a: z.int().min(0).max(9) }),
    'from 1 to a power of ten',
  ],
  ['a boolean', z.object({ a: z.boolean() }), 'cannot check boolean'],
  ['an optional number', z.object({ a: z.int().min(1).max(10).optional() }), 'only texts'],
])('%s is rejected', (_name, schema, message) => {
  expect(() => recordListFunctions('some', schema, { all: 5 })).toThrow(message);
});
