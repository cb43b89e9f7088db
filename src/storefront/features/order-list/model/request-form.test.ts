/** The order request form: its output and its error messages. */
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { buildAddress, buildWebUser } from '#fixtures/build.ts';
import { problemsOf } from '#core/account/form-field.ts';
import { gstinWithCheckDigit } from '#core/gstin.ts';
import { orderContact, deliveryAddress } from '#schema/order.ts';
import {
  deliveryAddressText,
  EMPTY_REQUEST,
  LATER,
  OTHER_PLACE,
  prefilled,
  requestSchema,
  withDefaultPlace,
  type RequestForm,
} from './request-form.ts';

const GSTIN = gstinWithCheckDigit('36AABCU9603R1Z');

const address = { ...buildAddress({ isDefault: true }), id: 'shop' };
const FILLED: RequestForm = {
  ...EMPTY_REQUEST,
  name: '  Asha   Rao ',
  phone: '098765 43210',
  email: ' asha@shop.in ',
  gstin: ` ${GSTIN.toLowerCase()}`,
  where: 'shop',
  note: 'Pack each\ndesign apart.',
};

/** The output of the form. */
const sentOf = (change: Partial<RequestForm>, addresses = [address]) => {
  const form = { ...FILLED, ...change };
  return z.parse(requestSchema(form, addresses), form);
};

const wrongIn = (change: Partial<RequestForm>): string[] => {
  const form = { ...FILLED, ...change };
  return Object.keys(problemsOf(requestSchema(form, [address]), form)).sort();
};

describe('a filled form', () => {
  it('returns contact, address and note in the stored format', () => {
    const { contact, address: place, note } = sentOf({});
    expect(orderContact.parse(contact)).toEqual({
      name: 'Asha Rao',
      phone: '+919876543210',
      email: 'asha@shop.in',
      gstin: GSTIN,
    });
    expect(deliveryAddress.parse(place)).toEqual(place);
    expect(place?.lines).toEqual(address.lines);
    expect(note).toBe('Pack each design apart.');
  });

  it('has no address when that is decided later', () => {
    expect(sentOf({ where: LATER, line1: 'half typed' }, []).address).toBeUndefined();
  });

  it('returns a typed address', () => {
    const typed = { line1: '4 MG Road', city: 'Hyderabad', state: 'Telangana', pin: '500 002' };
    expect(sentOf({ where: OTHER_PLACE, ...typed }).address).toEqual({
      lines: ['4 MG Road'],
      city: 'Hyderabad',
      state: 'Telangana',
      pin: '500002',
    });
  });
});

describe('reports an invalid', () => {
  it.each([
    ['name', ''],
    ['name', 'x'.repeat(81)],
    ['phone', '12345'],
    ['email', 'asha@shop'],
    ['gstin', GSTIN.slice(0, 14)],
    ['note', 'x'.repeat(501)],
    ['where', ''],
    ['where', 'an address that was removed'],
  ])('%s', (field, text) => {
    expect(wrongIn({ [field]: text })).toEqual([field]);
  });

  it('typed address by its fields', () => {
    expect(wrongIn({ where: OTHER_PLACE })).toEqual(['city', 'line1', 'pin', 'state']);
  });

  it('form with several errors at once', () => {
    expect(wrongIn({ name: '', phone: '', where: '' })).toEqual(['name', 'phone', 'where']);
  });
});

describe('values from the account', () => {
  const user = { email: 'asha@shop.in', displayName: 'asha' };
  const profile = buildWebUser({
    displayName: 'Asha Rao',
    businessName: 'Rao Silver',
    phone: '+919876543210',
  });

  it('fill empty fields only', () => {
    const form = prefilled({ ...EMPTY_REQUEST, name: 'Ravi', note: 'soon' }, user, profile);
    expect(form).toMatchObject({
      name: 'Ravi',
      businessName: 'Rao Silver',
      phone: '+91 98765 43210',
      email: 'asha@shop.in',
      note: 'soon',
    });
  });

  it('work without a profile, and omit a placeholder email', () => {
    const unnamed = { email: 'abc@customer.invalid', displayName: 'abc' };
    expect(prefilled(EMPTY_REQUEST, unnamed, null)).toEqual({ ...EMPTY_REQUEST, name: 'abc' });
  });

  it('include the default address unless another one was chosen', () => {
    const other = { ...address, id: 'godown', isDefault: false };
    expect(withDefaultPlace(EMPTY_REQUEST, [other, address]).where).toBe('shop');
    const chosen = { ...EMPTY_REQUEST, where: 'godown' };
    expect(withDefaultPlace(chosen, [other, address]).where).toBe('godown');
    expect(withDefaultPlace({ ...chosen, where: 'gone' }, [address]).where).toBe('shop');
    expect(withDefaultPlace({ ...chosen, where: LATER }, [address]).where).toBe(LATER);
    expect(withDefaultPlace(EMPTY_REQUEST, []).where).toBe('');
  });

  it('show an address on one line', () => {
    expect(
      deliveryAddressText({ ...address, lines: ['1 Road', 'Area'], city: 'Pune', pin: '411001' }),
    ).toBe(`1 Road, Area, Pune 411001, ${address.state}`);
  });
});
