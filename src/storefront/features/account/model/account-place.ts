/** Where in the account somebody is, by the page's address. */
import { accountOrderPath, accountPath } from '#core/paths.ts';
import { siteTitle } from '#core/titles.ts';

export type AccountPlace =
  | { section: 'orders' | 'profile' | 'addresses' | 'preferences' | 'privacy' }
  | { section: 'order'; id: string };

export type Section = AccountPlace['section'];

/** The sections that the navigation leads to, in its order. */
export const SECTIONS = ['orders', 'profile', 'addresses', 'preferences', 'privacy'] as const;

/** A section's heading, and the beginning of its title. */
export const SECTION_NAMES: Readonly<Record<(typeof SECTIONS)[number], string>> = {
  orders: 'Orders',
  profile: 'Profile',
  addresses: 'Addresses',
  preferences: 'Email preferences',
  privacy: 'Privacy',
};

/** A part of an address as it was before it was encoded; undefined when it is not encoded well. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The place of a path under the account; undefined when nothing is there. */
export function placeFrom(pathname: string): AccountPlace | undefined {
  const [account, section = 'orders', part, ...more] = pathname.split('/').filter(Boolean);
  if (account !== 'account' || more.length > 0) return undefined;
  const id = part === undefined ? undefined : decoded(part);
  if (part !== undefined) {
    return section === 'orders' && id !== undefined ? { section: 'order', id } : undefined;
  }
  const known = SECTIONS.find((each) => each === section);
  return known && { section: known };
}

export const pathOf = (place: AccountPlace): string => {
  if (place.section === 'order') return accountOrderPath(place.id);
  return place.section === 'orders' ? accountPath() : accountPath(place.section);
};

/** The title of the page there. @param number of the order that is shown, once it is known */
export function titleOf(place: AccountPlace | undefined, number?: string): string {
  if (place === undefined) return siteTitle('Not found – My Account');
  const name =
    place.section === 'order' ? `Order ${number ?? ''}`.trim() : SECTION_NAMES[place.section];
  return siteTitle(`${name} – My Account`);
}
