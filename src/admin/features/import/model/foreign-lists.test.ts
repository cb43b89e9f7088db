import { describe, expect, it } from 'vitest';
import {
  AMAZON_LIST,
  FRENCH_LIST,
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
  expect(summary.categories).toEqual(['bangles', 'bangles-kada', 'nose-pins']);
  expect(added).toMatchObject([
    {
      sku: 'BG20',
      title: 'Flower bangle',
      category: 'bangles',
      subCategory: 'bangles-kada',
      netWeightMg: 12_000,
      pricePaise: 120_000,
      sizeSystem: 'bangle',
      sizes: [
        { label: '2-4', sku: '24', netWeightMg: 11_000 },
        { label: '2-6', sku: '26' },
      ],
    },
    { sku: 'NP3', netWeightMg: 500, sizes: [], stockStatus: 'outOfStock' },
  ]);
  expect(added[0]?.['images']).toHaveLength(2);
});

it('a file for Amazon becomes products with the sizes of their child rows', async () => {
  const { added } = await importList(AMAZON_LIST);
  expect(added).toMatchObject([
    {
      sku: 'TR9',
      title: 'Toe ring',
      purity: 925,
      originCountry: 'IN',
      pricePaise: 15_000,
      sizes: [
        { label: 'Small', sku: 'S' },
        { label: 'Medium', sku: 'M' },
      ],
    },
  ]);
  expect(added[0]?.['images']).toHaveLength(2);
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

describe('a product with an error in one of its rows', () => {
  const broken = SHOPIFY_LIST.replace('RG101-14,3.5', 'RG101-14,heavy');

  it('is not imported, with the row, the column and the remedy', async () => {
    const { rows, summary } = await importList(broken);
    expect(summary.rows).toMatchObject({ create: 2, refuse: 1 });
    expect(rows[0]?.problems).toEqual([
      {
        row: 3,
        column: 'Variant Grams',
        message: '"heavy" isn\'t a weight. Write it like 4.5 or 4.5 g.',
        reason: 'Net weight must be a weight',
      },
    ]);
  });

  it('is in the file of errors with all its rows', async () => {
    const { session } = await importList(broken);
    const lines = session.refused().trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/^4,See row 2\.,band-ring/);
  });
});

describe('SKUs of a list that has none', () => {
  const list = 'Title,Category,Weight\r\nLotus ring,Nose pins,2\r\nLeaf ring,Nose pins,2\r\n';
  const options = { skuPattern: '{category}-{number}' };

  it('are made of the category and a number', async () => {
    const { added } = await importList(list, options);
    const skus = added.map((product) => String(product['sku']));
    expect(new Set(skus).size).toBe(2);
    for (const sku of skus) expect(sku).toMatch(/^NP-\d{7}$/);
  });

  it('are the same in the next import, also in another order and among other rows', async () => {
    const first = await importList(list, options);
    const [header = '', lotus = '', leaf = ''] = list.split('\r\n');
    const other = [header, leaf, 'Bud ring,Nose pins,2', lotus, ''].join('\r\n');
    const again = await importList(other, options, first.shop);
    expect(again.summary.rows).toMatchObject({ create: 1, unchanged: 2, refuse: 0 });
  });

  it('stay as staff have changed them', async () => {
    const first = await importList(list, options);
    const products = first.shop.products.map((one) => ({
      ...one,
      fields: { ...one.fields, sku: `OWN-${one.id.slice(-2).toUpperCase()}` },
    }));
    const again = await importList(list, options, { ...first.shop, products });
    expect(again.summary.rows).toMatchObject({ unchanged: 2 });
  });

  it('differ for two products with the same title', async () => {
    const { summary } = await importList(`${list}Leaf ring,Nose pins,3\r\n`, options);
    expect(summary.rows).toMatchObject({ create: 3, refuse: 0 });
  });
});

describe('a category that the shop does not have', () => {
  const rings = {
    id: 'rings',
    name: 'Rings',
    slug: 'rings',
    parent: null,
    order: 0,
    state: 'live',
  } as const;
  const shop = { products: [], categories: [rings] };
  const choosing = { newCategories: 'refuse' } as const;

  it('is listed with the products that name it, and a suggestion', async () => {
    const { summary } = await importList(FRENCH_LIST, { ...choosing, rate: '90' }, shop);
    expect(summary.unknownCategories).toEqual([
      { name: 'Bagues', products: 1, choice: '', suggestion: 'rings' },
      { name: 'Colliers', products: 1, choice: '', suggestion: '' },
    ]);
  });

  it('becomes the one that staff chose, is added, or is left out', async () => {
    const change = { ...choosing, rate: '90' };
    const chosen = await importList(FRENCH_LIST, change, shop, {
      Bagues: 'rings',
      Colliers: 'skip',
    });
    expect(chosen.summary.rows).toMatchObject({ create: 1, refuse: 1 });
    expect(chosen.added).toMatchObject([{ category: 'rings' }]);
    const added = await importList(FRENCH_LIST, change, shop, {
      Bagues: 'rings',
      Colliers: 'create',
    });
    expect(added.summary).toMatchObject({ rows: { create: 2 }, categories: ['colliers'] });
  });

  it('is listed again if the chosen one was deleted', async () => {
    const { summary } = await importList(FRENCH_LIST, { ...choosing, rate: '90' }, shop, {
      Bagues: 'old',
    });
    expect(summary.rows).toMatchObject({ create: 0, refuse: 2 });
  });
});
