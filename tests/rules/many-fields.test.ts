/** A product may have twice as many fields as today: the rules evaluate at most 1,000 expressions per write. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { productKind } from '#schema/product.ts';
import { staffFunction } from '#tooling/rules/validators.ts';
import { edited } from '#schema/edited.ts';
import { fullFor } from '#fixtures/full-documents.ts';
import { tryAll, allowed, denied } from '#fixtures/rules-cases.ts';
import { loadRules, write, type Fields } from '#fixtures/rules-emulator.ts';
import { kindNamed } from './staff-writes.ts';
import { PEOPLE } from '#fixtures/rules-callers.ts';
import { randomUUID } from 'node:crypto';

/** Every field a second time, except those that the rules know by name. */
const TWICE = 'Twice';
const twice = (shape: Readonly<Record<string, z.core.$ZodType>>) =>
  z.object({
    ...shape,
    ...Object.fromEntries(
      Object.entries(shape)
        .filter(([name]) => !(name in edited))
        .map(([name, field]) => [`${name}${TWICE}`, field]),
    ),
  });

const doubled = z.union(productKind.schema.options.map(({ shape }) => twice(shape)));

test('a product with twice its fields can be saved', async () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const after = staffFunction({ name: 'product', schema: doubled });
  const before = /function hasProductFields\(d\) \{[^]*?\n {2}\}/.exec(rules)?.[0];
  expect(before).toContain('d.sku');
  await loadRules(rules.replace(before ?? '', () => after));
  const { created } = kindNamed('product');
  const more = Object.fromEntries(
    Object.entries(fullFor(productKind.schema) as Fields).map(([name, value]) => [
      `${name}${TWICE}`,
      value,
    ]),
  );
  const added = Object.entries(more).filter(([name]) => !(name.replace(TWICE, '') in edited));
  const data = { ...created, ...Object.fromEntries(added) };
  expect(Object.keys(data).length).toBeGreaterThan(1.8 * Object.keys(created).length);
  const creating = (fields: Fields) => () =>
    write(PEOPLE.staff, { path: `prod/${randomUUID()}`, data: fields });
  await tryAll([
    allowed('twice the fields', creating(data)),
    denied('an invalid second title', creating({ ...data, titleTwice: 7 })),
  ]);
});
