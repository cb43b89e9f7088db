import { expect, test } from 'vitest';
import { termsText } from './terms-text.ts';

const NOTHING = { limitPaise: undefined, duePaise: 0 };

test('states what is due, the credit limit and the group of a customer', () => {
  const group = { id: 'gold', name: 'Gold', off: 'making', shareBps: 500 } as const;
  expect(termsText({ group, credit: { limitPaise: 5_000_000, duePaise: 875_294 } })).toEqual([
    '₹8,752.94 is due for other orders.',
    'The credit limit is ₹50,000.',
    'Gold: 5% off making charges.',
  ]);
  expect(termsText({ group: undefined, credit: { ...NOTHING, duePaise: 100 } })).toEqual([
    '₹1 is due for other orders.',
  ]);
});

test('says nothing of a customer without debts and terms', () => {
  expect(termsText({ group: undefined, credit: NOTHING })).toEqual([]);
});
