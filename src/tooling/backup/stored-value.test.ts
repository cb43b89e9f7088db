import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Timestamp } from '#firebase/admin/firestore.ts';
import { fromJson, NotStorable, toJson } from './stored-value.ts';

const time = fc
  .tuple(fc.integer({ min: 0, max: 4_000_000_000 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([seconds, nanoseconds]) => new Timestamp(seconds, nanoseconds));
const bytes = fc.uint8Array({ maxLength: 40 }).map((each) => Buffer.from(each));
/** Firestore reserves names like `__proto__`. */
const isReserved = (text: string): boolean => /^__.*__$/s.test(text);
const name = fc.oneof(
  fc.string().filter((text) => !isReserved(text)),
  fc.constantFrom('$time', '$map', '$bytes', '$number'),
);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    time,
    bytes,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(name, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

test('any document is the same after conversion to JSON and back', () => {
  fc.assert(
    fc.property(value, (original) => {
      expect(fromJson(JSON.parse(JSON.stringify(toJson(original))))).toEqual(original);
    }),
  );
});

test('rejects an unsupported value with the name of its field instead of dropping it', () => {
  const document = { seller: { shop: new Map() } };
  expect(() => toJson(document)).toThrow(
    new NotStorable('The field seller.shop has a value that a backup cannot store.'),
  );
});

test.each([{ $time: 1 }, { $time: [1, 2], more: 1 }, { $else: 1 }, { $number: '1' }])(
  'rejects a backup with %j',
  (json) => {
    expect(() => fromJson(json)).toThrow(NotStorable);
  },
);
