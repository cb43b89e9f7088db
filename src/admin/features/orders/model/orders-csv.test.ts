/** Exported orders have amounts that spreadsheets can add, and a cell for each column. */
import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { ORDER_HEADER, orderCells } from './orders-csv.ts';

const cellsOf = (order: Parameters<typeof orderCells>[0]) =>
  Object.fromEntries(orderCells(order).map((cell, at) => [ORDER_HEADER[at], cell]));

test('a quoted order has its amounts in rupees', () => {
  const line = {
    sku: 'ER101',
    qty: 24,
    unit: 'pair',
    gstRateBps: 300,
    amountPaise: 125_050,
  } as const;
  const order = buildOrder({
    status: 'quoted',
    source: 'phone',
    contact: { name: 'Asha Rao', phone: '+919876543210' },
    address: { lines: ['12 Bazaar Road'], city: 'Hyderabad', state: 'Telangana', pin: '500002' },
    quote: {
      lines: [{ ...line, rate: { basis: 'unit', pricePaise: 5_210 } }],
      ...{ discountPaise: 0, taxablePaise: 125_050, cgstPaise: 1_876, sgstPaise: 1_876 },
      ...{ igstPaise: 0, totalPaise: 128_802, validUntil: 0 },
    },
  });
  expect(cellsOf(order)).toMatchObject({
    Channel: 'Phone',
    Quantity: '24 pairs',
    'Taxable amount': '1250.50',
    CGST: '18.76',
    IGST: '0.00',
    Total: '1288.02',
    'Place of supply': 'Telangana',
    Accepted: '',
  });
});

test('a request without a quote has no amounts', () => {
  expect(cellsOf(buildOrder({ status: 'requested' }))).toMatchObject({
    Channel: 'Website',
    Total: '',
    Status: 'Requested',
  });
});
