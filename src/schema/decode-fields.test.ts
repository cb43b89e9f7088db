import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { decodeFields, decodeToEdit, encodeFields } from './decode-fields.ts';
import { encodeDocument } from './kind.ts';
import { productKind } from './product.ts';

test('decodes each single field as in the whole document, in every price mode', () => {
  for (const priceMode of ['public', 'signIn', 'onRequest'] as const) {
    const product = buildProduct({ priceMode, publishAt: 1_700_000_000_000 });
    // An encoded product is a record of fields.
    const stored = encodeDocument(productKind, product) as Record<string, unknown>;
    for (const [name, value] of Object.entries(stored)) {
      const alone = decodeFields(productKind.schema, { [name]: value });
      expect(alone[name], name).toEqual(Reflect.get(product, name));
    }
  }
});

test('leaves unknown and invalid fields as stored', () => {
  const stored = { colour: 'red', moq: 'many' };
  expect(decodeFields(productKind.schema, stored)).toEqual(stored);
});

test('keeps valid images beside an invalid one, and encodes all unchanged', () => {
  const ring = { url: '/a-640.webp', width: 640, height: 640, alt: 'Ring' };
  const flat = { ...ring, url: '/b-640.webp', height: 0 };
  const images = [ring, flat, 'no picture', 7];
  // A document is a record of fields.
  const stored = { ...(encodeDocument(productKind, buildProduct()) as object), images };
  const read = decodeToEdit(productKind, 'prod/a', stored);
  expect(read['images']).toEqual(images);
  expect(encodeFields(productKind.schema, read)['images']).toEqual(images);
});
