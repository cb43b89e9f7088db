/** The words that the searches of customers and orders compare; stored and typed text is split in the same way. */
import { plainLetters } from '#core/identifiers.ts';
import { normalizeSpaces, phonePrefix } from './search-spellings.ts';

/** Longer words are cut here, when stored and when searched: a GSTIN has as many characters. */
const LONGEST_WORD = 15;

/** People also give the end of a phone number, digits. */
const SHORTEST_PHONE_END = 4;

/** Firestore makes two index entries of each, and allows 40,000 for a document. */
const MOST_PREFIXES = 6_000;

/** A letter that is followed by another single one: `K.V. Rao`, `K V Rao`. */
const INITIAL = /(?<![\p{L}\p{N}])(\p{L})[.\s]+(?=\p{L}(?![\p{L}\p{N}]))/gu;

const cut = (word: string): string => Array.from(word).slice(0, LONGEST_WORD).join('');

const tokensOf = (text: string): string[] =>
  (plainLetters(text.replace(INITIAL, '$1')).match(/[\p{L}\p{N}]+/gu) ?? []).map(cut);

const localNumber = (phone: string): string => phone.replace(/^\+91/, '').replaceAll(/\D/g, '');

const phoneEnds = (digits: string): string[] =>
  Array.from({ length: Math.max(0, digits.length - SHORTEST_PHONE_END) }, (_, at) =>
    digits.slice(at + 1),
  );

const prefixesOf = (word: string): string[] => {
  const letters = Array.from(word);
  return letters.map((_, at) => letters.slice(0, at + 1).join(''));
};

/**
 * Each beginning of each word of the texts and of the phone numbers, and the numbers’ ends.
 * @param texts the most important ones first; the last ones are left out when there are too many words
 */
export function wordPrefixes(
  texts: readonly (string | undefined)[],
  ...phones: readonly string[]
): Record<string, true> {
  const numbers = phones.map(localNumber);
  const tokens = [...numbers, ...texts.flatMap((text) => tokensOf(text ?? ''))];
  const prefixes = new Set([...numbers.flatMap(phoneEnds), ...tokens.flatMap(prefixesOf)]);
  return Object.fromEntries(
    [...prefixes].slice(0, MOST_PREFIXES).map((each) => [each, true] as const),
  );
}

/** The prefixes that a match has, all of them; none for an empty text. */
export function searchedPrefixes(typed: string): string[] {
  const text = normalizeSpaces(typed);
  const phone = phonePrefix(text);
  return [...new Set(phone === undefined ? tokensOf(text) : [cut(localNumber(phone))])];
}
