/** Every kind: its smallest document is valid, is encoded and decoded without loss, and problems are reported. */
import fc from 'fast-check';
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { exampleFor } from '#fixtures/examples.ts';
import { documentBuilder } from '#fixtures/build.ts';
import { decodeDocument, encodeDocument, type DocumentKind } from './kind.ts';
import { ALL_KINDS } from './kinds.ts';

const kinds: readonly (readonly [string, DocumentKind])[] = ALL_KINDS.map((kind) => [
  kind.name,
  kind,
]);

/** The names of the fields in the smallest document. */
const fieldsOf = (kind: DocumentKind): string[] =>
  Object.keys(z.record(z.string(), z.unknown()).parse(exampleFor(kind.schema)));

test('each kind has a distinct name', () => {
  const names = ALL_KINDS.map((kind) => kind.name);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(kinds)('%s', (_name, kind) => {
  const stored = exampleFor(kind.schema);

  test('the smallest document is valid', () => {
    expect(decodeDocument(kind, 'a/b', stored)).toMatchObject({ success: true });
  });

  test('encoding a decoded document gives the stored form', () => {
    const built = documentBuilder(kind)();
    expect(encodeDocument(kind, built)).toEqual(stored);
  });

  test.each(fieldsOf(kind).filter((field) => field !== 'priceMode'))(
    'is rejected without "%s", with the name of the field',
    (field) => {
      const { [field]: _left, ...rest } = z.record(z.string(), z.unknown()).parse(stored);
      const decoded = decodeDocument(kind, 'prod/x1', rest);
      const problem = { path: 'prod/x1', field };
      expect(decoded).toMatchObject({ success: false, problems: [problem] });
    },
  );

  test('any input is rejected or decoded without throwing', () => {
    fc.assert(
      fc.property(
        fc.anything({ withDate: true, withBigInt: true, withNullPrototype: true }),
        (junk) => {
          const decoded = decodeDocument(kind, 'a/b', junk);
          if (!decoded.success) expect(decoded.problems.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});
