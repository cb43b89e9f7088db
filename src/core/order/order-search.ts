/** The queries of an order search that need no index: prefixes of references and phone numbers. */
import { normalizeSpaces, phonePrefix } from '#core/search/search-spellings.ts';

export type SearchedField = 'number' | 'contact.phone';

/** Orders whose field starts with the prefix. */
export interface OrderSearch {
  field: SearchedField;
  prefix: string;
}

const REFERENCE_LENGTH = 6;
const REFERENCE = /^(?:GB[-\s]*)?([0-9A-HJKMNP-TV-Z]+)$/i;

function references(text: string): OrderSearch[] {
  const letters = REFERENCE.exec(text)?.[1]?.toUpperCase();
  if (letters === undefined || letters.length > REFERENCE_LENGTH) return [];
  return [{ field: 'number', prefix: `GB-${letters}` }];
}

function phones(text: string): OrderSearch[] {
  const prefix = phonePrefix(text);
  return prefix === undefined ? [] : [{ field: 'contact.phone', prefix }];
}

/** The queries for a search text; empty if it is neither. */
export function orderSearches(typed: string): OrderSearch[] {
  const text = normalizeSpaces(typed);
  return [...references(text), ...phones(text)];
}
