/** Where pictures are used, and their replacement. */
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { pictureAddress, pictureName } from '#core/pictures/picture-address.ts';
import { productKind } from '#schema/product.ts';
import { addUses, PICTURED, withPicture, type PictureUse } from './picture-use.ts';

const addressOf = (upload: string, width = 640): string =>
  pictureAddress(
    'shop.appspot.com',
    pictureName({ owner: 'prod', upload, content: 'c0ffee', width, extension: 'webp' }),
    false,
  );
const imageOf = (upload: string, alt: string) => ({
  ...{ url: addressOf(upload), width: 640, height: 640, alt, widths: [160, 640] },
});
const OLD = 'pictures/prod/old1/c0ffee';
const NEXT = { ...imageOf('new1', 'New'), height: 480 };

const [products] = PICTURED;
if (products?.kind !== productKind) throw new Error('products come first');

test('a product uses the pictures of its gallery, with their alt texts', () => {
  const all = new Map<string, { uses: PictureUse[]; alts: string[] }>();
  const fields = buildProduct({ title: 'Ring', sku: 'RG1', images: [imageOf('old1', 'A ring')] });
  addUses(all, { id: 'rg1', fields }, products);
  addUses(all, { id: 'rg2', fields: { ...fields, deletedAt: new Date(1) } }, products);
  expect(all.get(OLD)).toEqual({
    uses: [
      { document: 'prod/rg1', title: 'Ring (RG1)', path: '/products/rg1', isDeleted: false },
      { document: 'prod/rg2', title: 'Ring (RG1)', path: '/products/rg2', isDeleted: true },
    ],
    alts: ['A ring', 'A ring'],
  });
});

test('a picture is replaced in galleries and in Markdown, and nothing else changes', () => {
  const other = imageOf('other', 'Other');
  const fields = {
    images: [other, imageOf('old1', 'A ring')],
    hero: { image: imageOf('old1', 'Hero') },
    body: `One ![a](${addressOf('old1', 160)}) and ![b](${addressOf('other')}).`,
    rev: 3,
  };
  expect(withPicture(fields, OLD, NEXT)).toEqual({
    images: [other, { ...NEXT, alt: 'A ring' }],
    hero: { image: { ...NEXT, alt: 'Hero' } },
    body: `One ![a](${NEXT.url}) and ![b](${addressOf('other')}).`,
    rev: 3,
  });
});
