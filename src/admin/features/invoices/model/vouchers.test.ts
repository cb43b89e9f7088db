/** What documents and payments book: each customer on one ledger, each voucher balanced. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildOrder, buildPayment } from '#fixtures/build.ts';
import { anyMonth, BUYER_GSTIN, issued, piece, saleOf, unwrapped } from '#fixtures/invoices.ts';
import { startOfIndiaDay } from '#core/india-time.ts';
import { paymentMethod } from '#schema/payment.ts';
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { dayBook } from './invoice-tables.ts';
import { tallyXml } from './tally-xml.ts';
import { ledgerEntries, vouchersOf, type IssuedDocument, type OrderPayment } from './vouchers.ts';

/** Of 25 November 2026: 103.00. */
const invoice: IssuedDocument = {
  ...issued(unwrapped(draftInvoice(saleOf({ lines: [piece('RG101', 1, 10_000)] })))),
  id: 'o1',
  orderId: 'o1',
};
const { gstin: _, ...unregistered } = invoice.buyer;

const soldTo = (id: string, buyer: Partial<IssuedDocument['buyer']>): IssuedDocument => ({
  ...invoice,
  ...{ id, orderId: id, uid: `customer-${id}`, buyer: { ...unregistered, ...buyer } },
});

const payment = (change: Parameters<typeof buildPayment>[0], orderId = 'o1'): OrderPayment => ({
  id: `p-${orderId}`,
  orderId,
  order: buildOrder({ number: 'GB-7K2M9Q', contact: { name: 'Asha Rao', phone: '+919876543210' } }),
  payment: buildPayment({
    paidOn: startOfIndiaDay('2026-11-26') ?? 0,
    ...change,
  }),
});

const ledgersIn = (vouchers: readonly { ledger: string }[]) => vouchers.map((each) => each.ledger);

describe('ledgers of customers', () => {
  test('with one name are two, with the GSTIN or the phone number of each', () => {
    const documents = [
      soldTo('a', { name: 'Asha Silver', gstin: BUYER_GSTIN }),
      soldTo('b', { name: 'Asha Silver', phone: '+919000000001' }),
      soldTo('c', { name: 'Asha Silver', phone: '+919000000002' }),
    ];
    const names = [
      `Asha Silver (${BUYER_GSTIN})`,
      'Asha Silver (+91 90000 00001)',
      'Asha Silver (+91 90000 00002)',
    ];
    const vouchers = vouchersOf(documents);
    expect(ledgersIn(vouchers)).toEqual(names);
    const xml = tallyXml(vouchers);
    for (const name of names) expect(xml.split(`<LEDGER NAME="${name}"`)).toHaveLength(2);
    expect(
      xml.match(/<LEDGER NAME="Asha[^/]*<\/NAME><PARENT>[^/]*<\/PARENT><PARTYGSTIN>/g),
    ).toHaveLength(1);
  });

  test('have the same name in a file without the others', () => {
    const [first, second] = [
      soldTo('a', { name: 'A' }),
      soldTo('b', { name: 'A', phone: '+919000000001' }),
    ];
    const both = ledgersIn(vouchersOf([first, second]));
    expect([first, second].flatMap((one) => ledgersIn(vouchersOf([one])))).toEqual(both);
  });

  test('with one GSTIN are one, however the name is written', () => {
    const documents = ['Asha Silver', 'ASHA SILVER PVT LTD'].map((name, at) =>
      soldTo(`o${at}`, { name, gstin: BUYER_GSTIN }),
    );
    expect(new Set(ledgersIn(vouchersOf(documents)))).toEqual(
      new Set([`Asha Silver (${BUYER_GSTIN})`]),
    );
  });

  test('of one customer are one, also before the GSTIN was known and with another phone number', () => {
    const documents = [
      soldTo('a', { name: 'Asha Silver', phone: '+919000000001' }),
      soldTo('b', { name: 'Asha Silver Pvt Ltd', phone: '+919000000002', gstin: BUYER_GSTIN }),
    ].map((each) => ({ ...each, uid: 'asha' }));
    const paid = payment({ amountPaise: 500 }, 'earlier');
    const order = { ...paid.order, uid: 'asha' };
    const vouchers = vouchersOf(documents, [{ ...paid, order }]);
    const ledger = `Asha Silver (${BUYER_GSTIN})`;
    expect(ledgersIn(vouchers)).toEqual([ledger, ledger, ledger]);
    expect(tallyXml(vouchers)).toContain(
      `<PARENT>Sundry Debtors</PARENT><PARTYGSTIN>${BUYER_GSTIN}`,
    );
  });

  test('of one customer with two GSTINs are two, and customers without an account share none', () => {
    const other = '36AABCU9603R1ZQ';
    const documents = [
      soldTo('a', { name: 'Asha', gstin: BUYER_GSTIN }),
      soldTo('b', { name: 'Asha', gstin: other }),
    ].map((each) => ({ ...each, uid: 'asha' }));
    const walkIns = [
      soldTo('c', { name: 'Ravi', phone: '+919000000001' }),
      soldTo('d', { name: 'Meera', phone: '+919000000002' }),
    ].map((each) => ({ ...each, uid: crypto.randomUUID() }));
    expect(ledgersIn(vouchersOf([...documents, ...walkIns]))).toEqual([
      `Asha (${BUYER_GSTIN})`,
      `Asha (${other})`,
      'Ravi (+91 90000 00001)',
      'Meera (+91 90000 00002)',
    ]);
  });

  test('never have the name of a ledger of the shop', () => {
    expect(ledgersIn(vouchersOf([soldTo('a', { name: 'Sales' })]))).not.toContain('Sales');
  });
});

describe('payments', () => {
  test('a receipt in cash, and a refund by bank, on the ledger of their invoice', () => {
    const buyer = { name: 'Asha Silver', gstin: BUYER_GSTIN };
    const vouchers = vouchersOf(
      [soldTo('o1', buyer)],
      [
        payment({ amountPaise: 10_300, method: 'cash' }),
        payment({ amountPaise: -300, method: 'upi', reference: 'UPI-1' }),
      ],
    );
    const ledger = `Asha Silver (${BUYER_GSTIN})`;
    expect(dayBook(vouchers).slice(1)).toEqual([
      ['2026-11-25', 'Tax invoice', invoice.number, ledger, '103.00', ''],
      ['2026-11-25', 'Tax invoice', invoice.number, 'Sales', '', '100.00'],
      ['2026-11-25', 'Tax invoice', invoice.number, 'Output CGST', '', '1.50'],
      ['2026-11-25', 'Tax invoice', invoice.number, 'Output SGST', '', '1.50'],
      ['2026-11-26', 'Receipt', 'GB-7K2M9Q', ledger, '', '103.00'],
      ['2026-11-26', 'Receipt', 'GB-7K2M9Q', 'Cash', '103.00', ''],
      ['2026-11-26', 'Refund', 'GB-7K2M9Q', ledger, '3.00', ''],
      ['2026-11-26', 'Refund', 'GB-7K2M9Q', 'Bank', '', '3.00'],
    ]);
    const xml = tallyXml(vouchers);
    expect(xml).toContain('REMOTEID="p-o1" VCHTYPE="Receipt"');
    expect(xml).toContain(
      '<LEDGERNAME>Cash</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><ISPARTYLEDGER>No</ISPARTYLEDGER><AMOUNT>-103.00</AMOUNT>',
    );
    expect(xml).toContain('VCHTYPE="Payment"');
    expect(xml).toContain('<NARRATION>UPI, UPI-1, order GB-7K2M9Q</NARRATION>');
    expect(xml).toContain('<NAME>Bank</NAME><PARENT>Bank Accounts</PARENT>');
  });

  test('without an invoice in the period are on the ledger of the order’s contact', () => {
    const vouchers = vouchersOf([], [payment({ amountPaise: 500, method: 'cheque' })]);
    expect(ledgersIn(vouchers)).toEqual(['Asha Rao (+91 98765 43210)']);
    // Only the ledgers that the file needs.
    expect(tallyXml(vouchers)).not.toContain('NAME="Sales"');
  });

  test('that are voided are left out', () => {
    const voided = { at: 0, by: 'meera', reason: 'Twice' };
    expect(vouchersOf([], [payment({ voided })])).toEqual([]);
  });
});

const anyPayment = fc
  .record({
    amountPaise: fc.integer({ min: -50_000, max: 50_000 }).filter((paise) => paise !== 0),
    method: fc.constantFrom(...paymentMethod.options),
  })
  .map((change) => payment(change));

test('each voucher adds up to zero, and the customers owe what is invoiced less what is paid', () => {
  fc.assert(
    fc.property(anyMonth, fc.array(anyPayment, { maxLength: 5 }), (months, payments) => {
      const documents = months.map((document, at) => ({ ...document, id: `d${at}` }));
      const vouchers = vouchersOf(documents, payments);
      expect(vouchers).toHaveLength(documents.length + payments.length);
      const entries = vouchers.map(ledgerEntries);
      for (const each of entries) expect(each.reduce((sum, { paise }) => sum + paise, 0)).toBe(0);
      const onCustomers = entries.reduce((sum, [first]) => sum + (first?.paise ?? 0), 0);
      const invoiced = documents.reduce(
        (sum, { kind, totalPaise }) => sum + (kind === 'invoice' ? totalPaise : -totalPaise),
        0,
      );
      const paid = payments.reduce((sum, each) => sum + each.payment.amountPaise, 0);
      expect(0 - onCustomers).toBe(invoiced - paid);
    }),
  );
});
