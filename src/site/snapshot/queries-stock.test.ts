/** What buyers see of the stock of a tracked product. */
import { beforeEach, expect, test } from 'vitest';
import { buildProduct, buildSiteSettings, buildStock } from '#fixtures/build.ts';
import { unpackSlice } from '#core/listing/catalogue-slice.ts';
import { stockOf } from '#core/stock/stock-levels.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import { siteSettingsKind, type SiteSettings } from '#schema/settings.ts';
import { stockKind, type StockLevel } from '#schema/stock.ts';
import { ingest } from './ingest.ts';
import { createCatalogue } from './queries.ts';
import { openStore, type Store } from './store.ts';

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
});

const product = (id: string, fields: Partial<Product>) =>
  ingest(store, {
    path: `prod/${id}`,
    data: encodeDocument(productKind, buildProduct({ sku: id.toUpperCase(), ...fields })),
  });
const catalogue = () => createCatalogue(store, { now: Date.parse('2026-07-01T00:00:00Z') });
const stock = (id: string, levels: StockLevel[], fields: object = {}) =>
  ingest(store, {
    path: `stock/${id}`,
    data: { ...encodeDocument(stockKind, buildStock(stockOf(levels, 10))), ...fields },
  });
const settings = (availability: SiteSettings['availability']) =>
  ingest(store, {
    path: 'settings/site',
    data: encodeDocument(siteSettingsKind, buildSiteSettings({ availability })),
  });

test('decides what buyers see of a tracked product, also on cards and in data', () => {
  product('rg1', { stockStatus: 'inStock' });
  stock('rg1', [{ onHand: 4, reserved: 4 }]);
  expect(catalogue().product('RG1')?.stockStatus).toBe('outOfStock');
  expect(catalogue().cards(['RG1'])[0]?.facts).toContain('Out of stock');
  expect(catalogue().catalogueSlice(0).text).toContain('outOfStock');
  stock('rg1', [], { deletedAt: new Date() });
  expect(catalogue().product('RG1')?.stockStatus).toBe('inStock');
});

test('is used whichever document is read first, and a made-to-order product never runs out', () => {
  stock('rg1', [{ onHand: 0, reserved: 0 }]);
  stock('rg2', [{ onHand: 0, reserved: 0 }]);
  product('rg1', {});
  product('rg2', { stockStatus: 'madeToOrder' });
  expect(catalogue().product('RG1')?.stockStatus).toBe('outOfStock');
  expect(catalogue().product('RG2')?.stockStatus).toBe('madeToOrder');
});

const LEAVES = 'Leaves the same working day if confirmed by 3 pm';
test.each([
  [undefined, 40, 'In stock, ready to dispatch'],
  [{ show: 'words', dispatchBy: '3 pm' }, 40, `In stock. ${LEAVES}`],
  [{ show: 'numbers' }, 84, '84 in stock'],
  [{ show: 'numbers', dispatchBy: '3 pm' }, 9, `Low stock, 9 left. ${LEAVES}`],
  [{ show: 'numbers', madeToOrderDays: 10 }, undefined, 'Made to order in 10 days'],
  [{ show: 'numbers' }, 0, 'Out of stock'],
] as const)('with the settings %j, %s units are shown as “%s”', (shown, units, text) => {
  settings(shown);
  product('rg1', { stockStatus: units === undefined ? 'madeToOrder' : 'inStock' });
  if (units !== undefined) stock('rg1', [{ onHand: units, reserved: 0 }]);
  expect(catalogue().availability('RG1')?.text).toBe(text);
});

test('is in the data for browsers only if it is shown in numbers', () => {
  const entryOfRing = () => unpackSlice(JSON.parse(catalogue().catalogueSlice(0).text))[0];
  product('rg1', { stockStatus: 'inStock' });
  stock('rg1', [{ onHand: 84, reserved: 4 }]);
  expect(entryOfRing()).not.toHaveProperty('available');
  settings({ show: 'words' });
  expect(catalogue().catalogueSlice(0).text).not.toContain('available');
  settings({ show: 'numbers' });
  expect(entryOfRing()).toMatchObject({ available: 80 });
  stock('rg1', [{ onHand: 4, reserved: 4 }]);
  expect(entryOfRing()?.available).toBeUndefined();
});

test('names the sizes that are out of stock', () => {
  const sizes = ['S', 'M', 'L'].map((label) => ({ label }));
  const sized = { sizeSystem: 'free' as const, sizes };
  product('rg1', sized);
  stock('rg1', [
    { size: 'S', onHand: 20, reserved: 0 },
    { size: 'M', onHand: 4, reserved: 4 },
  ]);
  expect(catalogue().availability('RG1')?.soldOut).toEqual(['M', 'L']);
  const entry = () => unpackSlice(JSON.parse(catalogue().catalogueSlice(0).text))[0];
  expect(entry()?.soldOut).toEqual(['M', 'L']);
  product('rg1', { ...sized, stockStatus: 'madeToOrder' });
  expect(catalogue().product('RG1')?.stockStatus).toBe('inStock');
  expect(catalogue().availability('RG1')?.soldOut).toEqual([]);
  expect(entry()?.soldOut).toBeUndefined();
});

test('of an only size is that of the level with more, from before or after it had the size', () => {
  settings({ show: 'numbers' });
  product('rg1', { sizeSystem: 'free', sizes: [{ label: 'S' }] });
  stock('rg1', [
    { onHand: 40, reserved: 0 },
    { size: 'S', onHand: 30, reserved: 0 },
  ]);
  expect(catalogue().availability('RG1')).toEqual({ text: '40 in stock', soldOut: [] });
});

test('from before a product got several sizes is not for sale', () => {
  settings({ show: 'numbers' });
  product('rg1', { sizeSystem: 'free', sizes: [{ label: 'S' }, { label: 'M' }] });
  stock('rg1', [{ onHand: 40, reserved: 0 }]);
  expect(catalogue().product('RG1')?.stockStatus).toBe('outOfStock');
  expect(catalogue().availability('RG1')).toEqual({
    text: 'Out of stock',
    soldOut: ['S', 'M'],
  });
  stock('rg1', [
    { onHand: 40, reserved: 0 },
    { size: 'S', onHand: 25, reserved: 0 },
  ]);
  expect(catalogue().availability('RG1')).toEqual({ text: '25 in stock', soldOut: ['M'] });
});
