import { expect, test } from 'vitest';
import { creditWarning, waitsForPayment } from './credit.ts';

test('warns from the first paisa over the limit', () => {
  const credit = { limitPaise: 5_000_000, duePaise: 3_000_000 };
  expect(creditWarning(credit, 2_000_000)).toBeUndefined();
  expect(creditWarning(credit, 2_000_001)).toBe(
    'Over the credit limit by ₹0.01. ₹30,000 is due for other orders, this order adds ₹20,000.01, and the limit is ₹50,000.',
  );
});

test('a limit of nothing warns for every order, no limit for none', () => {
  expect(creditWarning({ limitPaise: 0, duePaise: 0 }, 100)).toBe(
    'Over the credit limit by ₹1. Nothing else is due, this order adds ₹1, and the limit is ₹0.',
  );
  expect(creditWarning({ limitPaise: undefined, duePaise: 9e9 }, 9e9)).toBeUndefined();
});

test('an order with a payment due is packed only if the shop does not ask for payment first', () => {
  expect(waitsForPayment({ duePaise: 1 }, true)).toBe(true);
  expect(waitsForPayment({ duePaise: 1 }, false)).toBe(false);
  expect(waitsForPayment({ duePaise: 0 }, true)).toBe(false);
  expect(waitsForPayment({ duePaise: -500 }, true)).toBe(false);
  expect(waitsForPayment({}, true)).toBe(false);
});
