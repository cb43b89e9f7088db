/** Customer search. */
import { searchedPrefixes } from '#core/search/word-prefixes.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { customersWith } from '#firebase/browser/searched-documents.ts';
import type { CustomerIndex } from '#schema/customer-index.ts';
import { QUERIES } from '#schema/queries.ts';
import type { WebUser } from '#schema/web-user.ts';

export interface CustomerResults {
  /** By name. */
  customers: DecodedDocument<WebUser>[];
  /** Whether there are more results. */
  isCut: boolean;
}

const nameOf = (customer: DecodedDocument<WebUser>): string =>
  customer.success ? (customer.value.businessName ?? customer.value.displayName) : '';

/** The profile in an index document. */
export const profileOf = (index: DecodedDocument<CustomerIndex>): DecodedDocument<WebUser> =>
  index.success ? { id: index.id, success: true, value: index.value.profile } : index;

/**
 * Customers who match every typed word: a name, business, email, GSTIN, phone number, city or tag has a word that begins
 * with it.
 * @throws ReadError
 */
export async function findCustomers(
  typed: string,
  most: number = QUERIES.customersByPrefixes.limit,
): Promise<CustomerResults> {
  const prefixes = searchedPrefixes(typed);
  if (prefixes.length === 0) return { customers: [], isCut: false };
  const results = await readOrThrow(() => customersWith(prefixes, most + 1));
  const customers = results.slice(0, most).map(profileOf);
  return {
    customers: customers.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))),
    isCut: results.length > most,
  };
}
