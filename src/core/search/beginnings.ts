/** How what somebody types begins as it is kept: the database tells small letters from capitals (`prefix.ts`). */

const capitalised = (text: string): string =>
  text.toLowerCase().replace(/(?:^|[\s.&(-])\p{L}/gu, (letter) => letter.toUpperCase());

/** What was typed, without space too much. */
export const typedWords = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ');

/** The ways in which people write a name, the one that was typed first. */
export const nameSpellings = (words: string): string[] => [
  ...new Set([words, capitalised(words), words.toUpperCase()]),
];

/** E-mail addresses are kept in small letters; those of older requests as they were typed. */
export const emailSpellings = (words: string): string[] => [
  ...new Set([words.toLowerCase(), words]),
];

const LEAST_DIGITS = 3;

/** How a number begins as it is kept: `98765 43210`, `098765`, `+91 98765` → `+9198765…`; undefined for what is none. */
export function phoneBeginning(words: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(words)) return undefined;
  const digits = words.replaceAll(/\D/g, '');
  const local = words.startsWith('+91')
    ? digits.slice(2)
    : digits.replace(/^0+/, '').replace(/^91(?=\d{10}$)/, '');
  return local.length < LEAST_DIGITS ? undefined : `+91${local}`;
}
