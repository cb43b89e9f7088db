import { expect, test } from 'vitest';
import { buildOrder, buildProduct, buildShipment, buildSiteSettings } from '#fixtures/build.ts';
import { slipPaper } from '#schema/packing-slip.ts';
import * as z from 'zod';
import { changedSlips, draftSlip, type CurrentSlip } from './draft-slip.ts';

const product = buildProduct({ sku: 'RG101', title: 'Lotus ring, oxidised', netWeightMg: 4_000 });
const products = new Map([['RG101', { product, price: undefined }]]);
const seller = buildSiteSettings({ businessName: 'GlamBug Mart', legalName: 'GlamBug LLP' });
const order = buildOrder({
  number: 'GB-7K2M9Q',
  status: 'confirmed',
  contact: { name: 'Asha Rao', businessName: 'Asha Silver', phone: '+919876543210' },
  lines: [
    { productId: 'rg101', sku: 'RG101', title: 'Lotus ring', qty: 6, size: '12' },
    { productId: 'rg101', sku: 'RG101', title: 'Lotus ring', qty: 4, size: '14' },
    { productId: 'gone', sku: 'GONE1', title: 'Bell jhumka', qty: 2, unit: 'pair', note: 'Matte' },
  ],
});

const paper = draftSlip({ order, seller, products });

test('has the titles of the catalogue or else of the request, weights, sizes and notes', () => {
  expect(paper).toMatchObject({
    orderNumber: 'GB-7K2M9Q',
    seller: { name: 'GlamBug LLP', tradeName: 'GlamBug Mart' },
    shipTo: { name: 'Asha Silver', attention: 'Asha Rao' },
    lines: [
      {
        ...{ sku: 'RG101', title: 'Lotus ring, oxidised', qty: 10, weightMg: 40_000 },
        sizes: [
          { label: '12', qty: 6 },
          { label: '14', qty: 4 },
        ],
      },
      { sku: 'GONE1', title: 'Bell jhumka', qty: 2, unit: 'pair', notes: ['Matte'] },
    ],
  });
  expect(paper).not.toHaveProperty('parcel');
});

test('of a parcel, has its units, its courier and the quantity of the order', () => {
  const parcel = buildShipment({
    lines: [{ sku: 'RG101', qty: 2, size: '14' }],
    ...{ courier: 'Blue Dart', trackingNumber: '4711', parcels: 3, weightG: 850 },
  });
  expect(draftSlip({ order, seller, products, parcel })).toMatchObject({
    lines: [{ sku: 'RG101', qty: 2, weightMg: 8_000, sizes: [{ label: '14', qty: 2 }] }],
    parcel: {
      ...{ courier: 'Blue Dart', trackingNumber: '4711', parcels: 3, weightG: 850 },
      ofOrder: '10 pieces, 2 pairs',
    },
  });
});

test('is the same after it was stored', () => {
  expect(z.decode(slipPaper, z.encode(slipPaper, paper))).toEqual(paper);
});

test('only issued slips whose data have changed are changed', () => {
  const issued = new Map([['o1', { paper }]]);
  const current = (
    id: string,
    now: Partial<Parameters<typeof draftSlip>[0]> = {},
  ): CurrentSlip => ({
    ...{ id, order, paper: draftSlip({ order, seller, products, ...now }) },
  });
  expect(changedSlips([current('o1'), current('not-issued')], issued)).toEqual([]);
  const { contact } = order;
  const withEmail = { order: { ...order, contact: { ...contact, email: 'asha@example.test' } } };
  expect(changedSlips([current('o1', withEmail)], issued)).toEqual([]);
  const moved = { order: { ...order, note: 'Ring twice' } };
  const renamed = {
    products: new Map([['RG101', { product: { ...product, title: 'Ring' }, price: undefined }]]),
  };
  const elsewhere = { seller: { ...seller, phone: '+919000000001' } };
  for (const change of [moved, renamed, elsewhere])
    expect(changedSlips([current('o1', change)], issued)).toHaveLength(1);
});
