import { describe, expect, it } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { buildMapping } from '#fixtures/build-import.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import type { StoredFields } from '#core/import/import-messages.ts';
import { createImportSession, type ImportSession } from './import-session.ts';
import { mappingOf } from './matching.ts';

const HEADER = 'SKU,Title,Net weight (g),Price (₹),Stones';
const author = { uid: 'staff', now: Date.UTC(2026, 10, 22) };

const storedProduct = (fields: Partial<Product>): StoredFields => {
  const product = buildProduct({ priceMode: 'public', pricePaise: 45_000, tiers: [], ...fields });
  return { id: product.sku.toLowerCase(), fields: encodeDocument(productKind, product) };
};

/** A session with a planned list. */
async function planned(lines: readonly string[], products: readonly StoredFields[]) {
  const session: ImportSession = createImportSession();
  const file = new Blob([[HEADER, ...lines].join('\r\n')]);
  const { header, rows, samples } = await session.open({
    file,
    encoding: 'utf-8',
    delimiter: undefined,
  });
  const made = mappingOf({ by: 'shop' }, header);
  if (!made.success) throw new Error(made.error);
  const { skus } = await session.map({ mapping: made.value });
  await session.know({ products, prices: [] });
  const summary = await session.plan({ categories: [], author, publish: false });
  const views = await session.rows({ action: undefined, from: 0, count: 50 });
  return { session, rows, samples, skus, summary, views: views.rows };
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
    expect(summary.rows).toEqual({ create: 0, update: 1, restore: 0, unchanged: 1, refuse: 3 });
    expect(views.map(({ row, sku, action }) => `${row} ${sku} ${action}`)).toEqual([
      '2 RG-1 update',
      '3 RG-2 unchanged',
      '4 RG-3 refuse',
      '5 RG-1 refuse',
      '6 RG-2 refuse',
    ]);
    expect(views[0]?.changes).toEqual([{ field: 'Price (₹)', before: '450', after: '475.50' }]);
    expect(views[2]?.problems[0]?.message).toMatch(
      /^No product has this SKU, and a new product needs more\. Correct the SKU, or add: /,
    );
    expect(views[3]?.problems[0]?.message).toContain('Duplicate SKU (also in row 2).');
    expect(views[4]?.problems[0]).toMatchObject({ column: 'Net weight (g)' });
  });

  it('describes a new product field by field', async () => {
    const session = createImportSession();
    const text = 'sku,title,weight,price,category\r\nRG-3,New ring,4.2,475.50,Rings\r\n';
    await session.open({ file: new Blob([text]), encoding: 'utf-8', delimiter: undefined });
    const fields = { gstRateBps: { value: 250 }, priceMode: { value: 'signIn' } };
    await session.map({ mapping: buildMapping({ fields }) });
    await session.plan({ categories: [], author, publish: false });
    const { rows } = await session.rows({ action: 'create', from: 0, count: 5 });
    const changes = Object.fromEntries(
      (rows[0]?.changes ?? []).map(({ field, before, after }) => [field, `${before} ${after}`]),
    );
    expect(changes).toMatchObject({
      'Net weight (g)': '– 4.200',
      'GST rate': '– 2.50%',
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
    expect(skus).toEqual(['RG-1', 'RG-2']);
  });

  it('returns the rows to write in batches, without unchanged ones', async () => {
    const { session } = await planned(['RG-1,,,460,', 'RG-2,,,450,', 'RG-2,,,1,'], RINGS);
    const { rows } = await session.batch({ from: 0, count: 10 });
    expect(rows.map(({ row, writes }) => [row, writes[0]?.id])).toEqual([[2, 'rg-1']]);
    expect(await session.batch({ from: 1, count: 10 })).toEqual({ categories: [], rows: [] });
  });

  it('exports refused rows as they were, with reasons', async () => {
    const { session } = await planned(['RG-1,,,460,', 'RG-9,=ring,,,'], RINGS);
    await session.failed({ rows: [{ row: 2, reason: 'Someone else changed it.' }] });
    const lines = (await session.refused({})).split('\r\n');
    expect(lines[0]).toBe(`\uFEFFimport row,import problem,${HEADER}`);
    expect(lines[1]).toMatch(/^2,.*Someone else changed it.*RG-1,,,460,$/);
    expect(lines[2]).toMatch(/^3,.*RG-9,"'=ring",,,$/);
  });

  it('reports a mapping that does not fit, and a file that is no list', async () => {
    const session = createImportSession();
    const open = (text: string) =>
      session.open({ file: new Blob([text]), encoding: 'utf-8', delimiter: undefined });
    await expect(open('')).rejects.toThrow('The file is empty.');
    await expect(open('SKU,Title\r\n')).rejects.toThrow('The file has a header but no rows.');
    await expect(open(`${'x,'.repeat(500)}x\r\n1\r\n`)).rejects.toThrow('501 columns');
    await open('Code,Name\r\n1,2\r\n');
    const made = mappingOf({ by: 'file', name: 'map.json', source: { name: 'x' } }, ['Code']);
    expect(made).toMatchObject({
      success: false,
      error: expect.stringContaining('map.json isn’t a valid mapping file'),
    });
  });
});
