/** Lists that change how products are priced: what only customers may see stands nowhere else, and comes back. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { inverseOf } from '#admin/shell/editing/inverse-write.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import type { PriceMode } from '#schema/product-status.ts';
import { createImportDesk } from './import-desk.ts';
import { mappingOf } from './matching.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Documents as they are stored, by path. */
type Shop = Readonly<Partial<Record<string, Fields>>>;

const HEADER = 'SKU,Price mode,Price (₹),Tiers (₹)';
const PRODUCT = 'prod/rg-1';
const PRICE = 'prices/rg-1';

const begun: Shop = {
  [PRODUCT]: encodeDocument(
    productKind,
    buildProduct({ sku: 'RG-1', priceMode: 'public', pricePaise: 45_000, tiers: [] }),
  ),
};

/** The shop when that is written; refused as the database refuses. */
function written(shop: Shop, writes: readonly DocumentWrite[]): Shop {
  return writes.reduce<Shop>((before, write) => {
    const path = `${write.collection}/${write.id}`;
    const stood = before[path];
    if (write.kind === 'create') {
      if (stood) throw new Error(`${path} is there already`);
      return { ...before, [path]: write.data };
    }
    if (stood === undefined || stood['rev'] !== write.rev - 1)
      throw new Error(`${path} has another revision`);
    const set: Fields = Object.fromEntries(write.changes.map(({ field, after }) => [field, after]));
    const next: [string, unknown][] = Object.entries({ ...stood, ...set, rev: write.rev });
    return {
      ...before,
      [path]: Object.fromEntries(next.filter(([, value]) => value !== undefined)),
    };
  }, shop);
}

/** What a list of one row makes of the shop: its writes, and how it is told. */
async function imported(shop: Shop, line: string) {
  const desk = createImportDesk();
  const file = new Blob([`${HEADER}\r\nRG-1,${line}`]);
  const { header } = await desk.open({ file, encoding: 'utf-8', delimiter: undefined });
  const made = mappingOf({ by: 'shop' }, header);
  if (!made.success) throw new Error(made.error);
  const { skus, forCustomers } = await desk.map({ mapping: made.value });
  // As the readers do: the price is read where the shop or the list keeps one for customers alone.
  const isRead =
    shop[PRODUCT]?.['priceMode'] === 'signIn' || forCustomers.includes(String(skus[0]));
  const found = (path: string) => {
    const fields = shop[path];
    return fields ? [{ id: 'rg-1', fields }] : [];
  };
  await desk.know({ products: found(PRODUCT), prices: isRead ? found(PRICE) : [] });
  await desk.plan({ categories: [], author: { uid: 'staff', now: 1 }, publish: false });
  const { rows } = await desk.batch({ from: 0, count: 1 });
  const views = await desk.rows({ action: undefined, from: 0, count: 1 });
  return { writes: rows.flatMap(({ writes }) => writes), view: views.rows[0] };
}

const isKept = (shop: Shop): boolean =>
  shop[PRICE] !== undefined && shop[PRICE]['deletedAt'] === null;

test('a price that everybody may see again is taken away from customers', async () => {
  const first = await imported(begun, 'signIn,450,');
  const kept = written(begun, first.writes);
  expect(kept[PRODUCT]).not.toHaveProperty('pricePaise');
  expect(kept[PRICE]).toMatchObject({ pricePaise: 45_000, deletedAt: null });
  const { writes, view } = await imported(kept, 'public,,');
  expect(view?.changes).toEqual([
    { field: 'Price mode', before: 'After sign-in', after: 'Public' },
  ]);
  const open = written(kept, writes);
  expect(open[PRODUCT]).toMatchObject({ priceMode: 'public', pricePaise: 45_000, tiers: [] });
  expect(isKept(open)).toBe(false);
});

test('a price that was taken away comes back with what the list says, in its next revision', async () => {
  const gone = {
    ...begun,
    [PRICE]: {
      ...encodeDocument(productKind, buildProduct()),
      pricePaise: 9_000,
      tiers: [],
      rev: 4,
      deletedAt: new Date(5),
    },
  };
  const { writes, view } = await imported(gone, 'signIn,475.50,');
  expect(writes[0]).toMatchObject({ collection: 'prices', rev: 5 });
  expect(written(gone, writes)[PRICE]).toMatchObject({ pricePaise: 47_550, deletedAt: null });
  expect(view?.changes).toContainEqual({ field: 'Price (₹)', before: '450', after: '475.50' });
});

test('a price of another time does not come back by itself', async () => {
  const asked = written(begun, (await imported(begun, 'signIn,450,')).writes);
  const onRequest = written(asked, (await imported(asked, 'onRequest,,')).writes);
  expect(isKept(onRequest)).toBe(false);
  const { view } = await imported(onRequest, 'signIn,,');
  expect(view).toMatchObject({
    action: 'refuse',
    problems: [{ words: expect.stringMatching(/Price is required to publish/) as string }],
  });
});

const line = fc.tuple(
  fc.constantFrom<PriceMode>('public', 'signIn', 'onRequest'),
  fc.integer({ min: 2, max: 900 }),
);

test('after any lists the price stands where its mode has it, and each list can be taken back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 6 }), async (lines) => {
      let shop = begun;
      for (const [mode, rupees] of lines) {
        const { writes } = await imported(shop, `${mode},${rupees},10: ${rupees - 1}`);
        const after = written(shop, writes);
        expect(isKept(after)).toBe(mode === 'signIn');
        expect(after[PRODUCT]?.['priceMode']).toBe(mode);
        expect(after[mode === 'signIn' ? PRICE : PRODUCT]?.['pricePaise']).toBe(
          mode === 'onRequest' ? undefined : rupees * 100,
        );
        const back = written(after, writes.toReversed().map(inverseOf));
        expect({ ...back[PRODUCT], rev: 0 }).toEqual({ ...shop[PRODUCT], rev: 0 });
        expect(isKept(back)).toBe(isKept(shop));
        if (isKept(shop)) expect(back[PRICE]?.['pricePaise']).toBe(shop[PRICE]?.['pricePaise']);
        shop = after;
      }
    }),
    { numRuns: 60 },
  );
});
