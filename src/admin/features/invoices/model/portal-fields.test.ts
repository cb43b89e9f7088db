/** What the GST portals would refuse is refused before the download, or replaced. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUYER_GSTIN, issued, piece, saleOf, unwrapped } from '#fixtures/invoices.ts';
import { startOfIndiaDay } from '#core/india-time.ts';
import type { Result } from '#core/result.ts';
import type { Invoice } from '#schema/invoice.ts';
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { eInvoiceOf } from './e-invoice.ts';
import { eWayBillOf } from './e-way-bill.ts';
import { deliveredElsewhere } from './portal-fields.ts';
import type { Transport } from './transport.ts';

/** Issued on 25 November 2026. */
const invoice = issued(
  unwrapped(
    draftInvoice(
      saleOf({ lines: [piece('RG101', 100, 10_000)], state: 'Karnataka', gstin: BUYER_GSTIN }),
    ),
  ),
);

const errorOf = (result: Result<object>): string => (result.success ? '' : result.error);

const BY_ROAD: Transport = { mode: 1, distanceKm: 570, vehicle: 'TS09AB1234' };

const withTexts = (text: string): Invoice => ({
  ...invoice,
  seller: { ...invoice.seller, name: text, tradeName: text, city: text, lines: [text, text] },
  buyer: {
    ...invoice.buyer,
    name: text,
    address: { lines: [text, text], city: text, state: 'Karnataka', pin: '560001' },
  },
  lines: invoice.lines.map((line) => ({ ...line, title: text })),
});

describe('texts', () => {
  test('have two apostrophes for inches, and a slash for a backslash', () => {
    const [eInvoice, eWayBill] = [
      eInvoiceOf(withTexts(String.raw`Chain 18" A\B`)),
      eWayBillOf(withTexts(String.raw`Chain 18" A\B`), BY_ROAD),
    ].map((made) => JSON.stringify(unwrapped<object>(made)));
    expect(eInvoice?.match(/Chain 18'' A\/B/g)).toHaveLength(10);
    expect(eWayBill?.match(/Chain 18'' A\/B/g)).toHaveLength(10);
  });

  test('of any length and with any characters fit both portals', () => {
    const anyText = fc.string({
      minLength: 3,
      maxLength: 120,
      unit: fc.constantFrom('a', 'é', '"', '\\'),
    });
    fc.assert(
      fc.property(anyText, (text) => {
        expect(errorOf(eInvoiceOf(withTexts(text)))).toBe('');
        expect(errorOf(eWayBillOf(withTexts(text), BY_ROAD))).toBe('');
      }),
      { numRuns: 50 },
    );
  });
});

describe('states', () => {
  const { seller, buyer } = invoice;
  const moved = (pin: string, state = 'Karnataka'): Invoice => ({
    ...invoice,
    buyer: {
      ...buyer,
      address: { lines: ['1 MG Road'], city: 'Kochi', state, pin },
    },
  });

  test('the seller’s GSTIN must be of the seller’s state', () => {
    const other = { ...invoice, seller: { ...seller, stateCode: '29', state: 'Karnataka' } };
    for (const made of [eInvoiceOf(other), eWayBillOf(other, BY_ROAD)])
      expect(errorOf(made)).toContain(
        `Your GSTIN ${seller.gstin} is registered in Telangana, but your address is in Karnataka.`,
      );
  });

  test('the buyer’s PIN code must be of the GSTIN’s state, and of the address', () => {
    expect(errorOf(eInvoiceOf(moved('682001')))).toContain(
      'The PIN code 682001 is in Kerala or Lakshadweep, but the buyer’s GSTIN is of Karnataka.',
    );
    expect(errorOf(eWayBillOf(moved('682001'), BY_ROAD))).toContain(
      'The PIN code 682001 is in Kerala or Lakshadweep, but the address of delivery is in Karnataka.',
    );
    expect(errorOf(eInvoiceOf(moved('560001')))).toBe('');
  });

  test('goods that go to another state than that of the GSTIN need the portal’s own form', () => {
    expect(errorOf(eInvoiceOf(moved('682001', 'Kerala')))).toBe(
      'The buyer’s GSTIN is registered in Karnataka, but the delivery address is in Kerala. Prepare this e-invoice on the portal: enter the address of the GSTIN under “Bill to”, and the delivery address under “Ship to”.',
    );
    const two = { ...moved('682001', 'Kerala'), seller: { ...seller, city: 'Ux' } };
    expect(errorOf(eInvoiceOf(two))).toMatch(
      /^Your city needs .* PIN code 682001 .* You can’t change/,
    );
    expect(deliveredElsewhere(moved('560001'))).toBeUndefined();
  });

  test('the remedy follows the problems', () => {
    expect(errorOf(eInvoiceOf(moved('682001')))).toMatch(
      /Karnataka\. You can’t change an issued invoice/,
    );
  });
});

describe('HSN codes', () => {
  const withCodes = (...codes: string[]): Invoice => ({
    ...invoice,
    lines: codes.flatMap((hsn) => invoice.lines.map((line) => ({ ...line, hsn }))),
  });

  test('of five digits or only zeros are refused in an e-way bill', () => {
    for (const hsn of ['71131', '0000'])
      expect(errorOf(eWayBillOf(withCodes(hsn), BY_ROAD))).toContain(
        'Each HSN code needs 4, 6 or 8 digits.',
      );
    expect(errorOf(eWayBillOf(withCodes('7113'), BY_ROAD))).toBe('');
  });

  test('have 6 or 8 digits in an e-invoice', () => {
    for (const hsn of ['711311', '71131110']) expect(errorOf(eInvoiceOf(withCodes(hsn)))).toBe('');
    for (const hsn of ['7113', '71131', '000000'])
      expect(errorOf(eInvoiceOf(withCodes(hsn)))).toContain(
        `The HSN code ${hsn} of line 1 (RG101) needs 6 or 8 digits in an e-invoice. Enter the longer code in the product.`,
      );
  });

  test('that are too short are named once, with their lines', () => {
    expect(errorOf(eInvoiceOf(withCodes('7113', '711311', '7113')))).toContain(
      'The HSN code 7113 of lines 1 (RG101), 3 (RG101) needs 6 or 8 digits',
    );
  });
});

describe('transport', () => {
  const problemOf = (change: Partial<Transport>): string =>
    errorOf(eWayBillOf(invoice, { ...BY_ROAD, ...change }));
  const at = (day: string) => startOfIndiaDay(day);

  test.each([
    ...['AB121234', 'AB12A1234', 'AB12AB1234', 'AB12ABC1234', 'ABC1234', 'AB123A1234'],
    ...['DF123456', 'TM12345', 'TRAP09123456789', 'BP12345', 'NP12345'],
  ])('takes the vehicle number %s', (vehicle) => {
    expect(problemOf({ vehicle })).toBe('');
  });

  test.each([
    'HELLO WORLD!!!!',
    'ts09ab1234',
    'TS09AB123',
    'TS09AB12345',
    'DF12',
    'NP12345678901234',
  ])('refuses the vehicle number %s', (vehicle) => {
    expect(problemOf({ vehicle })).toBe(
      'Enter the vehicle number as on its plate, like TS09AB1234.',
    );
  });

  test.each<[Partial<Transport>, string]>([
    [{ distanceKm: 4_001 }, 'Enter the distance in whole kilometres, up to 4,000.'],
    [{ distanceKm: 1.5 }, 'Enter the distance in whole kilometres'],
    [{ transporter: { name: '', id: '36AABCG' } }, 'Enter the transporter ID with its 15'],
    [{ document: { number: 'LR 12' } }, 'The number of the lorry receipt can have only'],
    [{ document: { number: '1234567890123456' } }, 'at most 15'],
    [{ document: { number: 'LR12', day: at('2026-11-24') } }, 'from 25/11/2026 on'],
    [{ document: { day: at('2026-11-25') } }, 'Enter the number of the lorry receipt.'],
    [{ mode: 2, vehicle: undefined }, 'Enter the number of the railway receipt.'],
    [{ mode: 2, document: { number: '2020-307306' } }, 'starts with P for a parcel'],
    [{ mode: 2, document: { number: 'PNZM2020-307306' } }, 'Enter the date of the railway'],
    [{ mode: 3 }, 'Enter the number of the airway bill.'],
    [{ mode: 3, document: { number: '098-12345675' } }, 'Enter the date of the airway bill.'],
    [{ mode: 4 }, 'Enter the number of the bill of lading.'],
  ])('%o is refused', (change, message) => {
    expect(problemOf(change)).toContain(message);
  });

  test('by air, the file has the airway bill with its date', () => {
    const document = { number: '098-12345675', day: at('2026-11-26') };
    const transport: Transport = { mode: 3, distanceKm: 0, document };
    expect(unwrapped(eWayBillOf(invoice, transport))).toMatchObject({
      ...{ transMode: 3, transDocNo: '098-12345675', transDocDate: '26/11/2026', vehicleNo: '' },
    });
  });

  test('by ship, a vehicle is not regular', () => {
    const document = { number: 'BL1', day: at('2026-11-25') };
    expect(unwrapped(eWayBillOf(invoice, { ...BY_ROAD, mode: 4, document }))).toMatchObject({
      vehicleType: 'O',
    });
  });
});
