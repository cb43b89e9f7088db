/** A customer's data: a profile, addresses and orders, written to the database bypassing the rules. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildAddress, buildOrder, buildUser, buildWebUser } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { userKind } from '#schema/user.ts';
import { addressKind, webUserKind, type Address, type WebUser } from '#schema/web-user.ts';
import { database, openSignedIn, createPerson, type Person } from './customer.ts';

const DAY = 86_400_000;

/** Creates the documents of a sign-in with additional fields. */
export async function seedProfile(person: Person, more: Partial<WebUser> = {}): Promise<void> {
  const { uid, email, displayName } = person;
  const [firstName = '', lastName = ''] = displayName.split(' ');
  const profile = buildWebUser({ uid, email, displayName, firstName, lastName, ...more });
  await database.doc(`webUsers/${uid}`).set(encodeDocument(webUserKind, profile));
  const { emailPreferences } = profile;
  await database.doc(`users/${uid}`).set(encodeDocument(userKind, buildUser({ emailPreferences })));
}

/** Adds addresses, by default with the first as default; returns their IDs. */
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

/** Adds orders in one batch and returns their IDs. */
export async function seedOrders(
  { uid }: Person,
  all: readonly Partial<Order>[],
): Promise<string[]> {
  const batch = database.batch();
  const ids = all.map((more) => {
    const createdAt = more.createdAt ?? Date.now() - DAY;
    const order = buildOrder({
      uid,
      createdAt,
      updatedAt: createdAt,
      timeline: [{ status: 'requested', at: createdAt, by: uid }],
      ...more,
    });
    const id = randomUUID();
    batch.set(database.doc(`orders/${id}`), encodeDocument(orderKind, order));
    return id;
  });
  await batch.commit();
  return ids;
}

/** Adds an order and returns its ID. */
export async function seedOrder(person: Person, more: Partial<Order> = {}): Promise<string> {
  const [id = ''] = await seedOrders(person, [more]);
  return id;
}

/** A quote for one line at this price. @param validUntil ms */
export function quoteOf(
  { sku, qty }: { sku: string; qty: number },
  pricePaise: number,
  validUntil = Date.now() + 3 * DAY,
): NonNullable<Order['quote']> {
  const amountPaise = pricePaise * qty;
  const tax = Math.round(amountPaise * 0.015);
  return {
    lines: [{ sku, qty, rate: { basis: 'unit', pricePaise }, amountPaise, gstRateBps: 300 }],
    discountPaise: 0,
    taxablePaise: amountPaise,
    cgstPaise: tax,
    sgstPaise: tax,
    igstPaise: 0,
    totalPaise: amountPaise + 2 * tax,
    validUntil,
  };
}

/** A user with a profile, two addresses, `Shop` and `Godown`, and the saved list `Diwali`. */
export async function settledCustomer(profile: Partial<WebUser> = {}): Promise<Person> {
  const person = await createPerson();
  await seedProfile(person, profile);
  await seedAddresses(person, [{ label: 'Shop' }, { label: 'Godown' }]);
  await database.doc(`webUsers/${person.uid}/lists/${randomUUID()}`).set({
    ...{ name: 'Diwali', lines: ['RG101.12'], editedAt: new Date(), isDeleted: false },
  });
  return person;
}

/** A new user, signed in, on a page of their account. */
export async function customerAt(page: Page, to: string, person?: Person): Promise<Person> {
  const who = person ?? (await createPerson());
  await openSignedIn(page, who, to);
  return who;
}

/** Console messages for an interrupted request to the database or to Auth. */
export const BROKEN =
  /Failed to load resource|40[03] for |RestConnection|RPC_ERROR|HTTP error|Reference /;

/** Aborts the next matching request; later ones pass. */
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

/** The message of a section. */
export const status = (page: Page) => page.locator('[data-section]').getByRole('status');
