/** Price changes against a fake database: reading, writing, continuing after an error, and undo. */
import { expect, test } from 'vitest';
import { buildPrice, buildProduct, buildProductDocument } from '#fixtures/build.ts';
import {
  database,
  GOES_OFFLINE,
  LANDS_UNSEEN,
  outcome,
  saveAsOtherUser,
  staffDatabase,
  stockProduct,
  stored,
  emptyForEachTest,
} from '#fixtures/staff-database.ts';
import {
  planRow,
  priceWrite,
  type BulkPriceChange,
  type PriceItem,
} from '#core/price-changes/plan-price-changes.ts';
import { undoFields } from '#admin/shell/actions/undo-bulk.ts';
import type { BulkDone } from '#admin/shell/actions/bulk-write.ts';
import type { StaffDatabase } from '#firebase/browser/staff-database.ts';
import { encodeDocument } from '#schema/kind.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { priceKind } from '#schema/price.ts';
import { readPriceItems } from './read-price-items.ts';
import { writePriceChanges } from './write-price-changes.ts';

emptyForEachTest();

const quiet = { signal: new AbortController().signal, onProgress: () => undefined };
const FIVE_PERCENT: BulkPriceChange = {
  target: 'price',
  unit: 'percent',
  by: 500,
  rounding: { stepPaise: 100, isUp: false },
};
const tiers = [{ minQty: 24, pricePaise: 90_000 }];

function stockPriced(id: string, pricePaise = 100_000): void {
  stockProduct(id, buildProduct({ sku: id.toUpperCase(), title: id, pricePaise, tiers, rev: 3 }));
}
function stockSignIn(id: string): void {
  stockProduct(id, buildProduct({ sku: id.toUpperCase(), priceMode: 'signIn' }));
  const price = buildPrice({ pricePaise: 100_000, tiers, rev: 7 });
  database.documents.set(`prices/${id}`, { ...encodeDocument(priceKind, price) });
}

const read = (...ids: string[]): Promise<PriceItem[]> =>
  readPriceItems({ ids }, quiet, staffDatabase);

/** Paise per gram. */
const RATE = 9_000;

const planned = (items: readonly PriceItem[], by: BulkPriceChange = FIVE_PERCENT): BulkDone[] =>
  items.flatMap((item) => {
    const row = planRow(item, by, RATE);
    return row.kind === 'changed'
      ? [{ id: item.id, writes: [priceWrite(row.item, row.changes)] }]
      : [];
  });

const change = async (...ids: string[]) =>
  await outcome(writePriceChanges(planned(await read(...ids)), quiet, undefined, staffDatabase));
const undo = (result: Awaited<ReturnType<typeof change>>) =>
  outcome(undoFields(result, quiet, staffDatabase));

const priceOf = (path: string): unknown => stored(path)?.['pricePaise'];

test('reads each price from its document, and says why others can’t be changed', async () => {
  stockPriced('rg101');
  stockSignIn('rg102');
  stockProduct('rg103', buildProduct({ sku: 'RG103', priceMode: 'onRequest' }));
  stockProduct(
    'rg104',
    buildProductDocument({ sku: 'RG104', status: 'draft', priceMode: 'signIn' }),
  );
  const items = await read('rg101', 'rg102', 'rg103', 'rg104');
  expect(items).toMatchObject([
    { collection: 'prod', rev: 3, price: { pricePaise: 100_000, tiers } },
    { collection: 'prices', rev: 7, price: { pricePaise: 100_000, tiers } },
    { why: 'Price on request. There is no price to change.' },
    { why: 'It has no price yet.' },
  ]);
});

test.each([
  [150, 0],
  [151, 0],
  [160, 500],
  [160, 3_000],
])('of a list reads %i of its prices, beside %i others', async (own, others) => {
  for (let at = 0; at < own; at += 1) stockSignIn(`rg${1_000 + at}`);
  stockPriced('rg101');
  for (let at = 0; at < others; at += 1) {
    const id = `er${1_000 + at}`;
    const product = buildProduct({
      sku: id.toUpperCase(),
      priceMode: 'signIn',
      status: 'archived',
    });
    stockProduct(id, product);
  }
  const list = STAFF_LISTS.products;
  const query = { equal: { deletedAt: null, status: 'published' }, sort: list.sorts[0] };
  let byName = 0;
  const counting: StaffDatabase = {
    ...staffDatabase,
    documentsByName: (kind, ids) => {
      byName += ids.length;
      return staffDatabase.documentsByName(kind, ids);
    },
  };
  const items = await readPriceItems({ list, query }, quiet, counting);
  expect(items.map((item) => ('price' in item ? item.price : item.why))).toEqual(
    Array(own + 1).fill({ pricePaise: 100_000, tiers }),
  );
  // A large part of all prices is read in pages.
  expect(byName).toBe(own <= 150 || own + others > 4 * own ? own : 0);
});

test('changes public and sign-in prices with their tiers, each in its own document', async () => {
  stockPriced('rg101');
  stockSignIn('rg102');
  const { done, failed } = await change('rg101', 'rg102');
  expect(done).toHaveLength(2);
  expect(failed).toEqual([]);
  const after = { pricePaise: 105_000, tiers: [{ minQty: 24, pricePaise: 94_500 }] };
  expect(stored('prod/rg101')).toMatchObject({ ...after, rev: 4 });
  expect(stored('prices/rg102')).toMatchObject({ ...after, rev: 8 });
  expect(stored('prod/rg102')).not.toHaveProperty('pricePaise');
  expect(database.written).toEqual(['prod/rg101', 'prices/rg102']);
});

test('does not overwrite a price that someone saved after the preview', async () => {
  stockPriced('rg101');
  stockPriced('rg102');
  const items = planned(await read('rg101', 'rg102'));
  saveAsOtherUser('prod/rg101', { pricePaise: 120_000 });
  const { done, failed } = await outcome(writePriceChanges(items, quiet, undefined, staffDatabase));
  expect(failed).toMatchObject([{ id: 'rg101' }]);
  expect(done).toMatchObject([{ id: 'rg102' }]);
  expect(priceOf('prod/rg101')).toBe(120_000);
});

test.each([
  ['a lost write', GOES_OFFLINE],
  ['a lost response', LANDS_UNSEEN],
])('continues after %s and changes each price once', async (_what, courses) => {
  const ids = Array.from({ length: 150 }, (_, at) => `rg${1_000 + at}`);
  for (const id of ids) stockPriced(id);
  const items = planned(await read(...ids));
  // The second batch fails.
  database.courses = ['done', ...courses];
  const first = await outcome(writePriceChanges(items, quiet, undefined, staffDatabase));
  expect(first.done).toHaveLength(100);
  expect(first.stopped).toBeDefined();
  const progress: number[] = [];
  const options = { ...quiet, onProgress: (count: number) => void progress.push(count) };
  const both = await outcome(writePriceChanges(items, options, first, staffDatabase));
  expect(both.stopped).toBeUndefined();
  expect(both.done).toHaveLength(150);
  expect(progress).toEqual([150]);
  expect(new Set(ids.map((id) => priceOf(`prod/${id}`)))).toEqual(new Set([105_000]));
  await undo(both);
  expect(new Set(ids.map((id) => priceOf(`prod/${id}`)))).toEqual(new Set([100_000]));
});

test('undo restores the exact prices, also if something else was saved since', async () => {
  stockPriced('rg101', 99_999);
  stockSignIn('rg102');
  const before = [stored('prod/rg101'), stored('prices/rg102')];
  const result = await change('rg101', 'rg102');
  saveAsOtherUser('prod/rg101', { title: 'New title' });
  const { failed } = await undo(result);
  expect(failed).toEqual([]);
  expect(stored('prod/rg101')).toMatchObject({
    title: 'New title',
    pricePaise: before[0]?.['pricePaise'],
    tiers: before[0]?.['tiers'],
  });
  expect(priceOf('prices/rg102')).toBe(before[1]?.['pricePaise']);
});

test('undo lists a price that someone changed since, and leaves it', async () => {
  stockPriced('rg101');
  stockPriced('rg102');
  const result = await change('rg101', 'rg102');
  saveAsOtherUser('prod/rg101', { pricePaise: 130_000 });
  const { done, failed } = await undo(result);
  expect(failed).toEqual([{ id: 'rg101', why: expect.stringContaining('Someone changed it') }]);
  expect(done).toMatchObject([{ id: 'rg102' }]);
  expect([priceOf('prod/rg101'), priceOf('prod/rg102')]).toEqual([130_000, 100_000]);
});

test('an undo that is repeated changes nothing', async () => {
  stockPriced('rg101');
  const result = await change('rg101');
  await undo(result);
  const { failed } = await undo(result);
  expect(failed).toEqual([]);
  expect(stored('prod/rg101')).toMatchObject({ pricePaise: 100_000, rev: 5 });
});

test('changes the making charge of prices by weight, and undo restores it', async () => {
  const byWeight = {
    makingPerGramPaise: 2_000,
    stonesPaise: 5_000,
    makingTiers: [{ minQty: 24, offBps: 5_000 }],
  };
  stockPriced('rg101');
  stockProduct(
    'rg102',
    buildProduct({
      ...{ sku: 'RG102', netWeightMg: 10_000, byWeight, pricePaise: undefined },
      ...{ sizeSystem: 'indianRing', sizes: [{ label: '14', netWeightMg: 20_000 }] },
    }),
  );
  stockProduct('rg103', buildProduct({ sku: 'RG103', priceMode: 'signIn' }));
  const price = buildPrice({ byWeight, pricePaise: undefined });
  database.documents.set('prices/rg103', { ...encodeDocument(priceKind, price) });
  const items = await read('rg101', 'rg102', 'rg103');
  const up: BulkPriceChange = { target: 'making', on: 'all', by: 1_000 };
  const rows = items.map((item) => planRow(item, up, RATE));
  expect(rows).toMatchObject([
    { kind: 'refused', why: 'It has a fixed price, without a making charge.' },
    {
      kind: 'changed',
      // 10 g of silver at ₹90, ₹20 and then ₹22 making per gram, and ₹50 for stones.
      before: { prices: { pricePaise: 115_000, tiers: [{ minQty: 24, pricePaise: 105_000 }] } },
      after: {
        prices: {
          ...{ pricePaise: 117_000, tiers: [{ minQty: 24, pricePaise: 106_000 }] },
          bySize: [{ label: '14', pricePaise: 229_000 }],
        },
      },
    },
    { kind: 'changed' },
  ]);
  const changed = planned(items, up);
  const result = await outcome(writePriceChanges(changed, quiet, undefined, staffDatabase));
  const after = { byWeight: { ...byWeight, makingPerGramPaise: 2_200 } };
  expect(stored('prod/rg102')).toMatchObject(after);
  expect(stored('prices/rg103')).toMatchObject(after);
  await undo(result);
  expect(stored('prod/rg102')).toMatchObject({ byWeight });
  expect(stored('prices/rg103')).toMatchObject({ byWeight });
});

test('changes fixed prices only, and refers to the making charge for others', async () => {
  const byWeight = { makingPerUnitPaise: 2_000, makingTiers: [] };
  stockProduct('rg101', buildProduct({ sku: 'RG101', byWeight, pricePaise: undefined }));
  const [item] = await read('rg101');
  expect(item && planRow(item, FIVE_PERCENT, RATE)).toMatchObject({
    kind: 'refused',
    why: 'Its price follows the silver rate. Change its making charge instead.',
  });
});
