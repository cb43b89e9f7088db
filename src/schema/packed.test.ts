/** Packed lists: what goes in comes out, and a line that says anything else is refused. */
import fc from 'fast-check';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { orderLine, quoteLine } from './order.ts';
import { packedLine, packedList } from './packed.ts';
import { line } from './fields.ts';

const asked = { productId: 'rg-101', sku: 'RG101', title: 'Band ring', qty: 12 };
const lines = packedList(orderLine, { min: 1, max: 3, example: asked });
const quoted = packedList(quoteLine, {
  min: 0,
  max: 200,
  example: {
    sku: 'RG101',
    qty: 1,
    rate: { basis: 'piece', pricePaise: 0 },
    amountPaise: 0,
    gstRateBps: 0,
  },
});

const accepts = (...packed: unknown[]): boolean => lines.safeParse(packed).success;

describe('an order line', () => {
  it('is one short text', () => {
    expect(lines.encode([asked, { ...asked, note: 'Say "12" \\ 💍' }])).toEqual([
      '["rg-101","RG101","Band ring",12]',
      String.raw`["rg-101","RG101","Band ring",12,"Say \"12\" \\ \ud83d\udc8d"]`,
    ]);
  });

  it('comes out as it went in, whatever its words are', () => {
    const words = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
      .filter((text) => line(120).safeParse(text).success);
    const id = fc.constantFrom('a', 'कड़ा', '__a', '...', "it's", 'a'.repeat(128));
    fc.assert(
      fc.property(
        id,
        words,
        fc.option(words),
        fc.integer({ min: 1, max: 100_000 }),
        (...fields) => {
          const [productId, title, note, qty] = fields;
          const full = { productId, sku: 'RG-1', title, qty, ...(note === null ? {} : { note }) };
          expect(lines.parse(lines.encode([full]))).toEqual([full]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a price besides', '["rg-101","RG101","Band ring",12,"",45000]'],
    ['a price in the place of the note', '["rg-101","RG101","Band ring",12,45000]'],
    ['an empty note', '["rg-101","RG101","Band ring",12,""]'],
    ['no pieces', '["rg-101","RG101","Band ring",0]'],
    ['too many pieces', '["rg-101","RG101","Band ring",100001]'],
    ['half a piece', '["rg-101","RG101","Band ring",1.5]'],
    ['pieces as text', '["rg-101","RG101","Band ring","12"]'],
    ['a zero before the pieces', '["rg-101","RG101","Band ring",012]'],
    ['a space between', '["rg-101", "RG101","Band ring",12]'],
    ['a map', '{"productId":"rg-101"}'],
    ['two lines in one', '["rg-101","RG101","Band ring",12]\n["rg-101","RG101","Band ring",12]'],
    ['a control character', '["rg-101","RG101","Band\u0001ring",12]'],
    ['an escaped control character', String.raw`["rg-101","RG101","Band\u0001ring",12]`],
    ['an escaped newline', String.raw`["rg-101","RG101","Band\nring",12]`],
    ['a title too long', `["rg-101","RG101","${'x'.repeat(121)}",12]`],
    [
      'a title too long by emoji',
      `["rg-101","RG101","x${String.raw`\ud83d\udc8d`.repeat(60)}",12]`,
    ],
    ['emoji that are not escaped', '["rg-101","RG101","💍",12]'],
    ['space at the end of a title', '["rg-101","RG101","Band ",12]'],
    ['a SKU too long', `["rg-101","${'A'.repeat(25)}","Band",12]`],
    ['an id too long', `["${'a'.repeat(129)}","RG101","Band",12]`],
    ['an id that Firestore keeps', '["__a__","RG101","Band",12]'],
    ['no text', ''],
  ])('is not %s', (_name, packed) => {
    expect(accepts(packed)).toBe(false);
  });

  it('is a text, and there is one at least and three at most', () => {
    const good = '["rg-101","RG101","Band ring",12]';
    expect(accepts(good, good, good)).toBe(true);
    expect(accepts()).toBe(false);
    expect(accepts(good, good, good, good)).toBe(false);
    for (const junk of [12, true, null, ['rg-101'], { qty: 12 }]) expect(accepts(junk)).toBe(false);
  });
});

describe('a quote line', () => {
  const common = { sku: 'RG101', qty: 12, amountPaise: 540_000, gstRateBps: 300 };
  it.each([
    [{ basis: 'piece' as const, pricePaise: 45_000 }, '["piece",45000]'],
    [
      { basis: 'weight' as const, weightMg: 4_200, perGramPaise: 9_000, makingPaise: 0 },
      '["weight",4200,9000,0]',
    ],
  ])('with the rate %j', (rate, packed) => {
    const stored = [`["RG101",12,${packed},540000,300]`];
    expect(quoted.encode([{ ...common, rate }])).toEqual(stored);
    expect(quoted.parse(stored)).toEqual([{ ...common, rate }]);
  });

  it.each([
    '["piece",1,2,3]',
    '["weight",1]',
    '["gold",1]',
    '"piece"',
    '["piece",1000000001]',
    '[1]',
  ])('has no rate %s', (rate) => {
    expect(quoted.safeParse([`["RG101",12,${rate},540000,300]`]).success).toBe(false);
  });
});

it('whole numbers are bounded exactly', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1 }),
      fc.integer({ min: 1, max: 30_000 }),
      fc.integer({ min: 0, max: 40_000 }),
      (min, max, count) => {
        const counts = packedList(z.object({ count: z.int().min(min).max(max) }), {
          min: 0,
          max: 1,
          example: { count: 1 },
        });
        expect(counts.safeParse([`[${count}]`]).success).toBe(count >= min && count <= max);
      },
    ),
    { numRuns: 2_000 },
  );
});

it('refuses to pack what no pattern can bound', () => {
  const of = (field: z.ZodType) => () =>
    packedList(z.object({ field }), { min: 0, max: 1, example: { field: 1 } });
  for (const field of [z.number(), z.int(), z.string(), z.boolean(), z.array(z.string())])
    expect(of(field)).toThrow('a packed');
  const gap = z.object({ note: line(9).optional(), qty: z.int().min(0).max(9) });
  expect(() => packedList(gap, { min: 0, max: 1, example: { qty: 1 } })).toThrow('the last field');
});

it('a line of one character has one form', () => {
  expect(new RegExp(`^${packedLine(1)}$`, 'u').test('a')).toBe(true);
});
