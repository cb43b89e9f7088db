/** The queries of an order search: prefixes of references, phone numbers and names. */
import {
  emailSpellings,
  nameSpellings,
  phonePrefix,
  normalizeSpaces,
} from '#core/search/search-spellings.ts';

export type SearchedField =
  'number' | 'contact.phone' | 'contact.name' | 'contact.businessName' | 'contact.email';

/** Orders whose field starts with the prefix. */
export interface OrderSearch {
  field: SearchedField;
  prefix: string;
}

const REFERENCE_LENGTH = 6;
const REFERENCE = /^(?:GB[-\s]*)?([0-9A-HJKMNP-TV-Z]+)$/i;
const LEAST_LETTERS = 2;

function references(text: string): OrderSearch[] {
  const letters = REFERENCE.exec(text)?.[1]?.toUpperCase();
  if (letters === undefined || letters.length > REFERENCE_LENGTH) return [];
  return [{ field: 'number', prefix: `GB-${letters}` }];
}

function phones(text: string): OrderSearch[] {
  const prefix = phonePrefix(text);
  return prefix === undefined ? [] : [{ field: 'contact.phone', prefix }];
}

function names(text: string): OrderSearch[] {
  if (text.length < LEAST_LETTERS || !/\p{L}/u.test(text)) return [];
  return nameSpellings(text).flatMap((prefix): OrderSearch[] => [
    { field: 'contact.name', prefix },
    { field: 'contact.businessName', prefix },
  ]);
}

/** The queries for a search text; empty if the text is too short. */
export function orderSearches(typed: string): OrderSearch[] {
  const text = normalizeSpaces(typed);
  if (text.includes('@'))
    return emailSpellings(text).map((prefix) => ({ field: 'contact.email', prefix }));
  return [...references(text), ...phones(text), ...names(text)];
}
