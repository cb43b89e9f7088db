import { expect, test } from 'vitest';
import { webUser } from '#schema/web-user.ts';
import { enteredProfile, hasAccount, isEnteredCustomer } from './entered-customer.ts';

test('tells accounts from customers whom staff have entered', () => {
  expect(isEnteredCustomer(crypto.randomUUID())).toBe(true);
  expect(hasAccount(crypto.randomUUID())).toBe(false);
  // As Firebase Authentication makes them, and those of tests.
  for (const uid of ['kJ3hT0pQ8uXwYz1aB2cD3eF4gH5i', `t-${crypto.randomUUID()}`])
    expect(hasAccount(uid)).toBe(true);
});

test('a record with a contact is listed like a profile, notes on an account are not', () => {
  const times = { createdAt: 1, updatedAt: 2 };
  const contact = { name: 'Asha Rao', phone: '+919876543210', gstin: '36AABCU9603R1ZO' };
  expect(enteredProfile('id', { contact, ...times })).toMatchObject({
    ...{ uid: 'id', displayName: 'Asha Rao', phone: '+919876543210', createdAt: 1, lastLogin: 2 },
  });
  expect(enteredProfile('id', times)).toBeUndefined();
  const whole = { ...contact, email: 'asha@shop.in', businessName: 'Zari' };
  const profile = enteredProfile('id', { contact: whole, ...times });
  expect(webUser.shape.businessName.safeParse(profile?.businessName).success).toBe(true);
});
