/** Exported orders have amounts that spreadsheets can add, and a cell for each column. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { anySale, saleOf } from '#fixtures/invoices.ts';
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
    Subtotal: '1250.50',
    Freight: '0.00',
    'Taxable amount': '1250.50',
    CGST: '18.76',
    IGST: '0.00',
    'Round-off': '0.00',
    Total: '1288.02',
    Paid: '0.00',
    Due: '',
    'Place of supply': 'Telangana',
    Accepted: '',
  });
});

test('a request without a quote has no amounts', () => {
  expect(cellsOf(buildOrder({ status: 'requested' }))).toMatchObject({
    Channel: 'Website',
    ...{ Subtotal: '', 'Round-off': '', Total: '', Credited: '', Paid: '', Due: '' },
    Status: 'Requested',
  });
});

test('each row adds up: goods to taxable amount, taxes and round-off to total, payments to what is due', () => {
  const anyAmount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(anySale, anyAmount, anyAmount, (sale, paidPaise, creditPaise) => {
      const { order } = saleOf(sale);
      const confirmed = order.timeline.find(({ status }) => status === 'confirmed');
      const at = (confirmed?.at ?? 0) + 1;
      const credit = { totalPaise: creditPaise, taxablePaise: 0, at };
      const cells = cellsOf({ ...order, paidPaise, credit });
      const paise = (name: string) => Math.round(Number(cells[name]) * 100);
      expect(paise('Subtotal') - paise('Discount') + paise('Freight') + paise('Packing')).toBe(
        paise('Taxable amount'),
      );
      const taxes = paise('CGST') + paise('SGST') + paise('IGST');
      expect(paise('Taxable amount') + taxes + paise('Round-off')).toBe(paise('Total'));
      expect(paise('Total')).toBe(order.quote?.totalPaise);
      expect(paise('Credited')).toBe(confirmed ? creditPaise : 0);
      expect(paise('Total') - paise('Credited') - paise('Paid')).toBe(paise('Due'));
    }),
  );
});
