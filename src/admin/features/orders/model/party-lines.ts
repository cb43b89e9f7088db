/** The recipient of a document or parcel, without repeated names. */
import type { Order } from '#schema/order.ts';

export interface PartyLines {
  /** The business, or else the person. */
  name: string;
  /** The person, if the business is named first. */
  person: string | undefined;
  /** Address lines other than these names. */
  address: readonly string[];
}

const bare = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Leaves out address lines that only repeat the business or the person. */
export function partyLines({ contact, address }: Pick<Order, 'contact' | 'address'>): PartyLines {
  const name = contact.businessName ?? contact.name;
  const person = bare(contact.name) === bare(name) ? undefined : contact.name;
  const named = new Set([name, contact.name].map(bare));
  const lines = (address?.lines ?? []).filter((line) => !named.has(bare(line)));
  return { name, person, address: lines };
}
