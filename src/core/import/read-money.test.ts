import { describe, expect, it } from 'vitest';
import { SHOP_FORMAT } from './mapping.ts';
import { readMoney } from './read-money.ts';

const inr = SHOP_FORMAT;
const usd = { ...inr, currency: 'USD', rate: '84.5' };

describe('readMoney', () => {
  it('converts dollars to paise at their rate', () => {
    expect(readMoney('9.59', usd)).toEqual({ success: true, value: 81_036 });
  });

  it.each(['450/-', '₹450/-', 'Rs.450 /=', '450 INR/-'])('reads %s as whole rupees', (written) => {
    expect(readMoney(written, inr)).toEqual({ success: true, value: 45_000 });
  });

  it.each(['₹1,250.50', 'Rs. 1,250.50', '1250.50 INR'])('reads %s as rupees', (written) => {
    expect(readMoney(written, inr)).toEqual({ success: true, value: 125_050 });
  });

  it.each([
    ['Rs. 1240/- only', 124_000],
    ['रु. 1,240', 124_000],
    ['₹ 1,24,000.50', 12_400_050],
    ['450 per piece', 45_000],
    ['Rs 450/pair', 45_000],
    ['₹ 450 + GST', 45_000],
    ['450 excl. tax', 45_000],
    ['450+3% GST', 45_000],
    ['Rs. 450/- + 3 % GST', 45_000],
    ['450 ex-GST', 45_000],
    ['450 net', 45_000],
    ['450 प्रति जोड़ी', 45_000],
    ['1.2k', 120_000],
    ['9,59', 959],
    ['₹450/pc + GST', 45_000],
    ['450 par pièce HT', 45_000],
    ['Rs 450 each', 45_000],
    ['₹450 ea', 45_000],
    ['450 ea. only', 45_000],
    ['@450', 45_000],
    ['@ Rs. 450/-', 45_000],
    ['450 (each)', 45_000],
    ['450/- (per pair)', 45_000],
    ['.50', 50],
    ['₹.50', 50],
    ['Rs.450', 45_000],
  ])('reads %s as %i paise', (written, paise) => {
    expect(readMoney(written, inr)).toEqual({ success: true, value: paise });
  });

  it('accepts amounts of up to 64 characters', () => {
    expect(readMoney(`${'0'.repeat(61)}450`, inr)).toEqual({ success: true, value: 45_000 });
  });

  it.each(['Rate/gm', 'Price per gram', 'Rate (Rs/g)', 'Rate per 10 gm'])(
    'rejects every amount below “%s”',
    (column) => {
      expect(readMoney('105', inr, column)).toEqual(readMoney('105/gm', inr));
    },
  );

  it.each(['MRP (incl. GST)', 'Price including tax', 'Prix TTC'])(
    'rejects amounts with GST below “%s”',
    (column) => {
      expect(readMoney('450', inr, column)).toEqual(readMoney('450 incl. GST', inr));
    },
  );

  it.each([
    'Rate',
    'Price excl. GST',
    'Price (with tax extra)',
    'Rate (Rs)',
    'Price (18kt gold plated)',
    'Price of 5 g coin',
    'Goods price',
  ])('reads an amount below “%s”', (column) => {
    expect(readMoney('105', inr, column)).toEqual({ success: true, value: 10_500 });
  });

  it.each([
    ['$12', inr, 'expected an amount in INR'],
    ['9,5959', inr, 'expected an amount'],
    ['450 incl. GST', inr, 'expected a price before GST'],
    ['₹450 (inclusive of all taxes)', inr, 'expected a price before GST'],
    ['12,50 TTC', inr, 'expected a price before GST'],
    ['85/gm', inr, 'expected a price per piece, pair or set'],
    ['18/ग्रा.', inr, 'expected a price per piece, pair or set'],
    ['0.00', inr, 'expected an amount above 0'],
    ['-5', inr, 'expected an amount above 0'],
    ['450 (small)', inr, 'expected an amount'],
    ['@ 450 @', inr, 'expected an amount'],
    ['450 constructor', inr, 'expected an amount'],
    ['on request', inr, 'expected an amount'],
    [`${'0'.repeat(62)}450`, inr, 'expected an amount'],
  ])('rejects %s', (written, how, expected) => {
    expect(readMoney(written, how)).toMatchObject({ success: false, expected });
  });
});
