/** How a customer is looked for: by how a field begins. */
import {
  emailSpellings,
  nameSpellings,
  phoneBeginning,
  typedWords,
} from '#core/search/beginnings.ts';

export interface SearchTerm {
  field: 'phone' | 'email' | 'businessName' | 'displayName';
  /** What it begins with. */
  prefix: string;
}

/** Where to look for what somebody typed; nowhere for nothing. */
export function searchTerms(typed: string): SearchTerm[] {
  const words = typedWords(typed);
  if (words === '') return [];
  const phone = phoneBeginning(words);
  if (phone !== undefined) return [{ field: 'phone', prefix: phone }];
  const emails = emailSpellings(words).map((prefix): SearchTerm => ({ field: 'email', prefix }));
  if (words.includes('@')) return emails;
  return [
    ...nameSpellings(words).flatMap((prefix): SearchTerm[] => [
      { field: 'businessName', prefix },
      { field: 'displayName', prefix },
    ]),
    ...(words.includes(' ') ? [] : emails),
  ];
}
