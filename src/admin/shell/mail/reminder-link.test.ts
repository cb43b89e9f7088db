import { expect, test } from 'vitest';
import { readWhatsappLink } from '#core/whatsapp.ts';
import { LONGEST_LINK } from '#core/order/fitting-link.ts';
import { reminderLink } from './reminder-link.ts';

const LINK = 'https://shop.in/account/orders/an-id';
const first = { number: 'GB-5K7QM2', duePaise: 875_294 };
const reminder = {
  contact: { name: 'Asha Rao', phone: '+919876543210' },
  ...{ orders: [first], businessName: 'GlamBug Mart', link: LINK, upiId: 'shop@bank' },
};

const linesOf = (change: Partial<typeof reminder> | { link: undefined; upiId?: undefined }) =>
  readWhatsappLink(reminderLink({ ...reminder, ...change }))?.text.split('\n') ?? [];

test('names the amount, the order, where to pay, and the order in the account', () => {
  expect(linesOf({}).slice(1)).toEqual([
    'GlamBug Mart, order GB-5K7QM2: ₹8,752.94 is due.',
    'If you have already paid, please send us the payment reference.',
    'UPI ID: shop@bank',
    LINK,
  ]);
  expect(linesOf({ link: undefined }).at(-1)).toBe('UPI ID: shop@bank');
  expect(linesOf({ link: undefined, upiId: undefined }).join()).not.toMatch(/undefined|https?:/);
});

test('adds up several orders, and lists them', () => {
  const second = { number: 'GB-7WX3PD', duePaise: 100_006 };
  expect(linesOf({ orders: [first, second] }).slice(1)).toEqual([
    'GlamBug Mart: ₹9,753 is due for 2 orders.',
    'If you have already paid, please send us the payment reference.',
    'UPI ID: shop@bank',
    LINK,
    'GB-5K7QM2: ₹8,752.94',
    'GB-7WX3PD: ₹1,000.06',
  ]);
});

test('of very many orders lists those that fit, after everything else', () => {
  const orders = Array.from({ length: 500 }, () => first);
  expect(reminderLink({ ...reminder, orders }).length).toBeLessThanOrEqual(LONGEST_LINK);
  const lines = linesOf({ orders });
  expect(lines).toContain(LINK);
  expect(lines.at(-1)).toMatch(/^\(and \d+ more lines\)$/);
});
