/** How a customer is looked for: the database finds what a field begins with, letter for letter. */

export interface SearchTerm {
  field: 'phone' | 'email' | 'businessName' | 'displayName';
  /** What it begins with. */
  prefix: string;
}

/** Sorts after every text that begins with what stands before it. */
export const AFTER_ALL = '\uf8ff';

const capitalised = (words: string): string =>
  words.replaceAll(
    /(^|[\s&(-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

/** `98765 43210`, `+91 98765`, `09876`: as it is kept, `+919876543210`. */
function phonePrefix(words: string): string | undefined {
  const digits = words.replaceAll(/[\s()-]/g, '');
  if (!/^\+?\d{3,}$/.test(digits)) return undefined;
  if (digits.startsWith('+')) return digits;
  return `+91${digits.replace(/^0+/, '').replace(/^91(?=\d{10}$)/, '')}`;
}

/** Where to look for what somebody typed; nowhere for nothing. */
export function searchTerms(typed: string): SearchTerm[] {
  const words = typed.trim().replaceAll(/\s+/g, ' ');
  if (words === '') return [];
  const phone = phonePrefix(words);
  if (phone !== undefined) return [{ field: 'phone', prefix: phone }];
  const email: SearchTerm = { field: 'email', prefix: words.toLowerCase() };
  if (words.includes('@')) return [email];
  const names = [...new Set([words, capitalised(words)])];
  return [
    ...names.flatMap((prefix): SearchTerm[] => [
      { field: 'businessName', prefix },
      { field: 'displayName', prefix },
    ]),
    ...(words.includes(' ') ? [] : [email]),
  ];
}
