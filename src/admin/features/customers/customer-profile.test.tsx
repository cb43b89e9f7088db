/** The phone number and the GSTIN on the page of a customer. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildOrder, buildWebUser } from '#fixtures/build.ts';
import type { WebUser } from '#schema/web-user.ts';
import { CustomerProfile } from './customer-profile.tsx';

const GSTIN = '36AABCU9603R1ZO';
const contact = { name: 'Asha', phone: '+919876543210', gstin: GSTIN };

/** The text of the page of a customer with one order. */
function textFor(profile: Partial<WebUser>): string {
  const file = {
    ...{ record: undefined, addresses: [], account: undefined, entered: [] },
    ...{ pausedUntil: undefined },
    profile: { id: 'asha', success: true as const, value: buildWebUser(profile) },
    orders: [{ id: 'one', success: true as const, value: buildOrder({ contact }) }],
    totals: { requested: 1, orders: 0, totalPaise: 0 },
  };
  const markup = renderToStaticMarkup(<CustomerProfile uid="asha" file={file} />);
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('are those of the latest order if the profile has none', () => {
  const text = textFor({ phone: '', gstin: undefined });
  expect(text).toContain('Phone +91 98765 43210 From an order');
  expect(text).toMatch(new RegExp(`GSTIN ${GSTIN} Telangana From an order`));
});

test('are otherwise those of the profile', () => {
  const text = textFor({ phone: '+919800000001', gstin: '24AAACC1206D1ZM' });
  expect(text).toContain('+91 98000 00001');
  expect(text).toContain('24AAACC1206D1ZM');
  expect(text).not.toContain('From an order');
});
