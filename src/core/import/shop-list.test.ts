import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { fullProduct, type FullProduct } from '#fixtures/hostile-catalogue.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { PRODUCT_COLUMNS } from './columns.ts';
import { decodeStream } from './decode-stream.ts';
import { listReader, planList } from './import-list.ts';
import { headerIn } from './list-header.ts';
import { cellsOf, type ListRow } from './list-row.ts';
import { readRows } from './read-rows.ts';
import { BYTE_ORDER_MARK, csvOf, SHOP_HEADER, shopCells, shopMapping } from './shop-list.ts';
import type { Stored, StoredProduct } from './stored.ts';

const author = { uid: 'importer', now: Date.UTC(2026, 10, 21) };
const CATEGORIES: Stored['categories'] = [
  { id: 'rings', name: 'Rings', slug: 'rings', parent: null, order: 0, state: 'live' },
  { id: 'Xy9', name: 'Plain', slug: 'plain-rings', parent: 'rings', order: 0, state: 'live' },
];

async function* bytesOf(text: string) {
  // Split at arbitrary bytes, as when read from disk.
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 61)
    yield await Promise.resolve(bytes.slice(at, at + 61));
}

async function rowsIn(text: string): Promise<ListRow[]> {
  const rows: ListRow[] = [];
  await readRows(decodeStream(bytesOf(text), 'utf-8'), {}, (row) => rows.push(row));
  return rows;
}

const textOf = (shop: readonly FullProduct[]): string =>
  BYTE_ORDER_MARK +
  csvOf([SHOP_HEADER, ...shop.map(({ product, price }) => shopCells(product, price))]);

/** The plan of a list against the shop. */
async function planned(text: string, products: Stored['products']) {
  const [first, ...rows] = await rowsIn(text);
  const header = first ? headerIn(first) : [];
  const mapping = shopMapping(header);
  if (!mapping) throw new Error('not known as a list of this shop');
  const reader = listReader(mapping, header);
  for (const row of rows) reader.take(row);
  const stored = { products, ids: new Set<string>(), categories: CATEGORIES };
  return planList(reader.finish(), stored, { mapping, author, publish: false });
}

const storedProducts = (shop: readonly FullProduct[]): Stored['products'] =>
  new Map(
    shop.map(({ product, price }): [string, StoredProduct[]] => [
      product.sku,
      [{ state: 'valid', id: product.sku.toLowerCase(), product, price }],
    ]),
  );

describe('the shop’s own list', () => {
  it('changes nothing when it is imported again, with any cell content', async () => {
    await fc.assert(
      fc.asyncProperty(fullProduct, async (one) => {
        const plan = await planned(textOf([one]), storedProducts([one]));
        expect(plan.refusals).toEqual([]);
        expect(
          plan.rows.map((row) => (row.action === 'update' ? row.changes : row.action)),
        ).toEqual(['unchanged']);
      }),
      { numRuns: 300 },
    );
  });

  it('creates the same products in an empty shop', async () => {
    const complete = fullProduct.filter(
      ({ product, price }) =>
        product.category !== 'gone' && (product.priceMode !== 'signIn' || price !== undefined),
    );
    await fc.assert(
      fc.asyncProperty(complete, async ({ product, price }) => {
        const plan = await planned(textOf([{ product, price }]), new Map());
        const [row] = plan.rows;
        const writes = row?.action === 'create' ? row.writes : [];
        const made = writes.find(({ collection }) => collection === 'prod');
        const decoded = decodeDocument(
          productKind,
          'prod/rg-101',
          made?.kind === 'create' && made.data,
        );
        const exported = {
          rev: 1,
          createdAt: author.now,
          updatedAt: author.now,
          updatedBy: 'importer',
        };
        expect(decoded).toEqual({ ok: true, value: { ...product, ...exported } });
        const priced = writes.find(({ collection }) => collection === 'prices');
        expect(priced?.kind === 'create' && priced.data).toMatchObject(
          price ? { pricePaise: price.pricePaise, tiers: price.tiers } : {},
        );
      }),
      { numRuns: 200 },
    );
  });

  it('has no cell that a spreadsheet runs as a formula', () => {
    fc.assert(
      fc.property(fullProduct, ({ product, price }) => {
        const [cells = []] = Papa.parse<string[]>(csvOf([shopCells(product, price)]), {
          delimiter: ',',
        }).data;
        expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      }),
    );
  });

  it.each(Array.from('=+-@＝＋－＠\t\r\n'))('guards a cell that begins with %j', (sign) => {
    const text = `${sign}1+1`;
    expect(csvOf([[text]])).toBe(`"'${text}"\r\n`);
    expect(cellsOf(['a'], { row: 2, cells: [`'${text}`] }, true)('a')).toBe(text);
  });

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

  it('accepts comma-separated lists, as the form does', async () => {
    const product = buildProduct({ sku: 'RG-101', tags: [] });
    const plan = await planned(
      'SKU,Tags\r\nRG-101,"festive, gift-box"\r\n',
      storedProducts([{ product, price: undefined }]),
    );
    expect(plan.rows).toMatchObject([
      { action: 'update', changes: [{ field: 'tags', after: ['festive', 'gift-box'] }] },
    ]);
  });

  it('may lack columns, and then changes only the remaining fields', async () => {
    const product = buildProduct({
      sku: 'RG-101',
      pricePaise: 45_000,
      tiers: [],
      category: 'rings',
    });
    const shop = storedProducts([{ product, price: undefined }]);
    const plan = await planned('SKU,Price (₹),Sub category\r\nrg 101,475.50,Plain\r\n', shop);
    expect(plan.rows).toMatchObject([
      {
        action: 'update',
        changes: [
          { field: 'pricePaise', before: 45_000, after: 47_550 },
          { field: 'subCategory', before: undefined, after: 'Xy9' },
        ],
      },
    ]);
  });

  it('is rejected row by row for unknown categories and invalid values', async () => {
    const plan = await planned(
      'SKU,Title,Category,Publish at\r\nRG-1,Ring,Chairs,\r\nRG-2,Ring,rings,soon\r\n',
      new Map(),
    );
    expect(plan.refusals.map(({ problems: [first] }) => first?.reason)).toEqual([
      'The shop has no category "Chairs"',
      'Goes live on must be a date and time',
    ]);
  });

  it('is distinguished from a supplier’s list', () => {
    expect(shopMapping(['model', 'name', 'price'])).toBeUndefined();
    expect(shopMapping(['SKU', 'Nom', 'Prix', 'Poids', 'Couleur'])).toBeUndefined();
    expect(shopMapping(['Title', 'Price (₹)'])).toBeUndefined();
  });
});
