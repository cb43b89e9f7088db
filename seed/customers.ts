/** The customers of the demo shop: profiles, addresses and the older records with their e-mail preferences. */
import { gstinWithCheckDigit } from '#core/gstin.ts';
import { userKind } from '#schema/user.ts';
import { savedListKind } from '#schema/saved-list.ts';
import { addressKind, webUserKind, type Address, type WebUser } from '#schema/web-user.ts';
import { daysBefore, HOUR } from './clock.ts';
import { CUSTOMER_ROWS, type CustomerRow } from './customer-list.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { customerUid, DEMO_CUSTOMER_UID } from './people.ts';
import { seeded } from './random.ts';

/** A profile with its addresses, the default one first. */
export interface DemoCustomer {
  profile: WebUser & { businessName: string };
  addresses: readonly [Address, ...Address[]];
}

/** Made-up mobile numbers, all in one range after the shop's own. */
const phoneOf = (ordinal: number): string => `+91${9_000_000_100 + ordinal}`;

/** A GSTIN that nobody has, with a valid check digit. */
const gstinOf = ({ gstState }: CustomerRow, ordinal: number): string =>
  gstinWithCheckDigit(`${gstState}DEMPD${String(ordinal).padStart(4, '0')}D1Z`);

/** The sign-in customer has that account's email address; mail to the others reaches nobody. */
const emailOf = ({ firstName }: CustomerRow, uid: string): string =>
  uid === DEMO_CUSTOMER_UID ? 'customer@glambug.test' : `${firstName.toLowerCase()}@example.test`;

function addressesOf(row: CustomerRow, name: string, phone: string, since: number) {
  const { street, city, state, pin } = row;
  const place = { name, phone, city, state, pin };
  const shop: Address = {
    label: 'Shop',
    ...place,
    lines: [row.business, street],
    isDefault: true,
    createdAt: since + HOUR,
  };
  const godown: Address = {
    label: 'Godown',
    ...place,
    lines: [`Behind ${street}`],
    isDefault: false,
    createdAt: since + 30 * HOUR,
  };
  return { shop, godown };
}

function customerOf(row: CustomerRow, ordinal: number): DemoCustomer {
  const uid = customerUid(ordinal);
  const random = seeded(uid);
  const { firstName, lastName, business } = row;
  const displayName = `${firstName} ${lastName}`;
  const phone = phoneOf(ordinal);
  const createdAt = daysBefore(random.between(150, 700), random.between(9, 20));
  const { shop, godown } = addressesOf(row, displayName, phone, createdAt);
  const registered = random.chance(0.8);
  return {
    profile: {
      uid,
      email: emailOf(row, uid),
      displayName,
      photoURL: null,
      emailVerified: uid === DEMO_CUSTOMER_UID || random.chance(0.9),
      createdAt,
      lastLogin: daysBefore(random.between(1, 60), random.between(9, 21)),
      firstName,
      lastName,
      phone,
      businessName: business,
      ...(registered ? { gstin: gstinOf(row, ordinal) } : {}),
      emailPreferences: {
        orderUpdates: true,
        promotions: random.chance(0.7),
        newsletter: random.chance(0.6),
      },
    },
    addresses: random.chance(0.35) ? [shop, godown] : [shop],
  };
}

/** Every customer, in the order of their uids. */
export const DEMO_CUSTOMERS: readonly DemoCustomer[] = CUSTOMER_ROWS.map((row, index) =>
  customerOf(row, index + 1),
);

/** The saved lists of the customer who can sign in. */
const SAVED_LISTS = [
  { name: 'Counter refill', lines: ['CH101.12', 'ER101.24', 'NP101.24', 'TR101.24 Mixed sizes'] },
  { name: 'Diwali', lines: ['RG101.24', 'ER103.12', 'AN118.6'] },
];

function* savedListDocuments(path: string, since: number): Generator<DemoDocument> {
  for (const [at, list] of SAVED_LISTS.entries()) {
    const id = `5a7ed115-0000-4000-8000-00000000000${at}`;
    const editedAt = since + (at + 1) * HOUR;
    yield demoDocument(savedListKind, `${path}/lists/${id}`, {
      ...list,
      editedAt,
      isDeleted: false,
    });
  }
}

/** `webUsers` with their `addresses` and `lists`, and `users`. */
export function* customerDocuments(): Generator<DemoDocument> {
  for (const { profile, addresses } of DEMO_CUSTOMERS) {
    const path = `webUsers/${profile.uid}`;
    const { emailPreferences } = profile;
    yield demoDocument(webUserKind, path, profile);
    for (const address of addresses) {
      yield demoDocument(addressKind, `${path}/addresses/${address.label.toLowerCase()}`, address);
    }
    if (profile.uid === DEMO_CUSTOMER_UID) yield* savedListDocuments(path, profile.lastLogin);
    yield demoDocument(userKind, `users/${profile.uid}`, { emailPreferences });
  }
}
