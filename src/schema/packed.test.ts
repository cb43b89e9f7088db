/** Packed lists: what goes in comes out, and a line that says anything else is refused. */
import fc from 'fast-check';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { orderLine, quoteLine } from './order.ts';
import { line, link, text } from './fields.ts';
import { image } from './image.ts';
import { packedList } from './packed.ts';
import { packedPatterns } from './packed-patterns.ts';
import { wholeNumbers } from './whole-numbers.ts';

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
      String.raw`["rg-101","RG101","Band ring",12,"Say \"12\" \\ 💍"]`,
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
    ['a title too long by emoji', `["rg-101","RG101","${'💍'.repeat(121)}",12]`],
    ['emoji that are escaped', String.raw`["rg-101","RG101","\ud83d\udc8d",12]`],
    ['half an emoji', String.raw`["rg-101","RG101","\ud83d",12]`],
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

/** Does a line fit the patterns that the rules go by? */
const fits = (item: z.ZodObject, packed: string): boolean => {
  const { form, lengths } = packedPatterns(item);
  return [form, lengths].every((source) => new RegExp(`^${source}$`, 'u').test(packed));
};

describe('the patterns for the rules', () => {
  const record = z.object({
    id: z
      .string()
      .min(2)
      .max(5)
      .regex(/^[a-z]+$/),
    where: link,
    counts: z.array(z.int().min(16).max(4_096)).max(2).optional(),
    words: line(6),
    rate: z.discriminatedUnion('basis', [
      z.object({ basis: z.literal('a'), of: z.enum(['x', 'y']) }),
      z.object({ basis: z.literal('b') }),
    ]),
    more: text(4).optional(),
  });
  const list = packedList(record, {
    min: 0,
    max: 9,
    example: { id: 'ab', where: '/', words: 'a', rate: { basis: 'b' } },
  });
  const jsonValue = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 7 }),
    fc.string({ unit: 'grapheme', maxLength: 7 }),
    fc.constantFrom(
      'ab',
      '/a',
      '/"',
      '/💍',
      '\n',
      'a\tb',
      '"',
      '\\',
      'https://a.in',
      'a',
      'b',
      'x',
    ),
    fc.integer({ min: 0, max: 5_000 }),
    fc.constantFrom(null, 1.5, true),
  );
  const nested = fc.oneof(
    { weight: 3, arbitrary: jsonValue },
    fc.array(jsonValue, { maxLength: 3 }),
  );
  const likely = fc.tuple(
    fc.oneof(fc.constant('ab'), nested),
    fc.oneof(fc.constantFrom('/', '/"a"', '/💍', 'https://a.in/"\\'), nested),
    fc.oneof(fc.constantFrom(null, [], [16], [16, 4_096], [4_097], [1, 2, 3]), nested),
    fc.oneof(fc.constantFrom('a b', '💍💍💍', '💍💍💍a', '"\\"', ' a'), nested),
    fc.oneof(fc.constantFrom(['a', 'x'], ['b'], ['a'], ['b', 'x']), nested),
    fc.oneof(fc.constantFrom('\r\n\t"', '💍💍', '💍💍a', ''), nested),
  );

  it('take what the schema takes, and nothing else', () => {
    let taken = 0;
    fc.assert(
      fc.property(likely, fc.boolean(), (fields, cut) => {
        const values = cut ? fields.slice(0, -1) : fields;
        const packed = JSON.stringify(values);
        const accepted = list.safeParse([packed]).success;
        expect([packed, fits(record, packed)]).toEqual([packed, accepted]);
        if (accepted) taken += 1;
      }),
      { numRuns: 6_000 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  it('know a picture', () => {
    const full = {
      url: 'https://shop.in/a"b.webp',
      width: 640,
      height: 10_000,
      alt: 'Ring 16" 💍',
      widths: [16, 320, 4_096],
      formats: ['avif' as const],
      placeholder: 'data:image/webp;base64,UklG',
    };
    const { widths: _, formats: __, placeholder: ___, ...least } = full;
    const pictures = packedList(image, { min: 0, max: 2, example: least });
    for (const picture of [full, least]) {
      const [packed = ''] = pictures.encode([picture]);
      expect(fits(image, packed)).toBe(true);
      expect(pictures.parse([packed])).toEqual([picture]);
    }
  });
});

it('whole numbers are bounded exactly', () => {
  const bound = fc.integer({ min: 0, max: 12_000 });
  fc.assert(
    fc.property(bound, bound, fc.integer({ min: 0, max: 20_000 }), (one, other, count) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      const pattern = new RegExp(`^${wholeNumbers(least, most)}$`);
      for (const asked of [count, least, most, least - 1, most + 1])
        expect(pattern.test(`${asked}`)).toBe(asked >= least && asked <= most);
      expect(pattern.test(`0${least}`)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

it('refuses to pack what no pattern can bound', () => {
  const of = (field: z.ZodType) => () => packedPatterns(z.object({ field }));
  for (const field of [z.number(), z.int(), z.string(), z.boolean(), z.array(line(9))])
    expect(of(field)).toThrow('a packed');
});
