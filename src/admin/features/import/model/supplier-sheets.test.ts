import { describe, expect, it } from 'vitest';
import { MERGED_CELLS_LIST, TALLY_LIST } from '#fixtures/foreign-lists.ts';
import { importList } from '#fixtures/import-list.ts';
import { createImportSession } from './import-session.ts';

describe('a sheet from Excel', () => {
  it('with merged cells has products with sizes, two header rows and a letterhead', async () => {
    const { added, mapping, rows } = await importList(MERGED_CELLS_LIST);
    expect(mapping).toMatchObject({
      group: 'Design',
      columns: { sku: 'Design', netWeightMg: 'Weight Net (gms)', pricePaise: 'Rate (Rs./pair)' },
    });
    expect(added).toMatchObject([
      {
        sku: 'RG-101',
        unit: 'pair',
        netWeightMg: 11_800,
        grossWeightMg: 12_500,
        pricePaise: 125_000,
        sizeSystem: 'indianRing',
        sizes: [{ label: '12' }, { label: '14', netWeightMg: 12_100 }],
      },
      {
        sku: 'RG-102',
        pricePaise: 12_345_650,
        sizes: ['10', '11', '12'].map((label) => ({ label })),
      },
    ]);
    expect(rows[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Sizes', before: '–', after: '12, 14 (12.1 g)' },
        { field: 'Size system', before: '–', after: 'Indian ring sizes' },
      ]),
    );
  });

  it('with the same title for several designs has a product for each SKU', async () => {
    const list = 'SKU,Title,Size\r\nA1,Ring,12\r\nA2,Ring,"12, 14"\r\nA3,Stud,\r\n';
    const { added, mapping } = await importList(list);
    expect(mapping.group).toBe('');
    expect(added.map(({ sku }) => sku)).toEqual(['A1', 'A2', 'A3']);
  });

  it('may say that there is no value, or 0 for a weight or price that was not entered', async () => {
    const list = `SKU,Title,Net Wt,Rate,GST\r\nA1,Ring,0.00,Rs. 0,N/A\r\nA2,Stud,–,-,3%\r\nA3,Chain,4 g,₹90,NIL\r\n`;
    const { added, rows, summary } = await importList(list);
    expect(summary.rows).toMatchObject({ create: 3, refuse: 0 });
    expect(added[0]).not.toHaveProperty('netWeightMg');
    expect(added[0]).not.toHaveProperty('pricePaise');
    expect(added[2]).toMatchObject({ netWeightMg: 4_000, pricePaise: 9_000 });
    expect(rows[0]?.notes).toEqual([
      'Net weight: 0 is left out.',
      'Price: 0 is left out.',
      'The price mode is “Public”, but there is no price. Add one before publishing.',
    ]);
  });
});

it('a list with making charges has prices by weight', async () => {
  const { added } = await importList(
    'Item Code,Item Name,Gross Wt,Net Wt,Making/gm,Making %,Stone Amt\r\nD1,Anklet,45.5,45,25,,150\r\nD2,Chain,,20,,12%,\r\n',
  );
  expect(added).toMatchObject([
    { byWeight: { makingPerGramPaise: 2_500, stonesPaise: 15_000 } },
    { byWeight: { makingBps: 1_200 } },
  ]);
});

describe('a column with making charges', () => {
  const listOf = (header: string, ...charges: readonly string[]) =>
    [
      `SKU,Title,Net Wt,${header}`,
      ...charges.map((charge, at) => `D${at},Anklet,45,${charge}`),
    ].join('\r\n');
  const charges = async (list: string) =>
    (await importList(list)).added.map(({ byWeight }) => byWeight);

  it('may state that they are per gram', async () => {
    const list = listOf('Making charges per gram', '₹18/g', 'Rs 18 per gram', '18/gm + GST', '18');
    expect(await charges(list)).toEqual(
      Array(4).fill({ makingPerGramPaise: 1_800, makingTiers: [] }),
    );
  });

  it('may have them per gram, in percent and per piece', async () => {
    expect(await charges(listOf('Making', '15/gm', '12%', 'Rs 150 per pc'))).toEqual([
      { makingPerGramPaise: 1_500, makingTiers: [] },
      { makingBps: 1_200, makingTiers: [] },
      { makingPerUnitPaise: 15_000, makingTiers: [] },
    ]);
  });

  it('is matched to the basis that most of its cells state', async () => {
    const { mapping } = await importList(listOf('Labour', '150/pc', '160 per pc', '12%'));
    expect(mapping.columns).toMatchObject({ 'byWeight.makingPerUnitPaise': 'Labour' });
  });

  it('replaces the charge on another basis', async () => {
    const { shop } = await importList(listOf('Making', '15/gm', '15'));
    const { rows } = await importList(listOf('Making', '12%', '16'), {}, shop);
    expect(rows.map(({ changes }) => changes)).toEqual([
      [
        { field: 'Making charge per gram (₹)', before: '15', after: '–' },
        { field: 'Making charge on silver', before: '–', after: '12%' },
      ],
      [{ field: 'Making charge per gram (₹)', before: '15', after: '16' }],
    ]);
  });

  it.each([
    ['15/gm', 'Making', '12%', ['Making charge per gram (₹)', 'Making charge on silver']],
    ['12%', 'Making/gm', '15', ['Making charge on silver', 'Making charge per gram (₹)']],
  ])('replaces %s below “%s” where all cells are %s', async (before, header, after, fields) => {
    const { shop } = await importList(listOf('Making', before, before));
    const { rows } = await importList(listOf(header, after, after), {}, shop);
    for (const { changes } of rows)
      expect(new Set(changes.map(({ field }) => field))).toEqual(new Set(fields));
    expect(rows).toHaveLength(2);
  });

  it('leaves a charge on another basis to the column for it', async () => {
    const { rows } = await importList(listOf('Making/gm,Making %', '12%,', '15,'));
    expect(rows[0]?.problems).toMatchObject([
      {
        column: 'Making/gm',
        message: '"12%" isn\'t a making charge per gram. Write it in “Making %”.',
      },
    ]);
  });
});

it.each([
  ['Réf;Désignation;Prix HT\r\nRS1;Bague;12,50 €\r\nRS2;Jonc;8,00 €\r\n', 'EUR', 112_500],
  ['Ref;Name;Price\r\nA1;Ring;$12.50\r\nA2;Bangle;$8\r\n', 'USD', 112_500],
  ['Ref;Name;Price\r\nA1;Ring;12.50 AED\r\nA2;Bangle;8\r\n', 'AED', 112_500],
])(
  'a list with signs behind or before its prices has their currency: %j',
  async (list, ...expected) => {
    const { mapping, added } = await importList(list, { rate: '90' });
    expect([mapping.currency, added[0]?.['pricePaise']]).toEqual(expected);
  },
);

it('says which new products have a public price mode and no price', async () => {
  const list = 'SKU,Title,Price\r\nA1,Ring,\r\nA2,Stud,90\r\n';
  const { summary } = await importList(list);
  expect(summary.notes).toEqual([{ text: 'Price mode “Public”, but no price', rows: 1 }]);
});

it.each([
  ['merged cells', MERGED_CELLS_LIST, {}],
  ['Tally', TALLY_LIST, { skuPattern: '{category}-{number}' }],
])('importing a sheet of %s again changes nothing', async (_, list, mapping) => {
  const first = await importList(list, mapping);
  const again = await importList(list, mapping, first.shop);
  expect(again.summary.rows).toMatchObject({ create: 0, update: 0, unchanged: 2 });
});

describe('a list for products of the shop', () => {
  const importing = async (list: string, again: string) => {
    const { shop } = await importList(list);
    const { rows } = await importList(again, {}, shop);
    return rows[0];
  };

  it('with fixed prices leaves prices by weight, and says so', async () => {
    const row = await importing(
      'SKU,Title,Net Wt,Making/gm\r\nA1,Anklet,45,25\r\n',
      'SKU,Price\r\nA1,1250\r\n',
    );
    expect(row).toMatchObject({
      action: 'unchanged',
      changes: [],
      notes: ['The price is not used, because the product is priced by weight.'],
    });
  });

  it('with making charges shows which fixed price they replace', async () => {
    const row = await importing(
      'SKU,Title,Net Wt,Price,Volume pricing\r\nA1,Anklet,45,450,12: 430\r\n',
      'SKU,Making/gm\r\nA1,28\r\n',
    );
    expect(row?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Price (₹)', before: '450', after: '–' },
        { field: 'Volume pricing (₹)', before: 'from 12: ₹430', after: '–' },
        { field: 'Making charge per gram (₹)', before: '–', after: '28' },
      ]),
    );
  });

  it('with sizes recognises them by the title of the product', async () => {
    const row = await importing('SKU,Title\r\nA1,Lotus ring\r\n', 'SKU,Size\r\nA1,"12, 14"\r\n');
    expect(row?.changes).toContainEqual({
      ...{ field: 'Size system', before: '–', after: 'Indian ring sizes' },
    });
  });
});

it('an export from Tally has names, groups and units', async () => {
  const { added } = await importList(TALLY_LIST, { skuPattern: '{category}-{number}' });
  expect(added).toMatchObject([
    { title: 'Silver Payal Fancy', category: 'anklets', unit: 'piece', pricePaise: 125_000 },
    { title: 'Silver Ring CZ', category: 'rings', unit: 'pair', hsn: '7113', gstRateBps: 300 },
  ]);
});

it.each([
  ['Length (inch)', '"16, 18"', 'inch', ['16 inch', '18 inch']],
  ['Length (cm)', '"40, 45"', 'cm', ['40 cm', '45 cm']],
  ['Ring size', '"12, 14"', 'indianRing', ['12', '14']],
  ['ring_size', '12/14', 'indianRing', ['12', '14']],
  ['Size', '"12, 14"', 'free', ['12', '14']],
])('the column “%s” names the system of its sizes', async (column, cell, sizeSystem, labels) => {
  const { added } = await importList(`SKU,Title,${column}\r\nA1,Lotus,${cell}\r\n`);
  expect(added).toMatchObject([{ sizeSystem, sizes: labels.map((label) => ({ label })) }]);
});

it.each(['Rate/gm', 'Price per gram', 'Rate (Rs/g)'])(
  'a rate per gram, “%s”, is no price, even if staff choose it',
  async (column) => {
    const list = `SKU,Title,Net Wt,${column}\r\nA1,Ring,10,105\r\n`;
    expect((await importList(list)).added[0]).not.toHaveProperty('pricePaise');
    const columns = { sku: 'SKU', title: 'Title', pricePaise: column };
    const { added, rows } = await importList(list, { columns });
    expect(added).toEqual([]);
    expect(rows[0]?.problems[0]?.message).toMatch(
      /^"105" isn't a price per piece, pair or set\. Charges per gram belong in the column/,
    );
  },
);

it('units in the names of columns count for measures without one', async () => {
  const list = 'SKU,Title,Width (cm),Height (inch)\r\nA1,Ring,2.5,1\r\nA2,Stud,8 mm,\r\n';
  expect((await importList(list)).added).toMatchObject([
    { dimensions: { widthUm: 25_000, heightUm: 25_400 } },
    { dimensions: { widthUm: 8_000 } },
  ]);
});

it('weights for a piece or pair are read', async () => {
  const list =
    'SKU,Title,Net Wt\r\nA1,Ring,4.2 g/pc\r\nA2,Stud,4.2 gm per pair\r\nA3,Chain,4.2gms each\r\n';
  const { added } = await importList(list);
  expect(added.map(({ netWeightMg }) => netWeightMg)).toEqual([4_200, 4_200, 4_200]);
});

describe('a column with hallmarks', () => {
  const listOf = (...cells: readonly string[]) =>
    `SKU,Title,Hallmark\r\n${cells.map((cell, at) => `A${at},Ring,${cell}\r\n`).join('')}`;

  it.each([
    [
      ['Yes', 'No'],
      ['bis', undefined],
    ],
    [
      ['BIS', 'BIS 925', 'HUID', 'No', 'nil'],
      ['bis', 'bis', 'bisHuid', undefined, undefined],
    ],
  ])('%j is imported', async (cells, hallmarks) => {
    const { added } = await importList(listOf(...cells));
    expect(added.map(({ hallmark }) => hallmark)).toEqual(hallmarks);
  });

  it('removes the hallmark of a product without one', async () => {
    const { shop } = await importList(listOf('Yes'));
    const { rows } = await importList(listOf('No'), {}, shop);
    expect(rows[0]?.changes).toEqual([{ field: 'Hallmark', before: 'BIS hallmarked', after: '–' }]);
  });
});

it('the opened list names the columns whose values can’t be read', async () => {
  const session = createImportSession();
  const opened = await session.open(new Blob(['SKU,Title,Net Wt\r\nA1,Ring,4 masha\r\n']));
  expect(opened).toMatchObject({ value: { skipped: [{ column: 'Net Wt', field: 'Net weight' }] } });
});

it.each([
  ['Rings', '12/14/16', 'indianRing', ['12', '14', '16']],
  ['Rings', '10 to 12', 'indianRing', ['10', '11', '12']],
  ['Rings', '10-12', 'indianRing', ['10', '11', '12']],
  ['Bangles', '2.4 2.6', 'bangle', ['2-4', '2-6']],
  ['Bangles', '2/4 & 2/6', 'bangle', ['2-4', '2-6']],
  ['Bangles', '2-4', 'bangle', ['2-4']],
  ['Chains', '16 to 18', 'free', ['16 to 18']],
])('a size cell of %s, %s, is read', async (category, cell, sizeSystem, labels) => {
  const list = `SKU,Title,Category,Size\r\nA1,Lotus,${category},${cell}\r\n`;
  const { added } = await importList(list);
  expect(added).toMatchObject([{ sizeSystem, sizes: labels.map((label) => ({ label })) }]);
});

it('rows of one product with different SKUs are refused together', async () => {
  const list = 'Title,SKU,Size,Weight\r\nLotus ring,AB1,12,2\r\nLotus ring,XY9,14,2\r\n';
  const { rows } = await importList(list, { group: 'Title' });
  expect(rows).toMatchObject([
    { problems: [{ message: expect.stringContaining('AB1, XY9') as string }] },
  ]);
});
