import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { ANY_EDITION } from '#core/editing/editable.ts';
import { buildProduct } from '#fixtures/build.ts';
import { fullProduct, type FullProduct } from '#fixtures/hostile-catalogue.ts';
import { isNight } from '#fixtures/run-length.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { PRODUCT_COLUMNS } from './columns.ts';
import { shopMapping } from './match-columns.ts';
import { planImport } from './plan.ts';
import { readDrafts } from './read-drafts.ts';
import { readList } from './read-list.ts';
import { BYTE_ORDER_MARK, csvOf, FORMULA_GUARD, SHOP_HEADER, shopCells } from './shop-list.ts';
import type { Stored, StoredProduct } from './stored.ts';

const CATEGORIES: Stored['categories'] = [
  { id: 'rings', name: 'Rings', slug: 'rings', parent: null, order: 0, state: 'live' },
  { id: 'Xy9', name: 'Plain', slug: 'plain-rings', parent: 'rings', order: 0, state: 'live' },
];

const textOf = (shop: readonly FullProduct[]): string =>
  BYTE_ORDER_MARK +
  csvOf([SHOP_HEADER, ...shop.map(({ product, price }) => shopCells(product, price))]);

/** The plan of a list against the shop; refused rows last. */
function planned(text: string, products: Stored['products']) {
  const list = readList(new TextEncoder().encode(text));
  const mapping = list.success ? shopMapping(list.value.header) : undefined;
  if (!list.success || !mapping) throw new Error('not known as a list of this shop');
  const { drafts, refused } = readDrafts(mapping, list.value);
  const stored = { products, ids: new Set<string>(), categories: CATEGORIES };
  const options = { mapping, publish: false, newProducts: undefined };
  return [...planImport(drafts, stored, options).rows, ...refused];
}

const storedProducts = (shop: readonly FullProduct[]): Stored['products'] =>
  new Map(
    shop.map(({ product, price }): [string, StoredProduct[]] => [
      product.sku,
      [{ state: 'valid', id: product.sku.toLowerCase(), product, price }],
    ]),
  );

describe('the shop’s own list', () => {
  it('changes nothing when it is imported again, with any cell content', () => {
    fc.assert(
      fc.property(fullProduct, (one) => {
        expect(planned(textOf([one]), storedProducts([one]))).toMatchObject([
          { action: 'unchanged', changes: [], writes: [] },
        ]);
      }),
      { numRuns: isNight ? 400 : 50 },
    );
  });

  it('creates the same products in an empty shop', () => {
    const complete = fullProduct.filter(
      ({ product, price }) =>
        product.category !== 'gone' &&
        (product.priceMode !== 'signIn' || price !== undefined) &&
        // A price by weight of nothing but the silver leaves all its cells empty.
        !JSON.stringify([product, price]).includes('"byWeight":{"makingTiers":[]}'),
    );
    fc.assert(
      fc.property(complete, ({ product, price }) => {
        const [row] = planned(textOf([{ product, price }]), new Map());
        const writes = row?.action === 'create' ? row.writes : [];
        const made = writes.find(({ collection }) => collection === 'prod');
        const decoded = decodeDocument(
          productKind,
          'prod/rg-101',
          made?.kind === 'create' && made.data,
        );
        expect(decoded).toEqual({ success: true, value: { ...product, ...ANY_EDITION } });
        const priced = writes.find(({ collection }) => collection === 'prices');
        expect(priced?.kind === 'create' && priced.data).toMatchObject(
          price
            ? {
                tiers: price.tiers,
                ...(price.byWeight
                  ? { byWeight: price.byWeight }
                  : { pricePaise: price.pricePaise }),
              }
            : {},
        );
      }),
      { numRuns: isNight ? 400 : 50 },
    );
  });

  it('is tested with at least two values of every column', () => {
    const rows = fc.sample(fullProduct, 100).map(({ product, price }) => shopCells(product, price));
    const same = SHOP_HEADER.filter((_, at) => new Set(rows.map((cells) => cells[at])).size < 2);
    expect(same).toEqual(['SKU']);
  });

  it('has no cell that a spreadsheet runs as a formula', () => {
    fc.assert(
      fc.property(fullProduct, ({ product, price }) => {
        const [cells = []] = Papa.parse<string[]>(csvOf([shopCells(product, price)]), {
          delimiter: ',',
        }).data;
        const formulas = /^(?!-[\d.]+$)[=+\-@\t\r]/;
        expect(cells.filter((cell) => formulas.test(cell))).toEqual([]);
      }),
    );
  });

  it.each(Array.from('=+-@＝＋－＠\t\r\n'))('guards a cell that begins with %j', (sign) => {
    const text = `${sign}1+1`;
    expect(csvOf([[text]])).toBe(`"'${text}"\r\n`);
    expect(text.replace(/^/, "'").replace(FORMULA_GUARD, '')).toBe(text);
  });

  it.each(['-92.70', '-5'])('leaves the number %s as it is', (number) => {
    expect(csvOf([[number]])).toBe(`${number}\r\n`);
  });

  it.each(['-92.70 kg', '-5-2', "'-5", '-', '-1e3'])(
    'guards %s, which is no plain number',
    (text) => {
      expect(csvOf([[text]])).toContain(`'${text}`);
    },
  );

  it.each([';', '\t'])('quotes a cell that contains the separator %j', (separator) => {
    expect(csvOf([[`a${separator}=1`, 'b']])).toBe(`"a${separator}=1",b\r\n`);
  });

  it('has readable column names', () => {
    expect(SHOP_HEADER).toEqual(
      expect.arrayContaining([
        'SKU',
        'Net weight (g)',
        'Price (₹)',
        'GST rate',
        'SEO title',
        'MOQ',
      ]),
    );
    expect(new Set(SHOP_HEADER).size).toBe(PRODUCT_COLUMNS.length);
  });

  it.each([
    ['2-4', '02-Apr'],
    ['2-4', '04-Feb'],
    ['2-10', '10-Feb'],
    ['2-10', '2.1'],
  ])('keeps the only bangle size %s, which Excel changed to %s', (label, cell) => {
    const bangle = { sizeSystem: 'bangle' as const, sizes: [{ label }] };
    const product = buildProduct({ sku: 'BG-1', ...bangle });
    const text = csvOf([SHOP_HEADER, shopCells(product, undefined)]);
    const saved = text.replace(`,${label},`, `,${cell},`);
    expect(saved).not.toBe(text);
    const message = `Excel changed sizes of bangles to dates or numbers: “${cell}” is imported as ${label}. Check the sizes.`;
    expect(planned(saved, storedProducts([{ product, price: undefined }]))).toMatchObject([
      { action: 'unchanged', notes: [{ message }] },
    ]);
  });

  it('has no size of another system that Excel changed', () => {
    const product = buildProduct({ sku: 'RG-1', sizeSystem: 'free', sizes: [{ label: '04-Feb' }] });
    const text = csvOf([SHOP_HEADER, shopCells(product, undefined)]);
    expect(planned(text, storedProducts([{ product, price: undefined }]))).toMatchObject([
      { action: 'unchanged', notes: [] },
    ]);
  });

  it('accepts comma-separated lists, as the form does', () => {
    const product = buildProduct({ sku: 'RG-101', tags: [] });
    const plan = planned(
      'SKU,Tags\r\nRG-101,"festive, gift-box"\r\n',
      storedProducts([{ product, price: undefined }]),
    );
    expect(plan).toMatchObject([
      { action: 'update', changes: [{ field: 'tags', after: ['festive', 'gift-box'] }] },
    ]);
  });

  it('may lack columns, and then changes only the remaining fields', () => {
    const product = buildProduct({
      sku: 'RG-101',
      pricePaise: 45_000,
      tiers: [],
      category: 'rings',
    });
    const shop = storedProducts([{ product, price: undefined }]);
    const plan = planned('SKU,Price (₹),Subcategory\r\nrg 101,475.50,Plain\r\n', shop);
    expect(plan).toMatchObject([
      {
        action: 'update',
        changes: [
          { field: 'pricePaise', before: 45_000, after: 47_550 },
          { field: 'subCategory', before: undefined, after: 'Xy9' },
        ],
      },
    ]);
  });

  it('is rejected row by row for unknown categories and invalid values', () => {
    const plan = planned(
      'SKU,Title,Category,Goes live on\r\nRG-1,Ring,Chairs,\r\nRG-2,Ring,rings,soon\r\n',
      new Map(),
    );
    expect(plan.map((row) => row.action === 'refuse' && row.problems[0]?.reason)).toEqual([
      'The shop has no category "Chairs"',
      'Goes live on must be a date and time',
    ]);
  });
});
