/** Lists that name sizes by their SKUs, alone and between rows of products. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { EMPTY } from '#fixtures/plan-import.ts';
import type { Product } from '#schema/product.ts';
import type { ProductSize } from '#schema/size.ts';
import { guessMapping, shopMapping } from './match-columns.ts';
import { planImport, type ImportPlan } from './plan.ts';
import { readDrafts } from './read-drafts.ts';
import { readList } from './read-list.ts';
import { csvOf, SHOP_HEADER, shopCells } from './shop-list.ts';
import type { Stored, StoredProduct } from './stored.ts';

const SIZES = [
  { label: '12', sku: '12' },
  { label: '14', sku: '14', netWeightMg: 3_400 },
  { label: '16' },
];

const ring = (overrides: Partial<Product> = {}): Product =>
  buildProduct({
    ...{ sku: 'RG101', title: 'Band ring', slug: 'band-ring', netWeightMg: 3_200 },
    ...{ grossWeightMg: 3_200, sizeSystem: 'indianRing', sizes: SIZES },
    ...overrides,
  });

const shopWith = (...products: Product[]): Stored => ({
  ...EMPTY,
  products: new Map(
    products.map((product): [string, StoredProduct[]] => [
      product.sku,
      [{ state: 'valid', id: product.sku.toLowerCase(), product, price: undefined }],
    ]),
  ),
});

/** The outcome of each product, in the order of their first rows; refused rows last. */
function planned(rows: readonly (readonly string[])[], stored: Stored): ImportPlan['rows'] {
  const list = readList(new TextEncoder().encode(csvOf(rows)));
  if (!list.success) throw new Error(list.error);
  const { header } = list.value;
  const mapping = shopMapping(header) ?? guessMapping(header, list.value.rows);
  const { drafts, refused } = readDrafts(mapping, list.value);
  const plan = planImport(drafts, stored, { mapping, publish: false, newProducts: undefined });
  return [...plan.rows, ...refused];
}

/** The fields that an update changes. */
function changed(outcome: ImportPlan['rows'][number] | undefined): Record<string, unknown> {
  const changes = outcome?.action === 'update' ? outcome.changes : [];
  return Object.fromEntries(changes.map(({ field, after }) => [field, after]));
}

const messages = (outcome: ImportPlan['rows'][number] | undefined): string[] =>
  (outcome?.action === 'refuse' ? outcome.problems : (outcome?.notes ?? [])).map(
    ({ message }) => message,
  );

describe('rows with the SKUs of sizes', () => {
  it('change the weights of these sizes only', () => {
    const rows = [
      ['SKU', 'Weight'],
      ['rg 101-12', '3.1 g'],
      ['RG101-14', '3.2'],
    ];
    const [outcome, ...others] = planned(rows, shopWith(ring()));
    expect(others).toEqual([]);
    expect(outcome).toMatchObject({ action: 'update', sku: 'RG101', row: 2, further: [3] });
    // 3.2 g is the weight of the product.
    expect(changed(outcome)).toEqual({
      sizes: [
        { label: '12', sku: '12', netWeightMg: 3_100 },
        { label: '14', sku: '14' },
        { label: '16' },
      ],
    });
  });

  it('are joined with the row of their product, before or after it', () => {
    const rows = [
      ['SKU', 'Weight', 'Price', 'Title'],
      ['RG101-14', '3.6', '', ''],
      ['RG101', '3.3', '475', 'Band ring'],
      ['RG101-12', '3.3', '475', 'Band ring'],
    ];
    const [outcome, ...others] = planned(rows, shopWith(ring({ pricePaise: 45_000 })));
    expect(others).toEqual([]);
    expect(messages(outcome)).toEqual([]);
    expect(changed(outcome)).toMatchObject({
      ...{ netWeightMg: 3_300, pricePaise: 47_500 },
      sizes: [{ label: '12', sku: '12' }, { label: '14', netWeightMg: 3_600 }, { label: '16' }],
    });
  });

  it('work in a list with the sizes of a new product', () => {
    const rows = [
      ['SKU', 'Title', 'Weight', 'Price', 'Sizes'],
      ['RG900', 'Lotus ring', '3', '450', '12:12; 14:14'],
      ['RG900-14', '', '3.4', '', ''],
    ];
    const [outcome] = planned(rows, EMPTY);
    expect(outcome).toMatchObject({
      action: 'create',
      writes: [
        {
          data: {
            sizes: [
              { label: '12', sku: '12' },
              { label: '14', sku: '14', netWeightMg: 3_400 },
            ],
          },
        },
      ],
    });
  });

  it('keep the other sizes when the list has a column of sizes, and can add a size', () => {
    const rows = [
      ['SKU', 'Size', 'Weight'],
      ['RG101-14', '14', '3.5'],
      ['RG101-16', '16', '3.7'],
      ['RG101-13', '13', '3.3'],
    ];
    expect(changed(planned(rows, shopWith(ring()))[0])).toEqual({
      sizes: [
        { label: '12', sku: '12' },
        { label: '13', sku: '13', netWeightMg: 3_300 },
        { label: '14', sku: '14', netWeightMg: 3_500 },
        { label: '16', sku: '16', netWeightMg: 3_700 },
      ],
    });
  });

  it('say which values belong to the product', () => {
    const rows = [
      ['SKU', 'Title', 'Price'],
      ['RG101-14', 'Band ring', '480'],
    ];
    const [outcome] = planned(rows, shopWith(ring({ pricePaise: 45_000 })));
    expect(outcome?.action).toBe('unchanged');
    expect(messages(outcome)).toEqual([
      'Row 2, size 14: not imported: Price. All sizes share these; write them in the row of RG101.',
    ]);
  });

  it('are refused when they repeat a size, or when the row of the product leaves it out', () => {
    const repeated = [
      ['SKU', 'Weight'],
      ['RG101-14', '3.5'],
      ['RG-101-14', '3.6'],
    ];
    expect(messages(planned(repeated, shopWith(ring()))[1])[0]).toMatch(/^Duplicate SKU .*row 2/);
    const leftOut = [
      ['SKU', 'Weight', 'Sizes'],
      ['RG101', '3.2', '12; 16'],
      ['RG101-14', '3.5', ''],
    ];
    const [outcome] = planned(leftOut, shopWith(ring()));
    expect(outcome).toMatchObject({ action: 'refuse', row: 2, further: [3] });
    expect(messages(outcome)).toEqual([
      'Row 2 lists the sizes of RG101 without 14. Add the size there, or delete this row.',
    ]);
  });

  it('belong to a product if the shop has one with this SKU', () => {
    const shop = shopWith(ring(), ring({ sku: 'RG101-14', title: 'Other', slug: 'other' }));
    const rows = [
      ['SKU', 'Weight'],
      ['RG101-14', '3.5'],
    ];
    expect(planned(rows, shop)[0]).toMatchObject({ action: 'update', sku: 'RG101-14' });
  });
});

describe('rows of sizes with the same title', () => {
  const shop = shopWith(
    ring({ netWeightMg: 3_000, sizes: [{ label: '12', sku: '12' }, ...SIZES.slice(1)] }),
  );
  const planOf = (...rows: readonly string[][]) => {
    const [outcome, ...others] = planned(
      [['SKU', 'Title', 'Size', 'Net Wt', 'Gross Wt'], ...rows],
      shop,
    );
    expect(others).toEqual([]);
    return outcome;
  };
  const row = (label: string, weight: string): string[] => [
    ...[`RG101-${label}`, 'Band ring', label, weight, '4'],
  ];
  const note = (labels: string) => `Sizes that the list leaves out stay: ${labels}.`;

  it('keep the sizes and the weight that they leave out', () => {
    const outcome = planOf(row('14', '3.2'), row('18', '3'));
    expect(changed(outcome)).toEqual({
      sizes: [
        { label: '12', sku: '12' },
        { label: '14', sku: '14', netWeightMg: 3_200 },
        { label: '16' },
        { label: '18', sku: '18' },
      ],
    });
    expect(messages(outcome)).toEqual([note('12, 16')]);
  });

  it('change the weight of the product with its first size, in any order', () => {
    for (const rows of [
      [row('12', '3.1'), row('14', '3.4')],
      [row('14', '3.4'), row('12', '3.1')],
    ]) {
      const outcome = planOf(...rows);
      expect(changed(outcome)).toMatchObject({ netWeightMg: 3_100 });
      expect(changed(outcome)).not.toHaveProperty('sizes');
      expect(messages(outcome)).toEqual([note('16')]);
    }
  });

  it('may be one row, whether other products have rows of sizes or not', () => {
    for (const others of [['12', '14'], ['12']]) {
      const list = [
        ['SKU', 'Size', 'Net Wt'],
        ['RG101', '14', '3.2'],
        ...others.map((label) => ['RG7', label, '2']),
      ];
      const outcome = planned(list, shop)[0];
      expect(changed(outcome)).toMatchObject({
        sizes: [{ label: '12' }, { label: '14', netWeightMg: 3_200 }, { label: '16' }],
      });
      expect(changed(outcome)).not.toHaveProperty('netWeightMg');
      expect(messages(outcome)).toEqual([note('12, 16')]);
    }
  });

  it('change nothing when all are as the shop has them', () => {
    const outcome = planOf(row('14', '3.4'), ['RG101', 'Band ring', '16', '3', '4']);
    expect(outcome?.action).toBe('unchanged');
  });
});

const grams = fc.integer({ min: 100, max: 90_000 });

const sizes = fc
  .uniqueArray(fc.record({ size: fc.integer({ min: 1, max: 30 }), weight: grams }), {
    selector: ({ size }) => size,
    minLength: 1,
    maxLength: 12,
  })
  .map((all) =>
    all.map(({ size, weight }): ProductSize => ({
      label: String(size),
      sku: String(size),
      netWeightMg: weight,
    })),
  );

/** A row of the shop's own columns for each size. */
const sizeRows = (all: readonly ProductSize[]): string[][] =>
  all.map(({ label, netWeightMg = 0 }) => [`RG101-${label}`, String(netWeightMg / 1_000)]);

describe('any weights of any sizes', () => {
  it('change nothing where they are those of the shop, and are imported where they differ', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.func(grams),
        fc.func(fc.boolean()),
        fc.boolean(),
        (all, next, isListed, withProduct) => {
          const product = ring({ sizes: all, netWeightMg: 90_001, grossWeightMg: 90_001 });
          const ownRow = withProduct ? [['RG101', '90.001']] : [];
          const header = ['SKU', 'Net weight (g)'];
          const same = planned([header, ...sizeRows(all), ...ownRow], shopWith(product));
          expect(same.map(({ action }) => action)).toEqual(['unchanged']);

          const after = all.map((size) =>
            isListed(size.label) ? { ...size, netWeightMg: next(size.label) } : size,
          );
          const listed = after.filter(({ label }) => isListed(label));
          const outcomes = planned(
            [header, ...ownRow, ...sizeRows(listed), ['RG7', '1']],
            shopWith(product, ring({ sku: 'RG7', slug: 'other', netWeightMg: 1_000 })),
          );
          const isListedAtAll = ownRow.length + listed.length > 0;
          expect(outcomes.map(({ sku }) => sku).sort()).toEqual([
            ...(isListedAtAll ? ['RG101'] : []),
            'RG7',
          ]);
          const isChanged = JSON.stringify(after) !== JSON.stringify(all);
          expect(changed(outcomes.find(({ sku }) => sku === 'RG101'))).toEqual(
            isChanged ? { sizes: after } : {},
          );

          const exported = [SHOP_HEADER, shopCells(ring({ sizes: after }), undefined)];
          const again = planned(exported, shopWith(ring({ sizes: after })));
          expect(again.map(({ action }) => action)).toEqual(['unchanged']);
        },
      ),
    );
  });
});
