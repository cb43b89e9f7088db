import { describe, expect, it } from 'vitest';
import { placePictures, skusInName, skusToFind, type PicturedProduct } from './place-pictures.ts';

describe('the SKU in a file name', () => {
  it.each([
    ['RG-101.jpg', { sku: 'RG-101', place: 1 }],
    ['RG-101_2.jpg', { sku: 'RG-101', place: 2 }],
    ['rg-101 (3).JPEG', { sku: 'RG-101', place: 3 }],
    ['rg 101_04.png', { sku: 'RG-101', place: 4 }],
    ['RG-101-2.jpg', { sku: 'RG-101-2', place: 1 }],
    ['RG101_side.webp', { sku: 'RG101-SIDE', place: 1 }],
  ])('%s is likeliest %o', (name, expected) => {
    expect(skusInName(name)[0]).toEqual(expected);
  });

  it('may be followed by other words', () => {
    expect(skusInName('RG-101_side view.jpg')).toContainEqual({ sku: 'RG-101', place: undefined });
    expect(skusInName('RG-101-2.jpg')).toContainEqual({ sku: 'RG-101', place: 2 });
  });

  it('is missing if the name has none', () => {
    expect(skusInName('.jpg')).toEqual([]);
    expect(skusInName('चाँदी.jpg')).toEqual([]);
    expect(skusInName(`${'A'.repeat(30)}.jpg`)).toEqual([]);
  });
});

describe('many files for many products', () => {
  const product = (sku: string, pictures = 0): PicturedProduct => ({
    id: sku.toLowerCase(),
    sku,
    title: sku,
    pictures,
  });
  const shop = (...products: PicturedProduct[]) =>
    new Map(products.map((each) => [each.sku, [each]] as const));
  const files = (...names: string[]) => names.map((name) => ({ name }));
  const placed = (
    names: string[],
    products: ReadonlyMap<string, readonly PicturedProduct[]>,
    replaces = false,
  ) => {
    const { products: matched, left } = placePictures(files(...names), products, replaces);
    return {
      matched: matched.map(({ product: { sku }, files: own }) => [
        sku,
        ...own.map(({ name }) => name),
      ]),
      left: left.map(({ name, reason }) => `${name}: ${reason}`),
    };
  };

  it('are sorted by number, unnumbered ones last', () => {
    const names = ['RG-101_10.jpg', 'RG-101_box.jpg', 'RG-101_2.jpg', 'RG-101.jpg', 'ER-7.png'];
    expect(placed(names, shop(product('RG-101'), product('ER-7')))).toEqual({
      matched: [
        ['ER-7', 'ER-7.png'],
        ['RG-101', 'RG-101.jpg', 'RG-101_2.jpg', 'RG-101_10.jpg', 'RG-101_box.jpg'],
      ],
      left: [],
    });
  });

  it('go to the existing product', () => {
    expect(placed(['RG-101-2.jpg'], shop(product('RG-101'))).matched).toEqual([
      ['RG-101', 'RG-101-2.jpg'],
    ]);
    expect(placed(['RG-101-2.jpg'], shop(product('RG-101'), product('RG-101-2'))).matched).toEqual([
      ['RG-101-2', 'RG-101-2.jpg'],
    ]);
  });

  it('are left out with a reason if no product or two products match', () => {
    const twice = new Map<string, PicturedProduct[]>([
      ['RG-1', [product('RG-1'), { ...product('RG-1'), id: 'other' }]],
    ]);
    expect(placed(['XX-9_1.jpg', '?.jpg'], shop()).left).toEqual([
      'XX-9_1.jpg: No product has the SKU XX-9. Rename the file, or add the product first.',
      '?.jpg: No SKU in the file name. Name it like RG-101_2.jpg.',
    ]);
    expect(placed(['RG-1.jpg'], twice).left[0]).toContain('Two products have the SKU RG-1.');
  });

  it('do not exceed the limit of a product, including its own pictures', () => {
    const names = ['RG-1_1.jpg', 'RG-1_2.jpg'];
    const full = shop(product('RG-1', 11));
    expect(placed(names, full)).toMatchObject({ matched: [['RG-1', 'RG-1_1.jpg']] });
    expect(placed(names, full).left).toEqual(['RG-1_2.jpg: RG-1 can have at most 12 images.']);
    expect(placed(names, full, true).left).toEqual([]);
  });

  it('return each SKU once', () => {
    expect(
      skusToFind(files('RG-1_1.jpg', 'RG-1_2.jpg')).filter((sku) => sku === 'RG-1'),
    ).toHaveLength(1);
  });
});
