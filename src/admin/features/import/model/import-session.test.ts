import { describe, expect, it } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { existsSync, readFileSync } from 'node:fs';
import { SUPPLIER_LIST } from '#fixtures/supplier-list.ts';
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import { guessMapping, shopMapping } from '#core/import/match-columns.ts';
import type { StoredFields } from '#core/import/stored.ts';
import { createImportSession } from './import-session.ts';

const HEADER = 'SKU,Title,Net weight (g),Price (₹),Stones';

const storedProduct = (fields: Partial<Product>): StoredFields => {
  const product = buildProduct({ priceMode: 'public', pricePaise: 45_000, tiers: [], ...fields });
  return { id: product.sku.toLowerCase(), fields: encodeDocument(productKind, product) };
};

/** A session with a planned list. */
async function planned(lines: readonly string[], products: readonly StoredFields[]) {
  const session = createImportSession();
  const opened = await session.open(new Blob([[HEADER, ...lines].join('\r\n')]));
  const mapping = shopMapping(HEADER.split(','));
  const mapped = mapping && session.map(mapping);
  if (!opened.success || !mapped?.success) throw new Error('the list is not mapped');
  session.know({ products, prices: [] });
  const summary = session.plan(undefined, false);
  const views = session.rows({ action: undefined, from: 0, count: 50 }).rows;
  return { session, ...opened.value, ...mapped.value, summary, views };
}

const RINGS = [
  storedProduct({ sku: 'RG-1', title: 'Band' }),
  storedProduct({ sku: 'RG-2', stones: ['Ruby'] }),
];

describe('an import session', () => {
  it('reports each row in order: changes, or why it is refused', async () => {
    const { summary, views } = await planned(
      [
        'RG-1,Band,,475.50,',
        'RG-2,,,,Ruby',
        'RG-3,New ring,,,',
        'RG-1,Band,,1,',
        'RG-2,,4 stone,,',
      ],
      RINGS,
    );
    expect(summary.rows).toEqual({ create: 1, update: 1, restore: 0, unchanged: 1, refuse: 2 });
    expect(views.map(({ row, sku, action }) => `${row} ${sku} ${action}`)).toEqual([
      '2 RG-1 update',
      '3 RG-2 unchanged',
      '4 RG-3 create',
      '5 RG-1 refuse',
      '6 RG-2 refuse',
    ]);
    expect(views[0]?.changes).toEqual([{ field: 'Price (₹)', before: '450', after: '475.50' }]);
    expect(views[3]?.problems[0]?.message).toContain('Duplicate SKU (also in row 2).');
    expect(views[4]?.problems[0]).toMatchObject({ column: 'Net weight (g)' });
  });

  it('describes a new product field by field, with new categories by name', async () => {
    const session = createImportSession();
    const text = 'sku,title,weight,price,group\r\nRG-3,New ring,4.2,475.50,Rings\r\n';
    await session.open(new Blob([text]));
    session.map({
      ...guessMapping(['sku', 'title', 'weight', 'price', 'group']),
      defaults: { priceMode: 'signIn' },
      newCategories: 'create',
    });
    const summary = session.plan({ hsn: '711311', gstRateBps: 250 }, false);
    expect(summary.categories).toEqual(['rings']);
    const { rows } = session.rows({ action: 'create', from: 0, count: 5 });
    const changes = Object.fromEntries(
      (rows[0]?.changes ?? []).map(({ field, before, after }) => [field, `${before} ${after}`]),
    );
    expect(changes).toMatchObject({
      'Net weight (g)': '– 4.2',
      'GST rate': '– 2.5%',
      'Price (₹)': '– 475.50',
      'Price mode': '– After sign-in',
      Category: '– Rings',
      Status: '– Draft',
    });
    expect(Object.keys(changes)).not.toContain('Description');
    expect(rows[0]).toMatchObject({ sku: 'RG-3', title: 'New ring' });
  });

  it('returns sample rows, and each SKU once', async () => {
    const { rows, samples, skus } = await planned(['RG-1,,,1,', 'rg 1,,,2,', 'RG-2,,,3,'], RINGS);
    expect(rows).toBe(3);
    expect(samples[1]).toEqual(['rg 1', '', '', '2', '']);
    // The start of each may be a product whose size it is.
    expect(skus).toEqual(['RG-1', 'RG', 'RG-2']);
  });

  it('returns the rows to write in batches, without unchanged ones', async () => {
    const { session } = await planned(['RG-1,,,460,', 'RG-2,,,450,', 'RG-2,,,1,'], RINGS);
    expect(session.batch(0, 10)).toMatchObject([[{ id: 'rg-1' }]]);
    expect(session.batch(1, 10)).toEqual([]);
  });

  it('exports refused rows as they were, with reasons', async () => {
    const { session } = await planned(['RG-1,,,460,', 'RG-9,=ring,heavy,,'], RINGS);
    session.failed([{ id: 'rg-1', why: 'Someone else changed it.' }]);
    const lines = session.refused().split('\r\n');
    expect(lines[0]).toBe(`\uFEFFimport row,import problem,${HEADER}`);
    expect(lines[1]).toMatch(/^2,.*Someone else changed it.*RG-1,,,460,$/);
    expect(lines[2]).toMatch(/^3,.*RG-9,"'=ring",heavy,,$/);
  });
});

describe.runIf(existsSync(SUPPLIER_LIST))('the real list of 4,853 rows', () => {
  it('becomes drafts that fit the schema, with prices in paise at the exchange rate', async () => {
    const session = createImportSession();
    const opened = await session.open(new Blob([readFileSync(SUPPLIER_LIST)]));
    if (!opened.success) throw new Error(opened.error);
    expect(opened.value.rows).toBe(4_853);
    const guess = guessMapping(opened.value.header);
    expect(guess.columns).toEqual({
      sku: 'model',
      title: 'name',
      category: 'category',
      subCategory: 'subcategory',
      pricePaise: 'current_price',
      images: 'image_url',
    });
    const mapped = session.map({
      ...guess,
      ...{ currency: 'USD', rate: '84.5', newCategories: 'create' },
    });
    expect(mapped.success && mapped.value.skus.length).toBe(4_786);
    const summary = session.plan({ hsn: '711311', gstRateBps: 300 }, false);
    expect(summary.rows).toMatchObject({ create: 4_786, refuse: 67 });
    expect(summary.reasons).toEqual([{ text: 'Duplicate SKU', rows: 67 }]);
    const writes = session.batch(0, 5_000).flat();
    const data = writes.flatMap((write) => (write.kind === 'create' ? [write.data] : []));
    expect(data.filter((each) => !decodeDocument(productKind, 'prod/x', each).success)).toEqual([]);
    // 42.99 dollars at 84.5 rupees.
    expect(data[0]).toMatchObject({ sku: 'SKUE46513', pricePaise: 363_266 });
  });
});
