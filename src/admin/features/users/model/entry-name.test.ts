import { buildAudit } from '#fixtures/build.ts';
import { expect, test } from 'vitest';
import { entryName } from './entry-name.ts';

const issued = (after: Record<string, unknown>, path = 'invoices/o1') =>
  entryName(buildAudit({ path, action: 'create', after }));

test('names an issued document by its kind and number', () => {
  const number = 'INV/26-27/0001';
  expect(issued({ kind: 'invoice', number })).toBe('Tax invoice INV/26-27/0001');
  expect(issued({ kind: 'creditNote', number: 'CRN/26-27/0001' })).toBe(
    'Credit note CRN/26-27/0001',
  );
  expect(issued({ kind: 'challan', number: 'DC/26-27/0001' })).toBe(
    'Delivery challan DC/26-27/0001',
  );
});

test('names packing slips, notes, calls and reminders', () => {
  expect(issued({ paper: { orderNumber: 'GB-7K2M9Q' } }, 'packingSlips/o1')).toBe(
    'Packing slip of GB-7K2M9Q',
  );
  expect(issued({}, 'orders/o1/notes/n1')).toBe('Note about an order');
  expect(issued({ channel: 'phone' }, 'customers/u1/notes/n1')).toBe(
    'Call or message about a customer',
  );
  expect(issued({ kind: 'payment-reminder', orders: ['GB-7K2M9Q', 'GB-7K2M9R'] }, 'mail/m1')).toBe(
    'Payment reminder for GB-7K2M9Q, GB-7K2M9R',
  );
  expect(issued({ delivery: 'queued' }, 'mail/m1')).toBe('Email');
});

test('names other entries by their path', () => {
  expect(issued({ irn: 'a' })).toBe('Invoice');
  expect(issued({ kind: 'other', number: 'X' })).toBe('Invoice');
  expect(issued({ kind: 'invoice', number: 'GB-7K2M9Q' }, 'orders/o1')).toBe('Order');
  expect(issued({}, 'prod/rg101')).toBe('Product rg101');
});
