/** What is looked for in orders: the database finds by the beginnings of references, numbers and names alone. */

export type SearchedField =
  'number' | 'contact.phone' | 'contact.name' | 'contact.businessName' | 'contact.email';

/** Orders whose field begins so. */
export interface OrderSearch {
  field: SearchedField;
  prefix: string;
}

const REFERENCE_LENGTH = 6;
const REFERENCE = /^(?:GB[-\s]*)?([0-9A-HJKMNP-TV-Z]+)$/i;
const LEAST_DIGITS = 3;
const LEAST_LETTERS = 2;

function references(text: string): OrderSearch[] {
  const letters = REFERENCE.exec(text)?.[1]?.toUpperCase();
  if (letters === undefined || letters.length > REFERENCE_LENGTH) return [];
  return [{ field: 'number', prefix: `GB-${letters}` }];
}

function phones(text: string): OrderSearch[] {
  if (!/^[+\d\s().-]+$/.test(text)) return [];
  const digits = text.replace(/\D/g, '');
  const local = text.startsWith('+91')
    ? digits.slice(2)
    : digits.replace(/^(?:0(?=\d{10}$)|91(?=\d{10}$))/, '');
  return local.length < LEAST_DIGITS ? [] : [{ field: 'contact.phone', prefix: `+91${local}` }];
}

const capitalized = (text: string): string =>
  text.toLowerCase().replace(/(?:^|[\s.])\p{L}/gu, (letter) => letter.toUpperCase());

/** The database tells small letters from capitals; people write their names in one of these ways. */
function names(text: string): OrderSearch[] {
  if (text.length < LEAST_LETTERS || !/\p{L}/u.test(text)) return [];
  const spellings = new Set([text, capitalized(text), text.toUpperCase()]);
  return [...spellings].flatMap((prefix): OrderSearch[] => [
    { field: 'contact.name', prefix },
    { field: 'contact.businessName', prefix },
  ]);
}

/** What to ask the database for the words of a search; nothing where they are too few. */
export function orderSearches(words: string): OrderSearch[] {
  const text = words.trim().replace(/\s+/g, ' ');
  if (text.includes('@')) return [{ field: 'contact.email', prefix: text.toLowerCase() }];
  return [...references(text), ...phones(text), ...names(text)];
}

/** Behind every text that begins with the prefix. */
export const behindPrefix = (prefix: string): string => `${prefix}\uf8ff`;
