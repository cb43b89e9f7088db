/** What a customer has: a profile, addresses and orders, put into the database past the rules. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildAddress, buildOrder, buildUser, buildWebUser } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { userKind } from '#schema/user.ts';
import { addressKind, webUserKind, type Address, type WebUser } from '#schema/web-user.ts';
import { database, signIn, somebody, type Person } from './customer.ts';

const DAY = 86_400_000;

/** Makes the documents that a sign-in makes, with more in them. */
export async function seedProfile(person: Person, more: Partial<WebUser> = {}): Promise<void> {
  const { uid, email, displayName } = person;
  const [firstName = '', lastName = ''] = displayName.split(' ');
  const profile = buildWebUser({ uid, email, displayName, firstName, lastName, ...more });
  await database.doc(`webUsers/${uid}`).set(encodeDocument(webUserKind, profile));
  const { emailPreferences } = profile;
  await database.doc(`users/${uid}`).set(encodeDocument(userKind, buildUser({ emailPreferences })));
}

/** Adds addresses, the first of them the default unless they say otherwise; gives their ids. */
export async function seedAddresses(
  { uid }: Person,
  addresses: readonly Partial<Address>[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const [place, more] of addresses.entries()) {
    const address = buildAddress({
      isDefault: place === 0,
      createdAt: Date.now() - DAY + place * 1_000,
      ...more,
    });
    const id = randomUUID();
    await database.doc(`webUsers/${uid}/addresses/${id}`).set(encodeDocument(addressKind, address));
    ids.push(id);
  }
  return ids;
}

/** Adds an order and gives its id. */
export async function seedOrder({ uid }: Person, more: Partial<Order> = {}): Promise<string> {
  const createdAt = more.createdAt ?? Date.now() - DAY;
  const order = buildOrder({
    uid,
    createdAt,
    updatedAt: createdAt,
    timeline: [{ status: 'requested', at: createdAt, by: uid }],
    ...more,
  });
  const id = randomUUID();
  await database.doc(`orders/${id}`).set(encodeDocument(orderKind, order));
  return id;
}

/** A quote of one piece at so much. @param validUntil ms */
export function quoteOf(
  { sku, qty }: { sku: string; qty: number },
  pricePaise: number,
  validUntil = Date.now() + 3 * DAY,
): NonNullable<Order['quote']> {
  const amountPaise = pricePaise * qty;
  const tax = Math.round(amountPaise * 0.015);
  return {
    lines: [{ sku, qty, rate: { basis: 'piece', pricePaise }, amountPaise, gstRateBps: 300 }],
    discountPaise: 0,
    taxablePaise: amountPaise,
    cgstPaise: tax,
    sgstPaise: tax,
    igstPaise: 0,
    totalPaise: amountPaise + 2 * tax,
    validUntil,
  };
}

/** Somebody with a profile and two addresses, `Shop` and `Godown`. */
export async function settledCustomer(profile: Partial<WebUser> = {}): Promise<Person> {
  const person = await somebody();
  await seedProfile(person, profile);
  await seedAddresses(person, [{ label: 'Shop' }, { label: 'Godown' }]);
  return person;
}

/** Somebody new, signed in, on a page of their account. */
export async function customerAt(page: Page, to: string, person?: Person): Promise<Person> {
  const who = person ?? (await somebody());
  await signIn(page, who, to);
  return who;
}

/** What a page writes to the console when a request to the database or to Auth is broken on its way. */
export const BROKEN =
  /Failed to load resource|40[03] for |RestConnection|RPC_ERROR|HTTP error|Reference /;

/** Breaks the next request whose address and body are like `what`; those after it go through. */
export async function breakNext(page: Page, what: RegExp): Promise<void> {
  let isBroken = false;
  await page.route(/:(?:commit|runQuery|batchGet)|accounts:delete/, async (route) => {
    const request = route.request();
    const isIt = what.test(`${request.url()} ${request.postData() ?? ''}`);
    if (isBroken || !isIt || request.method() === 'OPTIONS') {
      await route.fallback();
      return;
    }
    isBroken = true;
    await route.abort();
  });
}

/** The words that a section says of what was done. */
export const status = (page: Page) => page.locator('.account-section').getByRole('status');
