/** The contact of a customer whose profile is not complete. */
import { expect, test } from 'vitest';
import { withContactOfOrders } from './profile-contact.ts';

const PHONE = '+919876543210';
const GSTIN = '36AABCU9603R1ZO';

test('fills the phone number and the GSTIN from the first contact that has them', () => {
  const contacts = [{ phone: '' }, { phone: PHONE }, { phone: '+919800000001', gstin: GSTIN }];
  expect(withContactOfOrders({ phone: '' }, contacts)).toEqual({ phone: PHONE, gstin: GSTIN });
});

test('keeps what the profile states', () => {
  const profile = { phone: '+919800000002', gstin: '24AAACC1206D1ZM', email: 'shop@moti.example' };
  expect(withContactOfOrders(profile, [{ phone: PHONE, gstin: GSTIN }])).toEqual(profile);
  expect(withContactOfOrders({ phone: '' }, [])).toEqual({ phone: '' });
});
