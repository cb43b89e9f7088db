/** The section of the account for the page address. */
import {
  accountInvoicePath,
  accountOrderPath,
  accountPath,
  accountQuotePath,
} from '#core/paths.ts';
import { siteTitle } from '#core/titles.ts';

export type AccountPlace =
  | { section: 'orders' | 'profile' | 'addresses' | 'preferences' | 'privacy' | 'claim' }
  | { section: 'order' | 'quote' | 'invoice'; id: string };

type SectionOfOne = Extract<AccountPlace, { id: string }>['section'];

/** The section of one document, by that of the list. */
const OF_ONE: Readonly<Record<string, SectionOfOne>> = {
  orders: 'order',
  quotes: 'quote',
  invoices: 'invoice',
};

const NAMES_OF_ONE: Readonly<Record<SectionOfOne, string>> = {
  order: 'Order',
  quote: 'Proforma invoice',
  invoice: 'Invoice',
};

/** The sections of the navigation, in order. */
export const SECTIONS = ['orders', 'profile', 'addresses', 'preferences', 'privacy'] as const;

/** A section's heading, and the beginning of its title. */
export const SECTION_NAMES: Readonly<
  Record<Exclude<AccountPlace['section'], SectionOfOne>, string>
> = {
  orders: 'Orders',
  profile: 'Profile',
  addresses: 'Addresses',
  preferences: 'Email preferences',
  privacy: 'Privacy',
  claim: 'Add your orders',
};

/** The section of a path under the account; undefined for an unknown path. */
export function placeFrom(pathname: string): AccountPlace | undefined {
  const [account, section = 'orders', part, ...more] = pathname.split('/').filter(Boolean);
  if (account !== 'account' || more.length > 0) return undefined;
  if (part !== undefined) {
    const one = Object.hasOwn(OF_ONE, section) ? OF_ONE[section] : undefined;
    return one && { section: one, id: part };
  }
  // Reached from the orders, or by a link, whose code is the fragment of the URL.
  const match = [...SECTIONS, 'claim' as const].find((each) => each === section);
  return match && { section: match };
}

export const pathOf = (place: AccountPlace): string => {
  if (place.section === 'order') return accountOrderPath(place.id);
  if (place.section === 'quote') return accountQuotePath(place.id);
  if (place.section === 'invoice') return accountInvoicePath(place.id);
  return place.section === 'orders' ? accountPath() : accountPath(place.section);
};

/** The page title. @param number of the shown order or invoice, once loaded */
export function titleOf(place: AccountPlace | undefined, number?: string): string {
  if (place === undefined) return siteTitle('Not found – My Account');
  const name =
    'id' in place
      ? `${NAMES_OF_ONE[place.section]} ${number ?? ''}`.trim()
      : SECTION_NAMES[place.section];
  return siteTitle(`${name} – My Account`);
}
