/** Prefix queries of the customer search. */
import {
  emailSpellings,
  nameSpellings,
  phonePrefix,
  normalizeSpaces,
} from '#core/search/search-spellings.ts';

export interface SearchTerm {
  field: 'phone' | 'email' | 'businessName' | 'displayName' | 'gstin';
  /** Prefix of the field. */
  prefix: string;
}

/** Queries for a search text; none for an empty text. */
export function searchTerms(typed: string): SearchTerm[] {
  const text = normalizeSpaces(typed);
  if (text === '') return [];
  const phone = phonePrefix(text);
  if (phone !== undefined) return [{ field: 'phone', prefix: phone }];
  const emails = emailSpellings(text).map((prefix): SearchTerm => ({ field: 'email', prefix }));
  if (text.includes('@')) return emails;
  const gstins: SearchTerm[] = /^\d{2}[a-z\d]{2,13}$/i.test(text)
    ? [{ field: 'gstin', prefix: text.toUpperCase() }]
    : [];
  return [
    ...nameSpellings(text).flatMap((prefix): SearchTerm[] => [
      { field: 'businessName', prefix },
      { field: 'displayName', prefix },
    ]),
    ...(text.includes(' ') ? [] : emails),
    ...gstins,
  ];
}
