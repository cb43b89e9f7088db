/** Whether a typed contact is that of a customer. */
import { expect, test } from 'vitest';
import { buildWebUser } from '#fixtures/build.ts';
import type { CustomerResults } from '#admin/shell/actions/find-customers.ts';
import { isEnteredCustomer } from '#core/account/entered-customer.ts';
import type { WebUser } from '#schema/web-user.ts';
import { EMPTY_ENTERED_ORDER } from './entered-order.ts';
import { findMatchingCustomer, offeredFields } from './matching-customer.ts';

const PHONE = '+919876543210';
const GSTIN = '36AABCU9603R1ZO';
const ENTERED = '0b5c1c9e-1111-4111-8111-111111111111';

/** A search that finds these, whatever is typed, and what it was given. */
function searchOf(...customers: WebUser[]) {
  const typed: string[] = [];
  const find = (text: string): Promise<CustomerResults> => {
    typed.push(text);
    const results = customers.map((value) => ({ id: value.uid, success: true as const, value }));
    return Promise.resolve({ customers: results, isCut: false });
  };
  return { typed, find };
}

const prakash = buildWebUser({ uid: 'prakash', phone: PHONE, businessName: 'Prakash Jewellers' });

test('is a customer with the same phone number, however it is typed', async () => {
  const other = buildWebUser({ uid: 'other', phone: '+919876543211' });
  for (const phone of ['98765 43210', '098765-43210', '+91 9876543210']) {
    const { find, typed } = searchOf(other, prakash);
    const match = await findMatchingCustomer({ phone, gstin: '' }, find);
    expect(match).toEqual({ customer: prakash, shares: 'phone number' });
    expect(typed).toEqual([PHONE]);
  }
});

test('is a customer with the same GSTIN if none has the phone number', async () => {
  const sita = buildWebUser({ uid: 'sita', phone: '+919876543211', gstin: GSTIN });
  const find = (text: string) => searchOf(...(text === GSTIN ? [sita] : [])).find(text);
  const typed = { phone: '98765 43210', gstin: ' 36aabcu9603r1zo' };
  expect(await findMatchingCustomer(typed, find)).toEqual({ customer: sita, shares: 'GSTIN' });
  expect(await findMatchingCustomer({ ...typed, phone: '98765' }, find)).toMatchObject({
    customer: { uid: 'sita' },
  });
});

test('is not offered if the number is incomplete', async () => {
  const { find, typed } = searchOf(prakash);
  expect(await findMatchingCustomer({ phone: '98765', gstin: '' }, find)).toBeNull();
  expect(typed).toEqual([]);
});

test('is one with the number in an order if none has it in the profile', async () => {
  const ravi = buildWebUser({ uid: 'ravi', phone: '+919876543211' });
  const typed = { phone: '98765 43210', gstin: '' };
  expect(await findMatchingCustomer(typed, searchOf(ravi).find)).toMatchObject({ customer: ravi });
  expect(await findMatchingCustomer(typed, searchOf(ravi, prakash).find)).toMatchObject({
    customer: prakash,
  });
  expect(await findMatchingCustomer(typed, searchOf().find)).toBeNull();
});

test('is preferably a customer whom staff have entered, because accounts can state any number', async () => {
  expect(isEnteredCustomer(ENTERED)).toBe(true);
  const { find } = searchOf(prakash, buildWebUser({ uid: ENTERED, phone: PHONE }));
  expect(await findMatchingCustomer({ phone: PHONE, gstin: '' }, find)).toMatchObject({
    customer: { uid: ENTERED },
  });
});

test('keeps typed values and a typed address', () => {
  const earlier = { businessName: 'Old Firm', gstin: '24AAACC1206D1ZM' };
  const customer = {
    ...{ ...EMPTY_ENTERED_ORDER.customer, ...earlier, uid: 'prakash', name: 'Prakash' },
  };
  const typed = {
    customer: { ...EMPTY_ENTERED_ORDER.customer, name: 'P.', email: 'p@example.com', gstin: GSTIN },
    address: { ...EMPTY_ENTERED_ORDER.address, city: 'Guntur' },
  };
  const usual = { ...EMPTY_ENTERED_ORDER.address, city: 'Hyderabad' };
  expect(offeredFields(typed, { customer, address: usual })).toEqual({
    customer: { ...customer, email: 'p@example.com', gstin: GSTIN },
    address: typed.address,
  });
  const { address } = EMPTY_ENTERED_ORDER;
  expect(offeredFields({ ...typed, address }, { customer, address: usual }).address).toBe(usual);
});
