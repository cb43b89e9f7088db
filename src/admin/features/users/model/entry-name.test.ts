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

test('names other entries by their path', () => {
  expect(issued({ irn: 'a' })).toBe('Invoice');
  expect(issued({ kind: 'other', number: 'X' })).toBe('Invoice');
  expect(issued({ kind: 'invoice', number: 'GB-7K2M9Q' }, 'orders/o1')).toBe('Order');
  expect(issued({}, 'prod/rg101')).toBe('Product rg101');
});
