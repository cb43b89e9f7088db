/** Lists of records are stored as maps; an invalid item is reported by its path. */
import { expect, test } from 'vitest';
import { buildProduct, documentBuilder } from '#fixtures/build.ts';
import { decodeDocument, encodeDocument, type DocumentKind } from './kind.ts';
import { orderKind } from './order.ts';
import { productKind } from './product.ts';

const ring = { url: '/pictures/a-640.webp', width: 640, height: 640, alt: 'Ring' };
const orderLine = { productId: 'rg-101', sku: 'RG101', title: 'Band ring', qty: 12 };

test('images and order lines are stored as maps with fields in any order', () => {
  const images = [{ ...ring, widths: [320, 640], formats: ['avif' as const] }];
  const product = encodeDocument(productKind, buildProduct({ images }));
  expect(product.images).toEqual(images);
  const turned = images.map((image) => Object.fromEntries(Object.entries(image).toReversed()));
  const read = decodeDocument(productKind, 'prod/a', { ...product, images: turned });
  expect(read.success && read.value.images).toEqual(images);

  const order = documentBuilder(orderKind)({ lines: [orderLine] });
  expect(encodeDocument(orderKind, order).lines).toEqual([orderLine]);
});

/** The problems of a stored document. */
function problemsWith(kind: DocumentKind, stored: object): string[] {
  const decoded = decodeDocument(kind, 'a/b', stored);
  return decoded.success
    ? []
    : decoded.problems.map(
        ({ field, actual, expected }) => `${field}: ${expected}, found ${actual}`,
      );
}

const product = encodeDocument(productKind, buildProduct());
const order = encodeDocument(orderKind, documentBuilder(orderKind)({ lines: [orderLine] }));

test.each<[string, DocumentKind, object, string]>([
  [
    'an image without alt text',
    productKind,
    { ...product, images: [ring, ring, { ...ring, alt: undefined }] },
    'images[2].alt: expected text, found nothing',
  ],
  [
    'a width in an image',
    productKind,
    { ...product, images: [{ ...ring, widths: [320, 'wide'] }] },
    'images[0].widths[1]: expected a number, found "wide"',
  ],
  [
    'an image that is a text',
    productKind,
    { ...product, images: [ring, '["/pictures/a-640.webp",640,640,"Ring"]'] },
    String.raw`images[1]: expected a group of fields, found "[\"/pictures/a-640.webp\",640,640,\"Ring\"]"`,
  ],
  [
    'a quantity in an order line',
    orderKind,
    { ...order, lines: [orderLine, { ...orderLine, qty: '12' }] },
    'lines[1].qty: expected a number, found "12"',
  ],
])('reports %s by its path', (_case, kind, stored, problem) => {
  expect(problemsWith(kind, stored)).toEqual([problem]);
});
