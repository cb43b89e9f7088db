import { describe, expect, it } from 'vitest';
import { readMoney, readWeight } from './read-number.ts';

const inr = { currency: 'INR', rate: '' };
const usd = { currency: 'USD', rate: '84.5' };

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
    ['$12', "isn't an amount in INR"],
    ['9,59', "isn't an amount. "],
    ['0.00', "isn't an amount above 0"],
    ['-5', "isn't an amount above 0"],
    ['450 constructor', "isn't an amount in INR"],
    ['on request', "isn't an amount. "],
    [`${'0'.repeat(62)}450`, "isn't an amount. "],
  ])('rejects %s', (written, expected) => {
    const read = readMoney(written, inr);
    expect(!read.success && read.error).toContain(expected);
  });
});

describe('readWeight', () => {
  it.each([
    ['4.2', 4_200],
    ['4.2 g', 4_200],
    ['4.2gms.', 4_200],
    ['2850 mg', 2_850],
    ['0.012 kg', 12_000],
    ['0.0005', 1],
  ])('reads %s as mg', (written, mg) => {
    expect(readWeight(written)).toEqual({ success: true, value: mg });
  });

  it.each(['4,2', 'heavy', '3 tola', '', '4 constructor', '4 toString', '0'])(
    'rejects %j',
    (written) => {
      expect(readWeight(written).success).toBe(false);
    },
  );
});
