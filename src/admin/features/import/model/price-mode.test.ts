/**
 * Imports that change the price mode: a price for signed-in buyers is stored only in its own document, and undo
 * restores it.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { inverseOf } from '#admin/shell/editing/inverse-write.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import type { PriceMode } from '#schema/product-status.ts';
import { shopMapping } from '#core/import/match-columns.ts';
import { readDrafts } from '#fixtures/build-import.ts';
import { readList } from '#core/import/read-list.ts';
import { importPlanner } from '#core/import/plan.ts';
import { storedShop } from './import-plan.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Stored documents by path. */
type Shop = Readonly<Partial<Record<string, Fields>>>;

const HEADER = 'SKU,Price mode,Price (₹),Volume pricing (₹)';
const PRODUCT = 'prod/rg-1';
const PRICE = 'prices/rg-1';

const initial: Shop = {
  [PRODUCT]: encodeDocument(
    productKind,
    buildProduct({ sku: 'RG-1', priceMode: 'public', pricePaise: 45_000, tiers: [] }),
  ),
};

/** The shop after the writes; throws where the database would refuse. */
function written(shop: Shop, writes: readonly DocumentWrite[]): Shop {
  return writes.reduce<Shop>((before, write) => {
    const path = `${write.collection}/${write.id}`;
    const current = before[path];
    if (write.kind === 'create') {
      if (current) throw new Error(`${path} is there already`);
      return { ...before, [path]: write.data };
    }
    if (current === undefined || current['rev'] !== write.rev - 1)
      throw new Error(`${path} has another revision`);
    const set: Fields = Object.fromEntries(write.changes.map(({ field, after }) => [field, after]));
    const next: [string, unknown][] = Object.entries({ ...current, ...set, rev: write.rev });
    return {
      ...before,
      [path]: Object.fromEntries(next.filter(([, value]) => value !== undefined)),
    };
  }, shop);
}

/** Imports one row: its writes and the displayed row. */
function imported(shop: Shop, line: string) {
  const list = readList(new TextEncoder().encode(`${HEADER}\r\nRG-1,${line}`));
  const mapping = shopMapping(HEADER.split(','));
  if (!mapping || !list.success) throw new Error('the list cannot be read');
  const [draft] = readDrafts(mapping, list.value).drafts;
  if (!draft) throw new Error('the row cannot be read');
  const documentsAt = (path: string) => {
    const fields = shop[path];
    return fields ? [{ id: 'rg-1', fields }] : [];
  };
  // As in the app, the price is read if the shop or the list has one for signed-in buyers.
  const isRead = [shop[PRODUCT]?.['priceMode'], draft.values['priceMode']].includes('signIn');
  const stored = storedShop(documentsAt(PRODUCT), isRead ? documentsAt(PRICE) : [], []);
  const outcome = importPlanner(stored, { mapping, newProducts: undefined }).planRow(draft);
  return outcome.action === 'refuse'
    ? { writes: [], changes: [], outcome }
    : { writes: outcome.writes, changes: outcome.changes, outcome };
}

const isPriceStored = (shop: Shop): boolean =>
  shop[PRICE] !== undefined && shop[PRICE]['deletedAt'] === null;

test('deletes the price for signed-in buyers when it becomes public', () => {
  const first = imported(initial, 'signIn,450,');
  const signInOnly = written(initial, first.writes);
  expect(signInOnly[PRODUCT]).not.toHaveProperty('pricePaise');
  expect(signInOnly[PRICE]).toMatchObject({ pricePaise: 45_000, deletedAt: null });
  const { writes, changes } = imported(signInOnly, 'public,,');
  expect(changes).toEqual([{ field: 'priceMode', before: 'signIn', after: 'public' }]);
  const open = written(signInOnly, writes);
  expect(open[PRODUCT]).toMatchObject({ priceMode: 'public', pricePaise: 45_000, tiers: [] });
  expect(isPriceStored(open)).toBe(false);
});

test('restores a deleted price with the value of the list, in its next revision', () => {
  const deleted = {
    ...initial,
    [PRICE]: {
      ...encodeDocument(productKind, buildProduct()),
      pricePaise: 9_000,
      tiers: [],
      rev: 4,
      deletedAt: new Date(5),
    },
  };
  const { writes, changes } = imported(deleted, 'signIn,475.50,');
  expect(writes).toContainEqual(expect.objectContaining({ collection: 'prices', rev: 5 }));
  expect(written(deleted, writes)[PRICE]).toMatchObject({ pricePaise: 47_550, deletedAt: null });
  expect(changes).toContainEqual({ field: 'pricePaise', before: 45_000, after: 47_550 });
});

test('does not restore an old price by itself', () => {
  const signInOnly = written(initial, imported(initial, 'signIn,450,').writes);
  const onRequest = written(signInOnly, imported(signInOnly, 'onRequest,,').writes);
  expect(isPriceStored(onRequest)).toBe(false);
  const { outcome } = imported(onRequest, 'signIn,,');
  expect(outcome).toMatchObject({
    action: 'refuse',
    problems: [{ message: expect.stringMatching(/Price is required to publish/) as string }],
  });
});

const line = fc.tuple(
  fc.constantFrom<PriceMode>('public', 'signIn', 'onRequest'),
  fc.integer({ min: 2, max: 900 }),
);

test('after any lists the price is stored according to its mode, and each import can be undone', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      let shop = initial;
      for (const [mode, rupees] of lines) {
        const { writes } = imported(shop, `${mode},${rupees},10: ${rupees - 1}`);
        const after = written(shop, writes);
        expect(isPriceStored(after)).toBe(mode === 'signIn');
        expect(after[PRODUCT]?.['priceMode']).toBe(mode);
        expect(after[mode === 'signIn' ? PRICE : PRODUCT]?.['pricePaise']).toBe(
          mode === 'onRequest' ? undefined : rupees * 100,
        );
        const back = written(after, writes.toReversed().map(inverseOf));
        expect({ ...back[PRODUCT], rev: 0 }).toEqual({ ...shop[PRODUCT], rev: 0 });
        expect(isPriceStored(back)).toBe(isPriceStored(shop));
        if (isPriceStored(shop))
          expect(back[PRICE]?.['pricePaise']).toBe(shop[PRICE]?.['pricePaise']);
        shop = after;
      }
    }),
    { numRuns: 60 },
  );
});
