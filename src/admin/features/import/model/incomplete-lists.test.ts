/** Lists with an error in a row, without SKUs, or with categories that the shop does not have. */
import { describe, expect, it } from 'vitest';
import { FRENCH_LIST, SHOPIFY_LIST } from '#fixtures/foreign-lists.ts';
import { importList } from '#fixtures/import-list.ts';
import { createImportSession } from './import-session.ts';

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

it('columns that stay empty in an export hide neither prices nor categories', async () => {
  const lines = SHOPIFY_LIST.trimEnd().split('\r\n');
  const empty = 'Price / India,Compare At Price / India,Price / International';
  const list = [`${empty},${lines[0]}`, ...lines.slice(1).map((line) => `,,,${line}`)];
  const { added, summary } = await importList(list.join('\r\n'));
  expect(added.map(({ pricePaise }) => pricePaise)).toEqual([48_000, 31_000, 90_000]);
  expect(summary.categories).toEqual(['ring', 'earring', 'chain']);
});

it('a size that may stand for several is imported with a note', async () => {
  const list =
    'SKU,Title,Size\r\nA1,Chain,16 to 18\r\nA2,Bangle,2-4 to 2-6\r\nA3,Chain,16 inch\r\n';
  const { added, rows } = await importList(list);
  expect(added[1]).toMatchObject({
    sizeSystem: 'bangle',
    sizes: [{ label: '2-4' }, { label: '2-6' }],
  });
  const about = rows.map(({ notes }) => notes.filter((note) => note.includes('size')));
  expect(about).toEqual([
    [
      'The size “16 to 18” is imported as one size. If it is several sizes, separate them with commas.',
    ],
    [],
    [],
  ]);
});

it.each([
  ['No. of stones', '0', 'Number of stones'],
  ['नग संख्या', '०', 'Number of stones'],
  ['Microns', '0.00', 'Plating thickness'],
  ['Width (cm)', '0', 'Width'],
  ['MOQ', '0 pcs', 'MOQ'],
  ['Pack size', '0', 'Pack size'],
  ['Net Wt', '०.०० ग्राम', 'Net weight'],
])('in the column “%s”, %s is left out with a note', async (column, cell, name) => {
  const filled = { Microns: '0.5', 'Net Wt': '2', MOQ: '10' }[column] ?? '5';
  const list = `SKU,Title,${column}\r\nA1,Ring,${cell}\r\nA2,Stud,${filled}\r\n`;
  const { rows, summary } = await importList(list);
  expect(summary.rows).toMatchObject({ create: 2, refuse: 0 });
  const zeros = rows.map(({ notes }) => notes.filter((note) => note.includes('left out')));
  expect(zeros).toEqual([[`${name}: 0 is left out.`], []]);
});

it('GST of 0% and digits of Hindi lists with a 0 are values', async () => {
  const { added } = await importList('SKU,Title,GST,MOQ\r\nA1,Ring,0%,१०\r\n');
  expect(added).toMatchObject([{ gstRateBps: 0, moq: 10 }]);
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

it('the opened list names a price that seems to be a rate per gram, and leaves it out', async () => {
  const session = createImportSession();
  const list = 'SKU,Title,Net Wt,Rate\r\nA1,Payal,45,112\r\nA2,Kada,38,105\r\n';
  const opened = await session.open(new Blob([list]), 9_250);
  expect(opened).toMatchObject({
    value: {
      guess: { columns: { sku: 'SKU', title: 'Title', netWeightMg: 'Net Wt' } },
      skipped: [{ column: 'Rate', field: 'Price' }],
    },
  });
  expect(opened.success && opened.value.guess.columns).not.toHaveProperty('pricePaise');
});
