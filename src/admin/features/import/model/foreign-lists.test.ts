import { describe, expect, it } from 'vitest';
import {
  AMAZON_LIST,
  FRENCH_LIST,
  FRENCH_WOOCOMMERCE_LIST,
  HINDI_LIST,
  SHOPIFY_LIST,
  SIZE_COLUMN_LIST,
  WOOCOMMERCE_LIST,
} from '#fixtures/foreign-lists.ts';
import { importList } from '#fixtures/import-list.ts';

describe('a list from Shopify', () => {
  it('becomes products with sizes, texts and pictures', async () => {
    const { added, mapping, summary } = await importList(SHOPIFY_LIST);
    expect(mapping).toMatchObject({ group: 'Handle', columns: { category: 'Type' } });
    expect(summary.rows).toMatchObject({ create: 3, refuse: 0 });
    const [ring, studs, chain] = added;
    expect(ring).toMatchObject({
      sku: 'RG101',
      title: 'Band ring',
      slug: 'band-ring',
      description: 'Plain band.\n\nPolished.',
      tags: ['plain', 'daily'],
      netWeightMg: 3_200,
      status: 'draft',
      sizeSystem: 'indianRing',
      sizes: [
        { label: '12', sku: '12' },
        { label: '14', sku: '14', netWeightMg: 3_500 },
      ],
      seo: { title: 'Silver band' },
    });
    expect(ring?.['images']).toMatchObject(
      [1, 2, 3].map((place) => ({ url: `https://pictures.example/band-${place}.jpg` })),
    );
    expect(studs).toMatchObject({ sku: 'ST7', sizes: [], pricePaise: 31_000 });
    // All variants are gold, so only the length makes the size.
    expect(chain).toMatchObject({
      sku: 'CH5',
      sizeSystem: 'inch',
      sizes: [
        { label: '16 inch', sku: '16-G' },
        { label: '18 inch', sku: '18-G', netWeightMg: 9_200 },
      ],
    });
  });

  it('keeps a product with different prices whole, and says what is not imported', async () => {
    const { added, rows, summary } = await importList(SHOPIFY_LIST);
    expect(added[0]?.['pricePaise']).toBe(48_000);
    expect(summary.notes).toContainEqual({
      text: 'Price differs by size: the highest is imported',
      rows: 1,
    });
    expect(rows[0]?.notes).toEqual([
      'Prices by size, ₹450 to ₹480, are not imported: the product gets ₹480. Check the price.',
    ]);
  });
});

it('a list from WooCommerce becomes products with the sizes below their parents', async () => {
  const { added, mapping, summary } = await importList(WOOCOMMERCE_LIST);
  expect(mapping).toMatchObject({ parent: 'Parent', weightUnit: 'kg' });
  expect(mapping.columns).toMatchObject({
    'dimensions.lengthUm': 'Length (cm)',
    'dimensions.widthUm': 'Width (cm)',
    'dimensions.heightUm': 'Height (cm)',
  });
  expect(mapping.columns).not.toHaveProperty('sizes');
  expect(summary.categories).toEqual(['bangles', 'bangles-kada', 'nose-pins']);
  expect(added).toMatchObject([
    {
      sku: 'BG20',
      title: 'Flower bangle',
      description: 'Hand made.\n\nLight, with:\nFlowers\nLeaves',
      category: 'bangles',
      subCategory: 'bangles-kada',
      netWeightMg: 12_000,
      pricePaise: 120_000,
      sizeSystem: 'bangle',
      sizes: [
        { label: '2-4', sku: '24', netWeightMg: 11_000 },
        { label: '2-6', sku: '26' },
      ],
      dimensions: { lengthUm: 65_000, widthUm: 65_000, heightUm: 8_000 },
    },
    {
      ...{ sku: 'NP3', netWeightMg: 500, sizes: [], stockStatus: 'outOfStock' },
      pricePaise: 8_050,
    },
  ]);
  expect(added[0]?.['images']).toHaveLength(2);
});

it('a list from a French WooCommerce becomes the same products', async () => {
  const { added, mapping } = await importList(FRENCH_WOOCOMMERCE_LIST);
  expect(mapping).toMatchObject({ parent: 'Parent', weightUnit: 'kg', decimal: ',' });
  expect(added).toEqual((await importList(WOOCOMMERCE_LIST)).added);
});

it('a file for Amazon becomes products with the sizes of their child rows', async () => {
  const { added } = await importList(AMAZON_LIST);
  expect(added).toMatchObject([
    {
      sku: 'TR9',
      title: 'Toe ring',
      purity: 925,
      originCountry: 'IN',
      ...{ pricePaise: 15_000, netWeightMg: 4_000 },
      sizes: [
        { label: 'Small', sku: 'S' },
        { label: 'Medium', sku: 'M', netWeightMg: 4_500 },
      ],
    },
  ]);
  expect(added[0]?.['images']).toHaveLength(2);
});

it('a weight with an unknown unit is refused with its unit', async () => {
  const rows = ['R1,Ring,4000,mg', 'R2,Ring,0.004,kg', 'R3,Ring,4,masha'];
  const list = ['SKU,Title,Weight,Weight Unit', ...rows].join('\r\n');
  const { added, rows: outcomes } = await importList(list);
  expect(added.map(({ netWeightMg }) => netWeightMg)).toEqual([4_000, 4_000]);
  expect(outcomes[2]?.problems[0]?.message).toMatch(/^"4 masha" isn't a weight\./);
});

it.each([
  ['a title', `Price list Diwali,,\r\n,,\r\n${AMAZON_LIST}`],
  [
    'the remarks of a template',
    `TemplateType=custom,Version=2\r\nSKU,Title,Text\r\n${AMAZON_LIST}`,
  ],
])('the header may be below %s', async (_, list) => {
  const { rows } = await importList(list);
  expect(rows).toMatchObject([
    { row: list.split('\r\n').indexOf(AMAZON_LIST.split('\r\n')[1] ?? '') + 1, sku: 'TR9' },
  ]);
});

it('rows with the same code, or with none below it, are the sizes of one product', async () => {
  const { added, mapping } = await importList(SIZE_COLUMN_LIST);
  expect(mapping.group).toBe('Design No');
  expect(added).toMatchObject([
    {
      sku: 'RG-7',
      netWeightMg: 2_100,
      plating: 'rhodium',
      stones: ['CZ'],
      sizeSystem: 'indianRing',
      sizes: [{ label: '12' }, { label: '14', netWeightMg: 2_300 }],
    },
    {
      sku: 'RG-8',
      pricePaise: 40_000,
      finish: 'oxidised',
      sizes: [{ label: '10' }, { label: '12' }],
    },
  ]);
});

describe('rows with the SKUs of sizes and a column for the size', () => {
  const listOf = (...rows: readonly string[]) =>
    ['SKU,Title,Size,Net Wt,Price', ...rows].join('\r\n');
  const sizesOf = ({ added }: Awaited<ReturnType<typeof importList>>) =>
    added.map(({ sku, sizes }) => [sku, sizes]);
  const both = ['12', '14'].map((label) => ({ label, sku: label }));

  it('are one new product when each has its own title', async () => {
    const list = listOf(
      'RG101-12,Band ring size 12,12,3,450',
      'RG101-14,Band ring size 14,14,3.2,450',
      'RG101-16,Band ring size 16,16,3,450',
    );
    const first = await importList(list);
    const [one = { label: '' }, other] = both;
    const sizes = [one, { ...other, netWeightMg: 3_200 }, { label: '16', sku: '16' }];
    expect(sizesOf(first)).toEqual([['RG101', sizes]]);
    expect(first.summary.rows).toMatchObject({ create: 1, refuse: 0 });
    const again = await importList(list, {}, first.shop);
    expect(again.summary.rows).toMatchObject({ update: 0, unchanged: 1, refuse: 0 });
  });

  it('are new products by SKU when several designs share a title', async () => {
    const rings = ['RG101-12', 'RG101-14', 'RG102-12', 'RG102-14'];
    const list = listOf(
      ...rings.map((sku) => `${sku},Ring,${sku.slice(-2)},3,450`),
      'BD1-12,Band ring,12,3,450',
      'BD1-14,Band ring,14,3,450',
    );
    expect(sizesOf(await importList(list))).toEqual(
      ['RG101', 'RG102', 'BD1'].map((sku) => [sku, both]),
    );
  });

  it.each([[['RG101', 'RG101-12', 'RG101-14']], [['RG101-12', 'RG101', 'RG101-14']]])(
    'may stand beside the row of their new product: %s',
    async (skus) => {
      const rows = skus.map((sku) => `${sku},Band ring ${sku},${sku.slice(6)},3,450`);
      const imported = await importList(listOf(...rows));
      expect(imported.added).toMatchObject([
        { sku: 'RG101', title: 'Band ring RG101', sizeSystem: 'indianRing', sizes: both },
      ]);
    },
  );

  it('are refused when they repeat a size', async () => {
    const { rows, summary } = await importList(
      listOf(
        'RG101-12,Band ring,12,3,450',
        'RG101-14,Band ring,14,3,450',
        'rg101-14,Wide ring,14,3,450',
      ),
    );
    expect(summary.rows).toMatchObject({ create: 1, refuse: 1 });
    expect(rows.flatMap(({ problems }) => problems)[0]?.message).toMatch(/^Duplicate SKU .*row 2/);
  });
});

it('a French list is recognised with its decimal commas and its currency', async () => {
  const { added } = await importList(FRENCH_LIST, { rate: '90' });
  expect(added).toMatchObject([
    {
      sku: 'BG1',
      category: 'bagues',
      netWeightMg: 3_250,
      pricePaise: 112_500,
      plating: 'rose-gold',
      stones: ['Rubis'],
      sizes: [{ label: '52' }],
    },
    { sku: 'CO2', pricePaise: 11_160_000, plating: 'rhodium', sizes: [] },
  ]);
});

it('a French list with other names has plating, making and purchase prices', async () => {
  const list =
    'Désignation;Référence;Poids;Plaquage;Épaisseur placage (microns);Prix HT;Prix de revient\r\nBague;BA1;3,2;Rhodié;0,5;500;320,50\r\n';
  const { added } = await importList(list);
  expect(added).toMatchObject([
    {
      ...{ sku: 'BA1', title: 'Bague', netWeightMg: 3_200, plating: 'rhodium' },
      ...{ platingNm: 500, pricePaise: 50_000, costPaise: 32_050 },
    },
  ]);
});

it('a column of HUIDs says which products are hallmarked with one', async () => {
  const cells = ['AB12C3', 'ab12c3 / XY98Z7', 'Yes', 'No', '-', ''];
  const rows = cells.map((cell, at) => `R${at},Ring,${cell}`);
  const { added, summary } = await importList(['SKU,Title,HUID', ...rows].join('\r\n'));
  expect(summary.rows).toMatchObject({ create: 6, refuse: 0 });
  expect(added.map(({ hallmark }) => hallmark)).toEqual([
    ...['bisHuid', 'bisHuid', 'bisHuid'],
    ...[undefined, undefined, undefined],
  ]);
});

it('a Hindi list is recognised', async () => {
  const { added, summary } = await importList(HINDI_LIST, {
    newCategories: 'refuse',
  });
  expect(summary.reasons).toEqual([{ text: 'The shop has no category "पायल"', rows: 1 }]);
  expect(added).toEqual([]);
  const anklets = {
    id: 'anklets',
    name: 'Anklets',
    slug: 'anklets',
    parent: null,
    order: 0,
  } as const;
  const shop = { products: [], categories: [{ ...anklets, state: 'live' as const }] };
  const chosen = await importList(HINDI_LIST, { newCategories: 'refuse' }, shop, {
    पायल: 'anklets',
  });
  expect(chosen.added).toMatchObject([
    {
      sku: 'PY1',
      netWeightMg: 12_500,
      pricePaise: 124_000,
      unit: 'pair',
      moq: 6,
      stones: ['मीना'],
    },
  ]);
});

it.each([
  ['Shopify', SHOPIFY_LIST],
  ['WooCommerce', WOOCOMMERCE_LIST],
  ['Amazon', AMAZON_LIST],
  ['a supplier', SIZE_COLUMN_LIST],
])('importing a list of %s again changes nothing', async (_, list) => {
  const first = await importList(list);
  const again = await importList(list, {}, first.shop);
  expect(again.summary.rows).toMatchObject({ create: 0, update: 0, refuse: 0 });
  expect(again.summary.rows.unchanged).toBe(first.added.length);
});
