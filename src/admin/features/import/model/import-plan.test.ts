import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { SUPPLIER_LIST } from '#fixtures/supplier-list.ts';
import { guessMapping, shopMapping } from '#core/import/match-columns.ts';
import { importPlanner } from '#core/import/plan.ts';
import { readDrafts } from '#fixtures/build-import.ts';
import { readList } from '#core/import/read-list.ts';
import type { StoredFields } from '#core/import/stored.ts';
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import { storedShop } from './import-plan.ts';

const HEADER = 'SKU,Title,Net weight (g),Price (₹),Stones';

const storedProduct = (fields: Partial<Product>): StoredFields => {
  const product = buildProduct({ priceMode: 'public', pricePaise: 45_000, tiers: [], ...fields });
  return { id: product.sku.toLowerCase(), fields: encodeDocument(productKind, product) };
};

/** The outcomes of a list, those of unreadable rows last. */
function planned(
  bytes: Uint8Array,
  mappingFor: (header: readonly string[]) => ReturnType<typeof shopMapping>,
  products: readonly StoredFields[] = [],
) {
  const list = readList(bytes);
  const mapping = list.success ? mappingFor(list.value.header) : undefined;
  if (!list.success || !mapping) throw new Error('the list is not mapped');
  const { drafts, refused } = readDrafts(mapping, list.value);
  const newProducts = { hsn: '711311', gstRateBps: 250 };
  const planner = importPlanner(storedShop(products, [], []), { mapping, newProducts });
  return { mapping, outcomes: [...drafts.map(planner.planRow), ...refused] };
}

describe('a row of an import', () => {
  it('has its changes, or why it is refused', () => {
    const lines = [HEADER, 'RG-1,Band,,475.50,', 'RG-2,,,,Ruby', 'RG-1,Band,,1,', 'RG-3,,4 st,,'];
    const { outcomes } = planned(new TextEncoder().encode(lines.join('\r\n')), shopMapping, [
      storedProduct({ sku: 'RG-1', title: 'Band' }),
      storedProduct({ sku: 'RG-2', stones: ['Ruby'] }),
    ]);
    expect(outcomes.map(({ row, sku, action }) => `${row} ${sku} ${action}`)).toEqual([
      '2 RG-1 update',
      '3 RG-2 unchanged',
      '4 RG-1 refuse',
      '5 RG-3 refuse',
    ]);
    const [first, , duplicate, unreadable] = outcomes;
    expect(first).toMatchObject({
      changes: [{ field: 'pricePaise', before: 45_000, after: 47_550 }],
    });
    expect(duplicate).toMatchObject({
      problems: [{ message: expect.stringContaining('Duplicate SKU (also in row 2).') as string }],
    });
    expect(unreadable).toMatchObject({ problems: [{ column: 'Net weight (g)' }] });
  });
});

describe.runIf(existsSync(SUPPLIER_LIST))('the real list of 4,853 rows', () => {
  it('becomes drafts that fit the schema, with prices in paise at the exchange rate', () => {
    const { mapping, outcomes } = planned(readFileSync(SUPPLIER_LIST), (header) => ({
      ...guessMapping(header),
      ...{ currency: 'USD', rate: '84.5', newCategories: 'create' },
    }));
    expect(mapping.columns).toEqual({
      sku: 'model',
      title: 'name',
      category: 'category',
      subCategory: 'subcategory',
      pricePaise: 'current_price',
      images: 'image_url',
    });
    const writes = outcomes.flatMap((row) => (row.action === 'create' ? row.writes : []));
    expect(writes).toHaveLength(4_786);
    expect(outcomes.filter(({ action }) => action === 'refuse')).toHaveLength(67);
    const data = writes.flatMap((write) => (write.kind === 'create' ? [write.data] : []));
    expect(data.filter((each) => !decodeDocument(productKind, 'prod/x', each).ok)).toEqual([]);
    // 42.99 dollars at 84.5 rupees.
    expect(data[0]).toMatchObject({ sku: 'SKUE46513', pricePaise: 363_266 });
  });
});
