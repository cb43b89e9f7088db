/** The contact of a customer whose profile is not complete. */
import { expect, test } from 'vitest';
import { withContactOfOrders } from './profile-contact.ts';

const PHONE = '+919876543210';
const GSTIN = '36AABCU9603R1ZO';

test('fills the phone number and the GSTIN from the first contact that has them', () => {
  const contacts = [{ phone: '' }, { phone: PHONE }, { phone: '+919800000001', gstin: GSTIN }];
  expect(withContactOfOrders({ phone: '' }, contacts)).toEqual({ phone: PHONE, gstin: GSTIN });
});

test('takes the GSTIN of the business of the profile or else of the latest order', () => {
  const other = { phone: '', businessName: 'Old Firm', gstin: '24AAACC1206D1ZM' };
  const same = { phone: '', businessName: 'Moti House', gstin: GSTIN };
  const moti = { phone: PHONE, businessName: ' moti house ' };
  expect(withContactOfOrders({ phone: '' }, [moti, other, same])).toEqual({
    ...{ phone: PHONE, gstin: GSTIN },
  });
  expect(withContactOfOrders({ phone: '' }, [moti, other])).toEqual({ phone: PHONE });
  expect(withContactOfOrders(moti, [other, same])).toEqual({ ...moti, gstin: GSTIN });
});

test('keeps what the profile states', () => {
  const profile = { phone: '+919800000002', gstin: '24AAACC1206D1ZM', email: 'shop@moti.example' };
  expect(withContactOfOrders(profile, [{ phone: PHONE, gstin: GSTIN }])).toEqual(profile);
  expect(withContactOfOrders({ phone: '' }, [])).toEqual({ phone: '' });
});
