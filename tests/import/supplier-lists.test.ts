import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SUPPLIER_LIST } from '#fixtures/supplier-list.ts';
import { refusalCounts, planCounts } from '#core/import/report.ts';
import { openList, prepareImport } from '#tooling/import/prepare-import.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';

const ROOT = join(import.meta.dirname, '../..');
const REAL_MAP = join(ROOT, 'docs/examples/mappings/newchic-french.json');

async function planAgainstEmptyShop(file: string, map: string) {
  const opened = await openList({ file, map });
  const author = { uid: 'importer', now: Date.UTC(2026, 10, 21) };
  const { plan } = await prepareImport(opened, { firestore: undefined, author, publish: false });
  const products = plan.rows.flatMap((row) =>
    row.action === 'create' ? row.writes.filter(({ collection }) => collection === 'prod') : [],
  );
  const misfits = products.filter(
    (write) =>
      write.kind !== 'create' || !decodeDocument(productKind, `prod/${write.id}`, write.data).ok,
  );
  return { ...opened, plan, products, misfits };
}

describe('a small list with many kinds of errors', () => {
  const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);
  const small = planAgainstEmptyShop(fixture('supplier-small.csv'), fixture('supplier-small.json'));

  it('accounts for every row', async () => {
    const { list, plan } = await small;
    expect(list.rows).toBe(24);
    expect(planCounts(plan)).toMatchObject({ created: 8, updated: 0, unchanged: 0, refused: 16 });
  });

  it('refuses each invalid row with its reason', async () => {
    const { plan } = await small;
    const byRow = plan.refusals.map(({ row, problems }) => `${row} ${problems[0]?.reason ?? ''}`);
    expect(byRow).toEqual([
      '8 Duplicate SKU, with the same values',
      '9 Duplicate SKU, with other values',
      '11 Price must be an amount',
      '12 Price must be an amount above 0',
      '13 There is no exchange rate for GBP',
      '14 Category must be a known category',
      '15 Plating must be a known value',
      '16 The row has fewer cells than the header',
      '17 The row has more cells than the header',
      '18 Title must be at most 120 characters',
      '19 Left out by the mapping: a watch, not jewellery',
      '20 SKU is missing',
      "22 Gross weight can't be lower than net weight",
      '23 Images must be a link that begins with https:// or /',
      '24 Each tier needs a higher quantity and a lower price than the one before',
      '26 MOQ must be a whole number',
    ]);
  });

  it('reads the valid rows exactly', async () => {
    const { products, misfits } = await small;
    expect(misfits).toEqual([]);
    const data = new Map(products.map((write) => [write.id, 'data' in write ? write.data : {}]));
    expect(data.get('rg-101')).toMatchObject({
      sku: 'RG-101',
      netWeightMg: 3_200,
      moq: 12,
      pricePaise: 45_000,
      tiers: [
        { minQty: 12, pricePaise: 45_000 },
        { minQty: 24, pricePaise: 42_000 },
      ],
    });
    expect(data.get('rg102')).toMatchObject({
      title: 'Solitaire "Étoile" ring',
      slug: 'solitaire-etoile-ring',
      description: 'Round stone.\n\nOpen back.',
      pricePaise: 54_080,
      grossWeightMg: 3_100,
      category: 'rings',
      subCategory: 'rings-solitaire',
    });
    expect(data.get('er201')).toMatchObject({
      title: "Boucles d'oreilles dorées",
      priceMode: 'signIn',
      plating: 'gold',
    });
    expect(data.get('ch301')).toMatchObject({ title: '16" rope chain', priceMode: 'onRequest' });
    expect(data.get('pd401')).toMatchObject({
      title: 'Tom & Asha pendant',
      stones: ['Ruby', 'Pearl'],
    });
    expect(data.get('an901')).toMatchObject({ title: '=2+3 anklet', finish: 'oxidised' });
    // Without a weight, it is saved as a draft that cannot be published yet.
    expect(data.get('bg501')).toMatchObject({ sku: 'BG501', status: 'draft' });
    expect(data.get('bg501')).not.toHaveProperty('netWeightMg');
    expect(data.get('an905')).toMatchObject({ slug: 'an905', netWeightMg: 1_050 });
  });

  it('names the column that the mapping does not use', async () => {
    expect((await small).list.unused).toEqual(['Internal']);
  });
});

const realListIsHere = existsSync(SUPPLIER_LIST);

describe.runIf(realListIsHere)('the real list of 4,853 rows', () => {
  const real = planAgainstEmptyShop(SUPPLIER_LIST, REAL_MAP);

  it('accounts for every row', async () => {
    const { list, plan } = await real;
    expect(list.rows).toBe(4_853);
    expect(planCounts(plan)).toMatchObject({ created: 4_786, refused: 67 });
    expect(refusalCounts(plan.refusals)).toEqual([
      { reason: 'Duplicate SKU, with the same values', rows: 67 },
    ]);
  });

  it('creates products that fit the schema, with prices in paise at the exchange rate of the mapping', async () => {
    const { products, misfits } = await real;
    expect(misfits).toEqual([]);
    const band = products.find(({ id }) => id === 'skue46513');
    // 42.99 dollars at 84.5 rupees, rounded to a whole rupee.
    expect(band).toMatchObject({
      data: { pricePaise: 363_300, subCategory: 'watches-smart-watches' },
    });
  });

  it('uses or explicitly ignores every column', async () => {
    expect((await real).list.unused).toEqual([]);
  });
});

if (!realListIsHere) {
  it('reports that the real list is missing', ({ annotate }) =>
    annotate(`not imported: ${SUPPLIER_LIST} is not there`, 'warning'));
}
