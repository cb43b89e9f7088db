import { describe, expect, it } from 'vitest';
import { rateOf, readMoney } from './read-money.ts';

const usd = { decimal: '.', currency: 'USD', rates: { USD: 84.5 }, step: 1 } as const;
const inr = { ...usd, currency: 'INR' } as const;

describe('readMoney', () => {
  it('converts dollars to paise at the rate of the mapping', () => {
    expect(readMoney('9.59', usd)).toEqual({ ok: true, value: 81_036 });
  });

  it('rounds to whole rupees if requested', () => {
    expect(readMoney('9.59', { ...usd, step: 100 })).toEqual({ ok: true, value: 81_000 });
  });

  it.each(['450/-', '₹450/-', 'Rs.450 /=', '450 INR/-'])('reads %s as whole rupees', (written) => {
    expect(readMoney(written, inr)).toEqual({ ok: true, value: 45_000 });
  });

  it.each(['₹1,250.50', 'Rs. 1,250.50', '1250.50 INR'])('reads %s as rupees', (written) => {
    expect(readMoney(written, inr)).toEqual({ ok: true, value: 125_050 });
  });

  it('accepts amounts of up to 64 characters', () => {
    expect(readMoney(`${'0'.repeat(61)}450`, inr)).toEqual({ ok: true, value: 45_000 });
  });

  it.each([
    ['$12', inr, 'expected an amount in INR'],
    ['12', { ...usd, currency: 'GBP' }, 'There is no exchange rate for GBP.'],
    ['9,59', inr, 'expected an amount'],
    ['0.00', inr, 'expected an amount above 0'],
    ['-5', inr, 'expected an amount above 0'],
    ['450 constructor', inr, 'expected an amount in INR'],
    ['on request', inr, 'expected an amount'],
    [`${'0'.repeat(62)}450`, inr, 'expected an amount'],
  ])('rejects %s', (written, how, expected) => {
    expect(readMoney(written, how)).toMatchObject({ ok: false, expected });
  });
});

it('knows only the exchange rates of the mapping', () => {
  expect(rateOf({ USD: 84.5 }, 'USD')).toBe(84.5);
  expect(rateOf({}, 'INR')).toBe(1);
  expect(rateOf({}, 'constructor')).toBeUndefined();
});
