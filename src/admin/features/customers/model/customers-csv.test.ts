import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { buildWebUser } from '#fixtures/build.ts';
import { gstinWithCheckDigit } from '#core/gstin.ts';
import type { WebUser } from '#schema/web-user.ts';
import { csvOf } from '#core/import/shop-list.ts';
import { totalsOfOrders } from '#core/account/customer-totals.ts';
import { CUSTOMER_HEADER, customerCells, type ListedCustomer } from './customers-csv.ts';

const listed = (fields: Partial<WebUser>, more: Partial<ListedCustomer> = {}): ListedCustomer => {
  const profile = buildWebUser(fields);
  const { emailPreferences } = profile;
  return { profile, record: undefined, emailPreferences, totals: totalsOfOrders([]), ...more };
};

const rowsOf = (customers: readonly ListedCustomer[]) =>
  Papa.parse<Record<string, string>>(
    csvOf([CUSTOMER_HEADER, ...customers.map(customerCells)]).trim(),
    { header: true },
  ).data;

test('writes a row for each customer, and marks an invalid GSTIN', () => {
  const right = gstinWithCheckDigit('36AABCU9603R1Z');
  const wrong = right.slice(0, 14) + (right.endsWith('A') ? 'B' : 'A');
  const [row, other] = rowsOf([
    listed({ businessName: 'Asha, “Silver”', gstin: right, phone: '' }),
    listed({ gstin: wrong }),
  ]);
  expect(row).toMatchObject({
    Business: 'Asha, “Silver”',
    'GSTIN check': 'valid',
    Phone: '',
  });
  expect(other).toMatchObject({ Business: '', 'GSTIN check': 'invalid' });
});

test.each(['=HYPERLINK("http://evil.example")', '+1', '-1+1', '@SUM(A1)'])(
  'a name like %s does nothing in a spreadsheet',
  (displayName) => {
    const [row] = rowsOf([listed({ displayName })]);
    expect(row?.['Name']).toBe(`'${displayName}`);
  },
);

test('a customer without an account was never seen', () => {
  const [entered] = rowsOf([listed({ uid: crypto.randomUUID() })]);
  expect(entered?.['Last seen']).toBe('');
});

test('formats a phone number with a plus as text', () => {
  const [row] = rowsOf([listed({ phone: '+919876543210' })]);
  expect(row?.['Phone']).toBe("'+919876543210");
});

test('includes staff tags and notes, and the email preferences that were chosen last', () => {
  const record = { tags: ['Diwali', '=vip'], notes: 'Pays late.\nAsk Ravi.' };
  const emailPreferences = { orderUpdates: true, promotions: false, newsletter: false };
  const [row] = rowsOf([listed({}, { record, emailPreferences })]);
  expect(row).toMatchObject({
    Tags: 'Diwali, =vip',
    'Staff notes': 'Pays late.\nAsk Ravi.',
    'Promotional emails': 'no',
  });
});

test('includes orders, spending and the balance due in rupees', () => {
  const at = Date.parse('2026-06-01T12:00:00Z');
  const totals = { orders: 3, spentPaise: 125_050, lastOrderAt: at, duePaise: 4_500 };
  const [row, other] = rowsOf([listed({}, { totals }), listed({})]);
  expect(row).toMatchObject({
    ...{ Orders: '3', 'Spent, before GST': '1250.50', 'Balance due': '45.00' },
    'Last order': '1 June 2026',
  });
  expect(other).toMatchObject({ Orders: '0', 'Last order': '', 'Balance due': '0.00' });
});
